import type { None } from '../none.ts';
import type { MinorId, Power, ProvinceId } from '../pack-lists.ts';
import type { PeaceKind } from './answer-suit.ts';

/** Whom each power wrote that it would sue: one enemy, or all of them (4.4.2.1). */
export type WrittenSuits = { [P in Power]?: 'all' | Power };
export type OfferedPeaces = { [P in Power]?: Power[] };

type Written = { suits: WrittenSuits; offers: OfferedPeaces };

/** A power sues others for peace. */
export type Suit = { loser: Power; sued: Power[] };
/** What the sued powers offer it. */
export type AnsweredSuit = { loser: Power; offered: { power: Power; kind: PeaceKind }[] };
/** The victors that it surrenders to, in the order in which they choose (4.4.5.2). */
export type Surrender = { loser: Power; victors: { power: Power; kind: PeaceKind }[] };

/** A power's forces go home from the lands of another, or from a minor country or a province (4.4.6.2). */
export type Departure = { power: Power; from: Power | MinorId | ProvinceId };
/** An ally made peace with an enemy, and may have to break the alliance (4.4.7). */
export type Grievance = { by: Power; of: Power; enemy: Power };

/** The peace step (4.4), and what peace brings about at other times. */
export type PeaceSteps = {
  'peace-step': Written;
  /** 4.4.1, 4.4.2: informal peaces are made, and those who are sued are asked. */
  'reveal-suits': Written;
  /** 4.4.6, 4.4.7: forces go home; allies may demand that alliances are broken. */
  'after-peace': { departures: Departure[]; grievances: Grievance[] };
  /** 4.4.6.2: forces go home, and their owners are asked where there is a choice. */
  'go-home': { departures: Departure[] };
  /** Treaties and loans whose time is over end. */
  'end-treaties': None;
  /** 8.7. */
  'disorder-surrender': { power: Power };
  'disorder-elimination': { power: Power };
};

export type PeaceDecisions = {
  sued: { suits: Suit[] };
  'accept-unconditional': { suits: AnsweredSuit[] };
  terms: { surrenders: Surrender[] };
  repatriation: { departures: Departure[] };
  'demand-break': { grievances: Grievance[] };
};
