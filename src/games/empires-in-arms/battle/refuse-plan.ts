import type { Answer } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName } from '../names.ts';
import type { AreaId, Chit } from '../pack-lists.ts';
import type { BoardWithOptions } from '../position-types.ts';
import { bareIds, fieldsOf } from '../read-form.ts';
import type { Muster } from './battle.ts';
import { whyNotChit } from './chits.ts';
import { readCondition, whyNoCondition } from './condition.ts';
import { whyNotDivide } from './flank.ts';
import { whyNotCommitGuard } from './guard.ts';
import { msg } from './msg.ts';
import type { Pause } from './plan.ts';
import { chitIn, columnsIn, type Fields, roundIn } from './read-plan.ts';
import { reinforcersOf } from './reinforcers.ts';
import { retreatsFrom } from './retreat.ts';
import type { Role } from './role.ts';
import { sideMorale } from './side-morale.ts';
import { FACTOR_KINDS, musterOf } from './units.ts';

/** Why a plan cannot be given, as data: what it is about, with the rule in its words. */
type No = { readonly why: string; readonly name?: Message | string; readonly has?: number };

/**
 * Why a plan for a battle is refused, with the rule: chits that the side has not, forces around the flank without a
 * leader or anybody to pin, corps that cannot come, guards that a power has not, losses of what is not there, retreats
 * into the enemy, conditions that can never come true or that its power cannot know.
 */
export function whyNotPlan(board: BoardWithOptions, role: Role, answer: Answer, at?: Pause): Message | undefined {
  const fields = fieldsOf(answer);
  const no =
    chitRefused(board, role, fields) ??
    flankRefused(board, role, fields) ??
    reinforcementRefused(board, role, fields) ??
    guardRefused(board, role, fields, at) ??
    lossesRefused(board, role, fields) ??
    retreatRefused(board, role, fields);
  return no && msg('empires-in-arms-battle.no', { why: no.why, name: no.name ?? '', has: no.has ?? 0 });
}

function chitRefused(board: BoardWithOptions, role: Role, fields: Fields): No | undefined {
  for (const field of ['chit', 'next']) {
    const chit = chitIn(fields, field);
    if (chit === undefined) continue;
    if (!role.commands) return { why: 'not_commander' };
    const no = whyNotChit(board, role, chit);
    if (no) return named(no, chit);
  }
  return undefined;
}

const named = (no: { readonly why: string; readonly corps?: number | string }, chit: Chit): No => ({
  why: no.why,
  name: msg('empires-in-arms-battle.word', { word: chit }),
  ...(typeof no.corps === 'number' && { has: no.corps }),
});

function flankRefused(board: BoardWithOptions, { units, commands }: Role, fields: Fields): No | undefined {
  const flank = bareIds(fields.get('flank'));
  const chits = ['chit', 'next'].map((field) => chitIn(fields, field));
  const goesAround = chits.includes('outflank');
  if (flank.length > 0 && !commands) return { why: 'not_commander' };
  if (flank.length > 0 && !goesAround) return { why: 'flank_without_chit' };
  if (!goesAround) return undefined;
  const no = whyNotDivide(board, units, flank);
  if (!no) return undefined;
  return 'corps' in no && typeof no.corps === 'string'
    ? { why: no.why, name: corpsName(board.pack, no.corps) }
    : { why: no.why };
}

function reinforcementRefused(board: BoardWithOptions, { power, area }: Role, fields: Fields): No | undefined {
  const possible = reinforcersOf(board, power, area);
  const strange = bareIds(fields.get('reinforce')).find((id) => !possible.includes(id));
  if (strange === undefined) return undefined;
  return { why: 'cannot_come', name: board.pack.corpsOf[strange] ? corpsName(board.pack, strange) : strange };
}

function guardRefused(board: BoardWithOptions, role: Role, fields: Fields, at: Pause | undefined): No | undefined {
  const columns = columnsIn(fields);
  if (columns === undefined) return undefined;
  const has = musterOf(board, role.area, role.own).guard ?? 0;
  const allowed = board.options.guard_commitment === 'on';
  const no = whyNotCommitGuard(board.pack, role.power, { columns, has, allowed });
  if (no) return { why: no.why, has: 'has' in no ? no.has : 0 };
  // Once there has been a round, everybody knows how the other side stands.
  if (at !== undefined) return undefined;
  const condition = readCondition(fields.get('stakedWhen')) ?? 'always';
  const useless = whyNoCondition(condition, roundIn(fields), sideMorale(board, role.area, role.units));
  return useless && { why: useless };
}

function lossesRefused(board: BoardWithOptions, { area, own, inside }: Role, fields: Fields): No | undefined {
  const muster: Muster = musterOf(board, area, [...own, ...inside]);
  const named = bareIds(fields.get('losses'));
  const kind = FACTOR_KINDS.find((one) => named.includes(one) && (muster[one] ?? 0) === 0);
  return kind && { why: 'no_such_factors', name: msg('empires-in-arms-battle.kind', { kind }) };
}

function retreatRefused(board: BoardWithOptions, { power, area }: Role, fields: Fields): No | undefined {
  const possible = retreatsFrom(board, power, area);
  const strange = bareIds(fields.get('retreat')).find((id) => !possible.includes(id));
  return strange === undefined ? undefined : { why: 'no_retreat', name: nameOf(board, strange) };
}

const nameOf = ({ pack }: BoardWithOptions, area: AreaId) => (pack.area[area] ? areaName(pack, area) : area);
