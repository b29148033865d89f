import type { Choice, Field, Option } from '../../../kernel/choice.ts';
import { areaName, corpsName } from '../names.ts';
import type { CorpsId } from '../pack-lists.ts';
import { areaOptions } from '../piece-options.ts';
import type { BoardWithOptions } from '../position-types.ts';
import { isEnemy } from '../relations/is-enemy.ts';
import type { FactorKind } from './battle.ts';
import { chitsFor } from './chits.ts';
import { CONDITIONS } from './condition.ts';
import { whyNotOutflank } from './flank.ts';
import { whyNotCommitGuard } from './guard.ts';
import { msg } from './msg.ts';
import { PAUSES, type Pause } from './plan.ts';
import { planExample } from './plan-example.ts';
import { reinforcersOf } from './reinforcers.ts';
import { retreatsFrom } from './retreat.ts';
import { battlesLedBy, type Role } from './role.ts';
import { nameInside } from './sortie.ts';
import { corpsIn, FACTOR_KINDS, musterOf } from './units.ts';

/**
 * What a power can order for a battle (7.5.2). `at`: it is asked again at that point, and no more is offered than what
 * can still be done. Only the side's commander is asked for chit, flank, further days and pursuit.
 */
export function planForm(board: BoardWithOptions, role: Role, at?: Pause): Choice {
  const { commands } = role;
  const newDay = at === undefined || at === 'second_day';
  // Whoever is asked again says with nothing that what was ordered is not to be.
  const say = (field: Field): Field => (at === undefined ? { ...field, emptyIsLeftOut: true } : field);
  if (role.own.length === 0)
    return { kind: 'form', fields: [...sortieField(board, role), losses(board, role)].map(say) };
  const all = [
    ...about('chit', commands && newDay ? [chitField(board, role, at), ...flankField(board, role)] : []),
    ...about('reinforcements', reinforceFields(board, role, at)),
    ...about('guard', guardFields(board, role, at)),
    ...about('further_day', commands && !role.limited ? dayFields(board, role, at) : []),
    ...about('sortie', sortieField(board, role)),
    ...about('afterwards', [
      losses(board, role),
      ...(commands ? [one('pursue', ['yes', 'no'].map(battleOption))] : []),
      ...rankingIfAny('retreat', retreatOptions(board, role)),
      ...(commands && isFirst(role, at) ? depotField(board, role) : []),
    ]),
    ...about(
      'ask_again',
      commands ? [pauseField(role, at), ...(isFirst(role, at) ? placeField(board, role) : [])] : [],
    ),
  ];
  const fields = all.map(say);
  return { kind: 'form', fields, example: planExample(fields) };
}

const isFirst = (role: Role, at: Pause | undefined) => at === undefined && role.side === 'attackers';

/** Fields below one heading. */
const about = (group: string, fields: readonly Field[]): readonly Field[] =>
  fields.map((field) => ({
    ...field,
    group: msg('empires-in-arms-battle.group', { group }),
    ...(LEADING.includes(field.id) && { namesGroup: true }),
  }));

/** Fields that their group is named after. */
const LEADING: readonly string[] = ['chit', 'reinforce', 'guard', 'sortie', 'ask'];

export const fieldText = (field: string) => msg('empires-in-arms-battle.field', { field });
export const wordText = (word: string) => msg('empires-in-arms-battle.word', { word });
export const kindText = (kind: FactorKind) => msg('empires-in-arms-battle.kind', { kind });
/** A word of the form, with what else a reply may call it. */
export const battleOption = (id: string): Option => ({
  ...{ id, label: wordText(id) },
  called: msg('empires-in-arms-battle.called-word', { word: id }),
});
const named = (id: string) => ({
  ...{ id, label: fieldText(id) },
  called: msg('empires-in-arms-battle.called-field', { field: id }),
});
const one = (id: string, options: readonly Option[], optional = true): Field => ({
  ...named(id),
  ...(optional && { optional }),
  choice: { kind: 'one', options },
});
const some = (id: string, options: readonly Option[]): Field => ({
  ...named(id),
  optional: true,
  choice: { kind: 'some', options, min: 0, max: options.length },
});
const ranking = (id: string, options: readonly Option[]): Field => ({
  ...named(id),
  optional: true,
  choice: { kind: 'ranking', options, min: 0, max: options.length },
});
const rankingIfAny = (id: string, options: readonly Option[]) => (options.length > 0 ? [ranking(id, options)] : []);
const corpsOption =
  ({ pack, state }: BoardWithOptions) =>
  (id: CorpsId): Option => {
    const area = state.corps[id]?.area ?? '';
    return { id: `corps:${id}`, label: corpsName(pack, id), detail: areaName(pack, area), place: area };
  };

