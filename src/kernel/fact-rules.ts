import type { SeatId, Viewer } from './decision.ts';
import type { FactTable } from './fact-table.ts';
import type { MapMove } from './map-move.ts';
import type { Message } from './message.ts';
import type { GameTypes, Setting } from './rules.ts';
import type { ScenePiece } from './scene.ts';

/** What is told of a fact, whose doing it was, and whom it concerns. */
export type FactRules<G extends GameTypes> = {
  /** A fact in words for a viewer; undefined where they learn nothing of it. */
  narrate(setting: Setting<G>, fact: G['Fact'], viewer: Viewer): Message | undefined;
  /** What a fact tells a viewer in rows, where its sentence would be long; only where `narrate` has that sentence. */
  tabulate?(setting: Setting<G>, fact: G['Fact'], viewer: Viewer): FactTable | undefined;
  /** What a fact that is told to a viewer moved on the map, as far as they see it; without it nothing moves there. */
  moves?(setting: Setting<G>, fact: G['Fact'], viewer: Viewer): readonly MapMove[];
  /** What a fact that is told to a viewer adds to a scene, which is drawn (`Board.scenes`). */
  scene?(setting: Setting<G>, fact: G['Fact'], viewer: Viewer): ScenePiece | undefined;
  /** The seat that did it, for grouping the news; undefined where no seat did. */
  doer(setting: Setting<G>, fact: G['Fact']): SeatId | undefined;
  /** Seats that a fact concerns at once (words to them, an answer to their offer): mailed, if they did not do it. */
  concerns?(setting: Setting<G>, fact: G['Fact']): readonly SeatId[];
};
