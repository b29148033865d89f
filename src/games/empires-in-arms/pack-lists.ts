/** The seven powers (1.2); also the seats' ids. */
export const POWERS = ['austria', 'france', 'great_britain', 'prussia', 'russia', 'spain', 'turkey'] as const;
export type Power = (typeof POWERS)[number];

/** The powers in the order of their seats and colours: who weighs most in the campaign of 1805 comes first. */
export const SEATING = [
  'france',
  'great_britain',
  'austria',
  'russia',
  'prussia',
  'turkey',
  'spain',
] as const satisfies readonly Power[];

/** What a corps or a garrison holds (2.4.2.1.1). */
export const TROOPS = [
  ...(['infantry', 'militia', 'cavalry', 'guard', 'artillery'] as const),
  ...(['feudal_infantry', 'feudal_cavalry'] as const),
];
export type Troop = (typeof TROOPS)[number];

/** Counters of one factor each that are no corps (2.4.1). */
export const IRREGULARS = ['cossack', 'freikorps', 'guerrilla'] as const;
export type Irregular = (typeof IRREGULARS)[number];

/** What the two sides of a battle lay down face down (7.5.2.3). */
export const ATTACK_CHITS = ['outflank', 'assault', 'escalated_assault', 'echelon', 'probe'] as const;
export type AttackChit = (typeof ATTACK_CHITS)[number];
export const DEFENCE_CHITS = [
  'outflank',
  'counterattack',
  'escalated_counterattack',
  'cordon',
  'withdraw',
  'defend',
] as const;
export type DefenceChit = (typeof DEFENCE_CHITS)[number];
export type Chit = AttackChit | DefenceChit;

export const SYMBOLS = [
  ...(['infantry', 'light', 'cavalry', 'guard', 'artillery', 'militia'] as const),
  ...(['insurrection', 'feudal_infantry', 'feudal_cavalry'] as const),
];
export type CorpsSymbol = (typeof SYMBOLS)[number];

export const MONTHS = [
  ...(['january', 'february', 'march', 'april', 'may', 'june'] as const),
  ...(['july', 'august', 'september', 'october', 'november', 'december'] as const),
];
export type Month = (typeof MONTHS)[number];
export type Time = { readonly year: number; readonly month: Month };

export const ZONES = ['fiasco', 'instability', 'neutral', 'dominant'] as const;
export type Zone = (typeof ZONES)[number];
/** The boxes of each zone are numbered from 1, on the side of Fiasco. */
export type Box = { readonly zone: Zone; readonly number: number };

export const TERMS = [
  ...(['A.1', 'A.2', 'A.3', 'A.4', 'A.5'] as const),
  ...(['B.1', 'B.2', 'B.3', 'B.4', 'B.5', 'B.6', 'B.7'] as const),
  ...(['C.1', 'C.2', 'C.3', 'C.4', 'C.5', 'C.6', 'C.7'] as const),
];
export type Term = (typeof TERMS)[number];

/** What gains or loses political points (4, 5.1.4, 6.3.4, the chart on the rulebook's back cover). */
export const POINT_EVENTS = [
  ...(['declare_war_on_power', 'declare_war_on_ally', 'declare_war_on_minor_district', 'support_minor'] as const),
  ...(['break_alliance', 'refuse_call', 'create_alliance', 'break_royal_marriage'] as const),
  ...(['control_minor_district', 'conquer_district_or_ceded_province', 'lose_district_or_ceded_province'] as const),
  ...(['accept_conditional_surrender', 'surrender_conditionally'] as const),
  ...(['accept_unconditional_surrender', 'surrender_unconditionally'] as const),
  ...(['win_naval_battle_per_fleet', 'lose_naval_battle_per_fleet', 'naval_battle_most'] as const),
  ...(['nelson_wins', 'nelson_loses', 'scuttle_or_lose_fleet', 'cede_to_ally_or_neutral_power'] as const),
  ...(['win_field_battle_per_corps', 'lose_field_battle_per_corps', 'field_battle_most'] as const),
  ...(['napoleon_wins', 'napoleon_loses', 'win_garrison_attack', 'win_siege_assault'] as const),
];
export type PointEvent = (typeof POINT_EVENTS)[number];

/** What money and manpower buy (8.5). */
export const PURCHASES = [
  ...(['militia', 'infantry', 'cavalry', 'guard', 'artillery', 'ship'] as const),
  ...(['infantry_corps', 'other_corps', 'fleet', 'depot', 'militia_to_infantry'] as const),
];
export type Purchase = (typeof PURCHASES)[number];

export const COUNTERS = [...IRREGULARS, 'depot', 'garrison', 'flag'] as const;
export type CounterKind = (typeof COUNTERS)[number];

/** 13: the scenarios for two, with the powers that play them; France moves first (3.4). */
export const SCENARIOS = ['jena_1806', 'wagram_1809'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];
export const SCENARIO_POWERS: { readonly [S in ScenarioId]: readonly [Power, Power] } = {
  jena_1806: ['france', 'prussia'],
  wagram_1809: ['france', 'austria'],
};

export type AreaId = string;
export type SeaId = string;
/** Home provinces and minor countries have ids of one list. */
export type ProvinceId = string;
export type MinorId = string;
export type CorpsId = string;
export type FleetId = string;
export type LeaderId = string;
/** Whose a corps or a fleet is: a power, a minor country, or a combination of them. */
export type Owner = Power | MinorId;
