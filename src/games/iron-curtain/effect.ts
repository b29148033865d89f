import type { RegionId } from './pack-types.ts';

/** Which cards in play an event reaches; judged before the event begins. Absent: all of them. */
export type Where = {
  readonly regions?: readonly RegionId[];
  readonly only?: 'no_us_cubes' | 'no_ussr_cubes' | 'empty' | 'this_card' | 'next_to_this_card';
};

type Reach = { readonly where?: Where; readonly max_per_card?: number };

/** What an event does, as the data pack writes it. The side whose flag the card bears carries it out. */
export type Effect =
  /** Up to `max` own cubes; access and dominance do not matter (5.4.2). */
  | ({ readonly op: 'infiltrate'; readonly max: number } & Reach)
  /** The marker goes `points` steps towards the own flag. */
  | { readonly op: 'gain'; readonly points: number }
  /** Up to `max` cubes of the opponent leave their cards. */
  | ({ readonly op: 'remove_opponent'; readonly max: number } & Reach)
  /** Up to `max` own cubes by the basic rules, or all but dominance, or all but access (A22). */
  | ({ readonly op: 'command'; readonly max: number } & Reach)
  | ({ readonly op: 'command_ignore_dominance'; readonly max: number } & Reach)
  | ({ readonly op: 'command_ignore_adjacency'; readonly max: number } & Reach)
  /** Up to `max` own cubes go from cards that match `from` to cards that match `where`. */
  | ({ readonly op: 'move_own'; readonly max: number; readonly from?: Where } & Reach)
  /** Score a region by section 6: the one named, the card's own, or one that the side chooses. */
  | { readonly op: 'score_region'; readonly region: RegionId | 'this' | 'any' }
  | { readonly op: 'sequence'; readonly effects: readonly Effect[] }
  | { readonly op: 'choice'; readonly effects: readonly Effect[] };

export type PlacingEffect = Extract<
  Effect,
  { readonly op: 'infiltrate' | 'command' | 'command_ignore_dominance' | 'command_ignore_adjacency' }
>;
