import type { DecisionRule, Play as KernelPlay, Position as KernelPosition, StepRule } from '../../kernel/rules.ts';
import type { AccessDecisions, AccessSteps } from './access/access-frames.ts';
import type { BattleDecisions, BattleSteps } from './battle/battle-frames.ts';
import type { CaptivesDecisions } from './captives/captives-frames.ts';
import type { ConquestSteps } from './conquest/conquest-frames.ts';
import type { ControlDecisions, ControlSteps } from './control/control-frames.ts';
import type { EconomyDecisions, EconomySteps } from './economy/economy-frames.ts';
import type { Fact } from './fact.ts';
import type { GuerrillaDecisions, GuerrillaSteps } from './guerrillas/guerrilla-frames.ts';
import type { LandDecisions, LandSteps } from './land/land-frames.ts';
import type { MinorsDecisions, MinorsSteps } from './minors/minors-frames.ts';
import type { NavalDecisions, NavalSteps } from './naval/naval-frames.ts';
import type { Options } from './options.ts';
import type { OrdersDecisions } from './orders/orders-frames.ts';
import type { Pack } from './pack-types.ts';
import type { PeaceDecisions, PeaceSteps } from './peace/peace-frames.ts';
import type { PoliticsDecisions, PoliticsSteps } from './politics/politics-frames.ts';
import type { ReinforcementDecisions, ReinforcementSteps } from './reinforcement/reinforcement-frames.ts';
import type { ScenarioSteps } from './scenarios/scenario-frames.ts';
import type { SequenceSteps } from './sequence/sequence-frames.ts';
import type { SiegeDecisions, SiegeSteps } from './sieges/siege-frames.ts';
import type { State } from './state.ts';
import type { SupplyDecisions, SupplySteps } from './supply/supply-frames.ts';
import type { View } from './view-types.ts';

/** The automatic procedures. */
export type Steps = SequenceSteps &
  ScenarioSteps &
  PoliticsSteps &
  AccessSteps &
  PeaceSteps &
  MinorsSteps &
  ReinforcementSteps &
  NavalSteps &
  SupplySteps &
  EconomySteps &
  LandSteps &
  BattleSteps &
  SiegeSteps &
  GuerrillaSteps &
  ConquestSteps &
  ControlSteps;

/** The questions. */
export type Decisions = PoliticsDecisions &
  OrdersDecisions &
  AccessDecisions &
  PeaceDecisions &
  MinorsDecisions &
  ReinforcementDecisions &
  NavalDecisions &
  SupplyDecisions &
  EconomyDecisions &
  LandDecisions &
  BattleDecisions &
  SiegeDecisions &
  CaptivesDecisions &
  GuerrillaDecisions &
  ControlDecisions;

/** Empires in Arms in the kernel's terms. */
export type EmpiresInArms = {
  State: State;
  Fact: Fact;
  Options: Options;
  Pack: Pack;
  View: View;
  Steps: Steps;
  Decisions: Decisions;
};

export type Play = KernelPlay<EmpiresInArms>;
export type Position = KernelPosition<EmpiresInArms>;
/** The rule behind one step, or behind one question. */
export type Step<Name extends keyof Steps> = StepRule<EmpiresInArms, Steps[Name]>;
export type Decide<Name extends keyof Decisions> = DecisionRule<EmpiresInArms, Decisions[Name]>;
