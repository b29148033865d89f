import type {
  DecisionRule,
  Play as KernelPlay,
  Position as KernelPosition,
  Rules,
  StepRule,
} from '../../kernel/rules.ts';
import type { Context, Effect, EffectOf } from './effect.ts';
import type { Fact } from './fact.ts';
import type { Options } from './options.ts';
import type { FactionId, IssueId, Pack, RegionId } from './pack-types.ts';
import type { Strength } from './solitaire/value.ts';
import type { Ending, State } from './state.ts';
import type { View } from './view-types.ts';

/** No arguments. */
export type None = Record<string, never>;
export type Whose = { readonly faction: FactionId };
/** Where a unit is: a pool, or a region's track. */
export type UnitPlace = 'available' | 'exhausted' | RegionId;
/** An effect that is being carried out. */
export type Doing<E extends Effect = Effect> = { readonly effect: E; readonly context: Context };
/** An issue that gets an option: for the first time, or after a bid (10.6). */
export type Choosing = Whose & { readonly issue: IssueId; readonly again: boolean };
/** Why an issue is put up for bid: an uprising, which resets the region (10.5), or an event (10.8). */
export type Unsettling = { readonly issue: IssueId; readonly uprising: RegionId | undefined };

/** The weakest factions in solitaire, with all strengths at that moment (16.12). */
export type Taking = { readonly among: readonly FactionId[]; readonly strengths: readonly Strength[] };

/** The automatic procedures. */
export type Steps = {
  'set-up': None;
  'begin-turn': Whose;
  'take-actions': Whose;
  /** 15.2; `faction` is the neutral one. */
  'neutral-action': Whose;
  'end-turn': Whose;
  'settle-issue': Whose & { readonly issue: IssueId };
  'resolve-issue': Whose;
  'conference-event': Whose;
  'discard-event': None;
  advance: Whose;
  'refill-issue': Whose;
  'draw-issues': Whose;
  'new-event': Whose;
  'finish-settling': None;
  'carry-out': Doing;
  'push-unrest': { readonly region: RegionId };
  'uprising-check': Doing<EffectOf<'check'>>;
  'announce-modifiers': { readonly region: RegionId };
  'roll-for-uprising': { readonly region: RegionId };
  'carry-out-uprisings': Doing<EffectOf<'check'>>;
  uprising: { readonly region: RegionId };
  'roll-off': { readonly region: RegionId; readonly among: readonly FactionId[] };
  'hit-faction': Whose & { readonly region: RegionId };
  'unsettle-issue': Unsettling;
  'next-bid': None;
  'reset-region': { readonly region: RegionId };
  'option-after-bid': { readonly issue: IssueId };
  'finish-check': Doing<EffectOf<'check'>>;
  'choose-strategies': None;
  'bot-acts': Whose;
  'bot-deploys': Whose & { readonly region: RegionId; readonly column: number };
  'bot-reclaims': Whose;
  'bot-refills': Whose;
  'switch-faction': Taking;
  'bots-bid': None;
  'award-to-bot': None;
  'end-game': { readonly how: Ending['how'] };
};

/** The questions. */
export type Decisions = {
  action: Whose;
  'military-action': Whose;
  'place-influence': Whose;
  reclaim: Whose;
  'deploy-unit': Whose;
  'deploy-to': Whose & { readonly from: UnitPlace };
  'demobilize-unit': Whose & { readonly mutiny: boolean };
  option: Choosing;
  'naval-flags': Whose & { readonly issue: IssueId; readonly n: number };
  'optional-event': Whose;
  'advance-cards': Whose;
  'refill-from': Whose;
  'drawn-issue': Whose;
  'which-effect': Doing<EffectOf<'either'>>;
  'which-region': Doing<EffectOf<'unrest' | 'keg'>>;
  'which-target': Doing<EffectOf<'target'>>;
  'which-waiting-issue': Doing<EffectOf<'return-influence'>>;
  'which-settled-issue': Doing<EffectOf<'unsettle'>>;
  'ready-unit': Doing<EffectOf<'ready-unit'>>;
  'exhaust-units': Doing<EffectOf<'exhaust-units'>>;
  'announce-modifier': Whose & { readonly region: RegionId };
  'who-is-hit': Whose & { readonly region: RegionId; readonly among: readonly FactionId[] };
  'hit-issue': Whose & { readonly region: RegionId; readonly among: readonly IssueId[] };
  bid: Whose;
  'bid-influence': Whose & { readonly units: number; readonly inRegion: boolean };
  'take-strategy': Whose;
  'propose-deal': None;
  'draft-promise': None;
  'answer-deal': { readonly deal: number };
  'withdraw-deal': { readonly deal: number };
  'send-message': None;
  'give-orders': None;
  'pass-this-turn': None;
  'neutral-action': Whose;
  'neutral-place': Whose;
  /** 15.6: how many cubes the neutral faction took back. */
  'neutral-reclaim': Whose & { readonly cubes: number };
  'bot-settles': Whose & { readonly among: readonly IssueId[]; readonly led: boolean };
  'take-over': Taking;
  'which-bot-wins': { readonly among: readonly FactionId[] };
};

/** Versailles 1919 in the kernel's terms. */
export type Versailles = {
  State: State;
  Fact: Fact;
  Options: Options;
  Pack: Pack;
  View: View;
  Steps: Steps;
  Decisions: Decisions;
};

export type Play = KernelPlay<Versailles>;
export type Position = KernelPosition<Versailles>;
export type DecisionRules = Rules<Versailles>['decisions'];
/** What pure questions about a position need. */
export type At = Pick<Position, 'state' | 'pack'>;
/** The rule behind one step, or behind one question. */
export type Step<Name extends keyof Steps> = StepRule<Versailles, Steps[Name]>;
export type Decide<Name extends keyof Decisions> = DecisionRule<Versailles, Decisions[Name]>;
/** What putting things into words needs: the cards, and the options that change some. */
export type Cards = Pick<Position, 'pack' | 'options'>;
