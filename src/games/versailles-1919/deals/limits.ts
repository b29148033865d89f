import { seatOf } from '../factions.ts';
import type { FactionId } from '../pack-types.ts';
import { isMilitary, settledBy } from '../turn/action-options.ts';
import type { Decisions, Position } from '../types.ts';
import { neutralOf, type Promised } from './deal.ts';

/** How promises limit the answers to a question of one option. */
export type Limit<Args> = {
  /** Whether a promise is about this question. */
  concerns(position: Position, args: Args, promised: Promised): boolean;
  /** Whether an option is within it. */
  keeps(option: string, promised: Promised): boolean;
  /** Whether an option answers the question itself, and not something that may come before it. */
  answers(option: string): boolean;
};

type Limits = {
  readonly [Name in 'action' | 'neutral-action' | 'option' | 'optional-event' | 'announce-modifier' | 'bid']: Limit<
    Decisions[Name]
  >;
};

/** Whose action or option a promise is about: the neutral faction's, or that of the one who gives it. */
function actorOf(promised: Promised): FactionId {
  return neutralOf(promised) ?? promised.faction;
}

function isOfAction({ kind }: Promised): boolean {
  return kind === 'settle' || kind === 'not-settle';
}

/** 12.2: the questions to which promises are made. */
export const LIMITS: Limits = {
  /** Placing and reclaiming are gone, or settling is; a military action may still come first. */
  action: {
    concerns: (_, { faction }, promised) => isOfAction(promised) && actorOf(promised) === faction,
    keeps: (option, promised) =>
      isMilitary(option) || settledBy(option) === (promised.kind === 'settle' ? promised.issue : undefined),
    answers: (option) => !isMilitary(option),
  },
  /** 15.2: the same in the action of a neutral faction, which has no military one. */
  'neutral-action': {
    concerns: (_, { faction }, promised) => isOfAction(promised) && actorOf(promised) === faction,
    keeps: (option, promised) => settledBy(option) === (promised.kind === 'settle' ? promised.issue : undefined),
    answers: () => true,
  },
  option: {
    concerns: (_, { faction, issue }, promised) =>
      promised.kind === 'option' && actorOf(promised) === faction && promised.issue === issue,
    keeps: (option, promised) => promised.kind === 'option' && option === promised.option,
    answers: () => true,
  },
  /** A neutral faction's event is decided by the player whose turn it is (15.7). */
  'optional-event': {
    concerns: (position, { faction }, promised) =>
      promised.kind === 'event' &&
      promised.event === position.state.event &&
      promised.faction === seatOf(position, faction),
    keeps: (option, promised) => promised.kind === 'event' && (option === 'event') === promised.carryOut,
    answers: () => true,
  },
  'announce-modifier': {
    concerns: (_, { faction, region }, promised) =>
      promised.kind === 'announce' && promised.faction === faction && promised.region === region,
    keeps: (option, promised) => promised.kind === 'announce' && option === promised.say,
    answers: () => true,
  },
  /** Who must bid has done so with the first bid of the auction. */
  bid: {
    concerns: ({ state }, { faction }, promised) =>
      promised.kind === 'bid' &&
      promised.faction === faction &&
      (promised.how === 'pass' || state.auction?.bids[faction] === undefined),
    keeps: (option, promised) => promised.kind === 'bid' && (option === 'pass') === (promised.how === 'pass'),
    answers: () => true,
  },
};
