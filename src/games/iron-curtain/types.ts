import type { Viewer } from '../../kernel/decision.ts';
import type { DecisionRule, Play as KernelPlay, Position as KernelPosition, StepRule } from '../../kernel/rules.ts';
import type { Effect } from './effect.ts';
import type { Fact } from './fact.ts';
import type { Options } from './options.ts';
import type { CardId, Pack, RegionId, Side } from './pack-types.ts';
import type { State } from './state.ts';
import type { View } from './view-types.ts';

export type { CardId, Effect, Fact, Options, Pack, RegionId, Side, State, View, Viewer };

/** No arguments. */
export type None = Record<string, never>;

/** A side, and the card in question. */
export type SideAndCard = { readonly side: Side; readonly card: CardId };

/** Why a region is scored: it is complete (4.5), at the end of the game (7.2), or an event says so (5.4.1). */
export type ScoringReason = 'complete' | 'final' | 'event';

/** Why cubes are placed: an order (5.1) or an event (5.4). */
export type PlacingCause = 'order' | 'event';

/** Placing cubes, as far as it has come: an order, Infiltrate, or an event like an order. */
export type Placing = SideAndCard & {
  readonly cause: PlacingCause;
  /** The cubes that the card still allows; a cube paid for dominance counts too (5.2.2). */
  readonly left: number;
  /** The cards that may take cubes: fixed before the first is placed (5.1.3). */
  readonly targets: readonly CardId[];
  /** Whether access limits the targets (5.1.2), and whether dominance costs a second cube (5.2.2). */
  readonly byAccess: boolean;
  readonly taxed: boolean;
  /** The most cubes on any one card, if the event limits it, and what was placed there so far. */
  readonly perCard?: number;
  readonly placed: { readonly [card: CardId]: number };
  /** The reserve did not cover the number when the action began (5.3). */
  readonly short: boolean;
};

/** One cube on its way to a card, while the cubes for it are being found (5.3). */
export type PlacingOne = {
  readonly placing: Placing;
  readonly target: CardId;
  readonly price: number;
  /** Cubes of the reserve that are meant for it. */
  readonly ready: number;
};

export type Removing = SideAndCard & {
  readonly max: number;
  readonly perCard?: number;
  readonly targets: readonly CardId[];
};

export type Moving = SideAndCard & {
  readonly left: number;
  readonly sources: readonly CardId[];
  readonly targets: readonly CardId[];
  readonly perCard?: number;
  readonly placed: { readonly [card: CardId]: number };
};

/** The automatic procedures. */
export type Steps = {
  'set-up': None;
  'deal-cards': { readonly round: number };
  'begin-round': { readonly round: number };
  'take-turn': { readonly side: Side };
  'score-if-complete': { readonly card: CardId };
  'use-card': SideAndCard;
  'give-order': SideAndCard & { readonly access?: readonly CardId[] };
  'carry-out-event': SideAndCard & { readonly effect: Effect };
  'place-cubes': Placing;
  'pay-and-place': PlacingOne;
  'move-cubes': Moving;
  'score-region': { readonly region: RegionId; readonly reason: ScoringReason };
  'end-turn': None;
  'end-round': None;
  aftermath: None;
  'final-scoring': None;
  'decide-winner': None;
};

/** The questions. */
export type Decisions = {
  'who-starts': { readonly side: Side; readonly round: number };
  'card-to-play': { readonly side: Side };
  space: { readonly side: Side };
  'opponents-event': SideAndCard;
  'order-or-event': SideAndCard;
  'spread-cubes': Placing;
  'place-cube': Placing;
  'take-back-cube': PlacingOne;
  'remove-cubes': Removing;
  'move-cube-from': Moving;
  'move-cube-to': Moving & { readonly from: CardId };
  'which-effect': SideAndCard & { readonly effects: readonly Effect[] };
  'which-region': SideAndCard & { readonly regions: readonly RegionId[] };
};

/** Iron Curtain in the kernel's terms. */
export type IronCurtain = {
  State: State;
  Fact: Fact;
  Options: Options;
  Pack: Pack;
  View: View;
  Steps: Steps;
  Decisions: Decisions;
};

export type Play = KernelPlay<IronCurtain>;
export type Position = KernelPosition<IronCurtain>;
/** The rule behind one step, or behind one question. */
export type Step<Name extends keyof Steps> = StepRule<IronCurtain, Steps[Name]>;
export type Decide<Name extends keyof Decisions> = DecisionRule<IronCurtain, Decisions[Name]>;
