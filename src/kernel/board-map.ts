import type { Drawing } from './board.ts';
import type { MapMove, ToldMoves } from './map-move.ts';
import type { Message } from './message.ts';

/** A board that is a map, in layers, for pages on which it is moved and zoomed. */
export type BoardMap<View> = {
  /** In map units. */
  readonly width: number;
  readonly height: number;
  /** Every area, in the order of the map. */
  readonly areas: readonly MapPlace[];
  /**
   * What is the same at all times for everybody who reads a language, as a complete SVG document, with the names that
   * are read from afar or from near.
   */
  layer(names: 'far' | 'near', t: Drawing['t']): string;
  /** What lies upon it in a view; the areas among the drawing's places are lit. */
  moment(view: View, drawing: MomentDrawing): MomentLayers;
  /** The parts of the map that the game would show the viewer, the most important first. */
  windows(view: View): readonly MapWindow[];
  /** Windows on what went where, those in which most moved first; the arrows are drawn with `drawTheatre`. */
  theatres(told: readonly ToldMoves[]): readonly Theatre[];
  /** A theatre with all that stands there now, as a complete SVG document. */
  drawTheatre(theatre: Theatre, view: View, drawing: Drawing): string;
  /** What a viewer is told of an area; undefined for one that is not on the map. */
  area(view: View, id: string): AreaWords | undefined;
};

export type MapPlace = {
  readonly id: string;
  readonly name: Message;
  /** The part of the map that it is in; undefined for the sea. */
  readonly region: Message | undefined;
};

/** Something that a reader has drawn on a map for themselves: it is no part of the game, and binds nobody. */
export type MapMark =
  | { readonly kind: 'arrow'; readonly from: string; readonly to: string; readonly text: string }
  | { readonly kind: 'note'; readonly at: string; readonly text: string }
  /** A piece where its reader guesses one; `whose`: the name of whoever it is of. */
  | { readonly kind: 'piece'; readonly at: string; readonly whose?: string | undefined; readonly text: string };

/** What a piece can reach: in words, and each place with what it takes to be there. */
export type MapRange = {
  readonly title: Message;
  readonly places: readonly { readonly place: string; readonly takes: readonly Message[] }[];
};

/** As SVG elements: what lies under the names of the layer, and what stands over them. */
export type MomentLayers = { readonly under: string; readonly over: string };

export type MomentDrawing = Drawing & {
  /** The address of the layer, in which the outlines are found. */
  readonly layer: string;
  /** The area that the reader looks at. */
  readonly chosen?: string | undefined;
  /** What the reader has drawn, in the order of their list. */
  readonly marks?: readonly MapMark[];
  /** What went where, drawn as arrows. */
  readonly moves?: readonly MapMove[];
};

export type MapWindow = {
  /** As in `Board.draw`. */
  readonly name: string;
  readonly title: Message;
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
};

/** A part of the map in which something moved. */
export type Theatre = MapWindow & {
  readonly moves: readonly MapMove[];
  /** The sentences that tell of it, in their order. */
  readonly text: readonly Message[];
};

/** An area in words. */
export type AreaWords = MapPlace & {
  /** Who has it, and what stands there, as far as the viewer knows. */
  readonly standing: readonly Message[];
  /** What the map itself says of it. */
  readonly rows: readonly { readonly label: Message; readonly value: Message }[];
  readonly neighbours: readonly { readonly id: string; readonly text: Message }[];
};
