import type { Field, FormAnswer, Option } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { CONDITIONS } from '../battle/condition.ts';
import { whyNotCommitGuard } from '../battle/guard.ts';
import { battleOption, conditionOption } from '../battle/plan-form.ts';
import { countMuster } from '../battle/units.ts';
import { isPower } from '../forces/who-commands.ts';
import { areaName } from '../names.ts';
import type { SideName } from '../sides.ts';
import type { OwnCorpsView } from '../view-types.ts';
import { msg } from './msg.ts';
import { helpers } from './own-force.ts';
import { MOST_HELP, type Planner } from './planner.ts';

export const named = (id: string): { readonly id: string; readonly label: Message } => ({
  id,
  label: msg('empires-in-arms-odds.field', { field: id }),
});
export const word = (id: string): Option => ({ id, label: msg('empires-in-arms-odds.word', { word: id }) });

const one = (id: string, options: readonly Option[]): Field => ({
  ...named(id),
  optional: true,
  choice: { kind: 'one', options },
});

export function corpsOption({ setting }: Planner, { id, name, area, factors }: OwnCorpsView): Option {
  const detail = msg('empires-in-arms-odds.corps', {
    area: areaName(setting.pack, area),
    factors: countMuster(factors),
  });
  return { id: `corps:${id}`, label: name, detail };
}

/** What the planner's side does besides its chit: help, guard, further days. All of it may be left out. */
export function ownPlanFields(at: Planner): readonly Field[] {
  const help = helpers(at);
  const corps: Field = {
    ...named('help'),
    optional: true,
    choice: {
      kind: 'some',
      options: help.map((own) => corpsOption(at, own)),
      min: 0,
      max: Math.min(help.length, MOST_HELP),
    },
  };
  return [
    ...(help.length > 0
      ? [corps, one('from', LATER.map(battleOption)), one('when', CONDITIONS.map(conditionOption))]
      : []),
    ...guardFields(at),
    one('leave', ['never', ...CONDITIONS].map(conditionOption)),
  ];
}

/** The same of the enemy, as far as somebody would guess it. */
export function enemyPlanFields({ setting }: Planner): readonly Field[] {
  const guards = setting.options.guard_commitment === 'on';
  return [
    { ...named('enemyHelp'), optional: true, choice: { kind: 'number', min: 0, max: MOST_HELP } },
    ...(guards ? [one('enemyGuard', ['none', 'round_1', 'round_2', 'round_3'].map(battleOption))] : []),
    one('enemyLeave', ['always', 'never'].map(conditionOption)),
  ];
}

const LATER = ['round_2', 'round_3'];

/** 12.3.4: where the table plays with it, and the planner's power may. */
function guardFields({ view, setting }: Planner): readonly Field[] {
  const { viewer } = view;
  const allowed = setting.options.guard_commitment === 'on';
  const columns = [1, 2].filter(
    (number) => isPower(viewer) && !whyNotCommitGuard(setting.pack, viewer, { columns: number, has: number, allowed }),
  );
  if (columns.length === 0) return [];
  return [
    one('guard', ['none', ...columns.map((number) => `columns_${number}`)].map(battleOption)),
    one('staked', ['round_1', ...LATER].map(battleOption)),
    one('stakedWhen', CONDITIONS.map(conditionOption)),
  ];
}

/** Nobody has thought of any of it yet: one day, as whoever is on that side does by itself. */
export const planGiven = (side: SideName): FormAnswer => ({
  leave: side === 'attackers' ? 'always' : 'never',
  enemyLeave: side === 'attackers' ? 'never' : 'always',
});
