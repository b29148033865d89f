import type { BoardMap } from './board-map.ts';
import type { Message } from './message.ts';
import type { GameTypes } from './rules.ts';

/** How a game looks; pure like the rules. */
export type Board<G extends GameTypes = GameTypes> = {
  /** The pictures of a view, the most important first; at least one. A mail takes them all. */
  pictures(view: G['View']): readonly [BoardPicture, ...BoardPicture[]];
  /** A picture of a view, by its name, as a complete SVG document. `places` are those that can be picked just now. */
  draw(name: string, view: G['View'], drawing: Drawing): string;
  /** The same as text, line by line: for mail without pictures and for screen readers. */
  text(view: G['View']): readonly Message[];
  /** What only this viewer has: their hand, their secrets. Empty for spectators. */
  private(view: G['View']): readonly Message[];
  /** A board that is a map in layers: pages move and zoom it. */
  readonly map?: BoardMap<G['View']>;
};

/** A picture of a board. */
export type BoardPicture = {
  /** As in `draw`. */
  readonly name: string;
  readonly title: Message;
  /** The same in words; undefined where the board's text says it. */
  readonly text?: readonly Message[];
};

export type Drawing = {
  /** Speaks a message in the reader's language. */
  readonly t: (message: Message) => string;
  readonly places?: readonly { readonly place: string; readonly label: string; readonly href?: string }[];
};

/** The first picture of a view: where there is room for one. */
export function drawFirst<G extends GameTypes>(board: Board<G>, view: G['View'], drawing: Drawing): string {
  return board.draw(board.pictures(view)[0].name, view, drawing);
}

/** For a board that has one picture, `board`. */
export function onePicture<View>(title: Message, draw: (view: View, drawing: Drawing) => string) {
  const pictures = (): readonly [BoardPicture] => [{ name: 'board', title }];
  return { pictures, draw: (_name: string, view: View, drawing: Drawing) => draw(view, drawing) };
}
