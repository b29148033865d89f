import type { MapPack } from '../../theme/map/map-pack.ts';
import type { BattleCharts } from './battle-types.ts';
import type {
  Calendar,
  CampaignStart,
  Economy,
  Limits,
  Peace,
  Price,
  Sequence,
  Supply,
  ZoneOfStatus,
} from './chart-types.ts';
import type { Control } from './control/control-types.ts';
import type { Corps, Counter, Fleet, Leader, Levy, MinorMorale, Nation, Setup } from './force-types.ts';
import type { Area, Arrows, Combination, Minor, Province, Sea } from './map-types.ts';
import type { Naval, Percentages, Sailing } from './naval-types.ts';
import type { Optional } from './optional-types.ts';
import type {
  AreaId,
  CorpsId,
  FleetId,
  LeaderId,
  MinorId,
  PointEvent,
  Power,
  ProvinceId,
  Purchase,
  ScenarioId,
  SeaId,
} from './pack-lists.ts';
import type { Scenario } from './scenario-types.ts';
import type { Conquest, Guerrillas, Siege } from './siege-types.ts';

/** All that is printed on the map, the counters, the cards and the charts. */
export type Pack = {
  readonly areas: readonly Area[];
  readonly area: { readonly [id: AreaId]: Area };
  readonly seas: readonly Sea[];
  readonly sea: { readonly [id: SeaId]: Sea };
  readonly provinces: readonly Province[];
  readonly province: { readonly [id: ProvinceId]: Province };
  readonly minors: readonly Minor[];
  readonly minor: { readonly [id: MinorId]: Minor };
  readonly combinations: readonly Combination[];
  readonly nations: { readonly [P in Power]: Nation };
  readonly minorMorale: readonly MinorMorale[];
  readonly corps: readonly Corps[];
  readonly corpsOf: { readonly [id: CorpsId]: Corps };
  readonly fleets: readonly Fleet[];
  readonly fleet: { readonly [id: FleetId]: Fleet };
  readonly leaders: readonly Leader[];
  readonly leader: { readonly [id: LeaderId]: Leader };
  readonly counters: readonly Counter[];
  readonly levies: readonly Levy[];
  readonly zones: readonly ZoneOfStatus[];
  readonly starts: readonly CampaignStart[];
  readonly points: { readonly [E in PointEvent]: number };
  readonly peace: Peace;
  readonly prices: { readonly [P in Purchase]: Price };
  readonly calendar: Calendar;
  readonly sequence: Sequence;
  readonly economy: Economy;
  readonly limits: Limits;
  readonly percentages: Percentages;
  readonly naval: Naval;
  readonly battle: BattleCharts;
  readonly supply: Supply;
  readonly siege: Siege;
  readonly guerrillas: Guerrillas;
  readonly conquest: Conquest;
  readonly setup: Setup;
  readonly optional: Optional;
  readonly control: Control;
  readonly arrows: Arrows;
  readonly sailing: Sailing;
  readonly scenario: { readonly [S in ScenarioId]: Scenario };
  readonly shapes: MapPack;
  /** Some value is not the printed one. */
  readonly unofficial: boolean;
};
