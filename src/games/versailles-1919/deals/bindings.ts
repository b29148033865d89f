import type { Answer } from '../../../kernel/choice.ts';
import type { Restriction } from '../../../kernel/restriction.ts';
import { seatOf } from '../factions.ts';
import type { FactionId } from '../pack-types.ts';
import { isMilitary, MILITARY } from '../turn/action-options.ts';
import type { Position } from '../types.ts';
import { neutralOf, type Promised } from './deal.ts';
import { pledgeOf } from './pledge.ts';
import { aboutOf, factionAsked, type Put } from './put.ts';

/** A promise that is about a question which is put just now. */
export type Binding = {
  readonly promised: Promised;
  /** What it leaves of the answers. */
  readonly within: Restriction;
  /** Whether an answer is the promised one, and not something that comes before it or after it. */
  answers(answer: Answer): boolean;
  /** Without such an option left it cannot be kept. */
  readonly needs?: (option: string) => boolean;
};

/** 12.2: the promises of this turn that are about a question, in the order in which they were made. */
export function bindingsOf(position: Position, put: Pick<Put, 'name' | 'args'>): readonly Binding[] {
  const { promises } = position.state;
  if (promises.length === 0) return [];
  const faction = factionAsked(put.args);
  return faction === undefined ? [] : promises.flatMap((promised) => bindingOf(position, put, faction, promised));
}

function bindingOf(
  position: Position,
  { name, args }: Pick<Put, 'name' | 'args'>,
  faction: FactionId,
  promised: Promised,
): readonly Binding[] {
  if (!isBy(position, promised, faction)) return [];
  const { to, about, within } = pledgeOf(promised);
  if (about !== undefined && about !== aboutOf(position, name, args)) return [];
  if (to === 'military-action' && name === 'action') return [military(promised, within)];
  if (to !== name) return [];
  if (name === 'action') return [political(promised, within)];
  return hasBid(position, promised, faction) ? [] : [{ promised, within, answers: () => true }];
}

/** A neutral faction's event is decided by the player whose turn it is (15.7). */
function isBy(position: Position, promised: Promised, faction: FactionId): boolean {
  if (promised.kind === 'event') return promised.faction === seatOf(position, faction);
  return (neutralOf(promised) ?? promised.faction) === faction;
}

/** A faction that must bid has done so with its first bid of the auction. */
function hasBid({ state }: Position, promised: Promised, faction: FactionId): boolean {
  return promised.kind === 'bid' && promised.how === 'must' && state.auction?.bids[faction] !== undefined;
}

/** 3.1: the military action may come before the promised political one. */
function political(promised: Promised, within: Restriction): Binding {
  const free: Restriction =
    within.kind === 'one' && within.only ? { ...within, only: [...within.only, ...MILITARY] } : within;
  const isPolitical = (answer: Answer) => !isMilitaryAnswer(answer);
  return { promised, within: free, answers: isPolitical, needs: isPolitical };
}

/** 3.1: nor does a promise about the military action say anything of the political one. */
function military(promised: Promised, within: Restriction): Binding {
  const { only = MILITARY, not = [] } = within.kind === 'one' ? within : {};
  const barred = MILITARY.filter((id) => !only.includes(id) || not.includes(id));
  return { promised, within: { kind: 'one', not: barred }, answers: isMilitaryAnswer };
}

function isMilitaryAnswer(answer: Answer): boolean {
  return typeof answer === 'string' && isMilitary(answer);
}