/** Before a further day it may be left out: then it is as ordered, or not needed by whoever leaves. */
const chitField = (board: BoardWithOptions, role: Role, at: Pause | undefined): Field =>
  one('chit', chitsFor(board, role).map(battleOption), at !== undefined);

function flankField(board: BoardWithOptions, { units, leader }: Role): readonly Field[] {
  if (whyNotOutflank(board, units, leader)) return [];
  return [some('flank', corpsIn(units).map(corpsOption(board)))];
}

/** Whoever is asked before the third round cannot be told of the second any more. */
function reinforceFields(board: BoardWithOptions, { power, area }: Role, at: Pause | undefined): readonly Field[] {
  const corps = reinforcersOf(board, power, area);
  if (corps.length === 0) return [];
  const from = at === 'round_3' ? [] : [one('from', ['round_2', 'round_3'].map(battleOption))];
  return [some('reinforce', corps.map(corpsOption(board))), ...from, one('when', CONDITIONS.map(conditionOption))];
}

export function conditionOption(id: string): Option {
  const [whose = '', , below = ''] = id.split('-');
  const label = msg('empires-in-arms-battle.condition', { whose, below });
  return { id, label, called: msg('empires-in-arms-battle.called-condition', { whose, below }) };
}

function guardFields(board: BoardWithOptions, role: Role, at: Pause | undefined): readonly Field[] {
  const has = musterOf(board, role.area, role.own).guard ?? 0;
  const allowed = board.options.guard_commitment === 'on';
  const columns = [1, 2].filter((one) => !whyNotCommitGuard(board.pack, role.power, { columns: one, has, allowed }));
  if (columns.length === 0) return [];
  const rounds = ['round_1', 'round_2', 'round_3'].slice(at === 'round_3' ? 2 : at === 'round_2' ? 1 : 0);
  return [
    one('guard', ['none', ...columns.map((number) => `columns_${number}`)].map(battleOption)),
    one('staked', rounds.map(battleOption)),
    one('stakedWhen', CONDITIONS.map(conditionOption)),
  ];
}

function dayFields(board: BoardWithOptions, role: Role, at: Pause | undefined): readonly Field[] {
  const leave = one('leave', ['never', ...CONDITIONS].map(conditionOption));
  return at === 'second_day' ? [one('stay', ['yes', 'no'].map(battleOption)), leave] : [leave, nextField(board, role)];
}

function pauseField({ limited }: Role, at: Pause | undefined): Field {
  const pauses = PAUSES.slice(at === undefined || at === 'second_day' ? 0 : PAUSES.indexOf(at) + 1);
  return some('ask', pauses.filter((pause) => !limited || pause !== 'second_day').map(battleOption));
}

function placeField(board: BoardWithOptions, { power }: Role): readonly Field[] {
  const max = battlesLedBy(board, power);
  return max > 1 ? [{ ...named('place'), optional: true, choice: { kind: 'number', min: 1, max } }] : [];
}

const depotField = (board: BoardWithOptions, role: Role): readonly Field[] =>
  hasEnemyDepot(board, role) ? [one('depot', ['destroy', 'convert'].map(battleOption))] : [];

const nextField = (board: BoardWithOptions, role: Role): Field => one('next', chitsFor(board, role).map(battleOption));

function hasEnemyDepot(board: BoardWithOptions, { power, area }: Role): boolean {
  const depot = board.state.depots[area];
  return depot !== undefined && isEnemy(board, power, undefined, depot.power);
}

/** 7.5.4.2.3: who comes out of the besieged city. */
function sortieField(board: BoardWithOptions, { inside }: Role): readonly Field[] {
  const corps = corpsIn(inside);
  const others = [...new Set(inside.filter(({ is }) => is !== 'corps').map(nameInside))];
  const options = [
    ...corps.map(corpsOption(board)),
    ...others.map((id) => ({ id: `inside:${id}`, label: wordText(id) })),
  ];
  return options.length > 0 ? [some('sortie', options)] : [];
}

const losses = (board: BoardWithOptions, role: Role): Field => ranking('losses', lossOptions(board, role));

function lossOptions(board: BoardWithOptions, { area, own, inside }: Role): readonly Option[] {
  const muster = musterOf(board, area, [...own, ...inside]);
  return FACTOR_KINDS.filter((kind) => (muster[kind] ?? 0) > 0).map((kind) => ({
    id: `kind:${kind}`,
    label: kindText(kind),
  }));
}

const retreatOptions = (board: BoardWithOptions, { power, area, limited, side }: Role): readonly Option[] =>
  limited && side === 'attackers' ? [] : areaOptions(board, retreatsFrom(board, power, area));
