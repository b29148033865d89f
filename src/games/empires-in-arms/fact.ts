import type { AccessFact } from './access/access-fact.ts';
import type { BattleFact } from './battle/battle-fact.ts';
import type { CaptivesFact } from './captives/captives-fact.ts';
import type { ConquestFact } from './conquest/conquest-fact.ts';
import type { ControlFact } from './control/control-fact.ts';
import type { CorrectionFact } from './corrections/correction-fact.ts';
import type { EconomyFact } from './economy/economy-fact.ts';
import type { GuerrillaFact } from './guerrillas/guerrilla-fact.ts';
import type { LandFact } from './land/land-fact.ts';
import type { MinorsFact } from './minors/minors-fact.ts';
import type { NavalFact } from './naval/naval-fact.ts';
import type { OrdersFact } from './orders/orders-fact.ts';
import type { PeaceFact } from './peace/peace-fact.ts';
import type { PoliticsFact } from './politics/politics-fact.ts';
import type { ReinforcementFact } from './reinforcement/reinforcement-fact.ts';
import type { ScenarioFact } from './scenarios/scenario-fact.ts';
import type { SequenceFact } from './sequence/sequence-fact.ts';
import type { SiegeFact } from './sieges/siege-fact.ts';
import type { SupplyFact } from './supply/supply-fact.ts';

/** What happens in a campaign, as data that needs no state to be understood. */
export type Fact =
  | CorrectionFact
  | SequenceFact
  | ScenarioFact
  | OrdersFact
  | AccessFact
  | PoliticsFact
  | PeaceFact
  | MinorsFact
  | ReinforcementFact
  | NavalFact
  | SupplyFact
  | EconomyFact
  | LandFact
  | BattleFact
  | SiegeFact
  | CaptivesFact
  | GuerrillaFact
  | ConquestFact
  | ControlFact;
