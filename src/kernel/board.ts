import type { BoardMap } from './board-map.ts';
import type { LegendIcon, LegendItem } from './legend.ts';
import type { MapMove } from './map-move.ts';
import type { Message } from './message.ts';
import type { GameTypes } from './rules.ts';
import type { Scene, ToldScene } from './scene.ts';

/** How a game looks; pure like the rules. */
export type Board<G extends GameTypes = GameTypes> = {
  /** The pictures of a view, the most important first; at least one. A mail takes what is news. */
  pictures(view: G['View']): readonly [BoardPicture, ...BoardPicture[]];
  /**
   * A picture of a view, by its name, as a complete SVG document. `places` are those that can be picked just now.
   * `before`, in a mail: what its reader saw when they last looked; what is the same and seldom looked up may be left
   * out.
   */
  draw(name: string, view: G['View'], drawing: Drawing, before?: G['View']): string;
  /** The same as text, line by line: for mail without pictures and for screen readers. */
  text(view: G['View']): readonly Message[];
  /**
   * Of `text` the lines that mails leave to the table's page while they have not changed: what is printed on the board,
   * what is seldom looked up, and what `private` says as well.
   */
  rests?(view: G['View']): readonly Message[];
  /** What this viewer should see to before it is too late, made of what they see alone. */
  warnings?(view: G['View']): readonly Message[];
  /** What only this viewer has: their hand, their secrets. Empty for spectators. */
  private(view: G['View']): readonly Message[];
  /** Pictures of what happened, made of what a viewer was told, in its order. */
  scenes?(told: readonly ToldScene[]): readonly Scene[];
  /** Every icon and token that its pictures show; in them `about` names the parts that can be asked what they are. */
  readonly legend?: readonly LegendIcon[];
  /** What its pictures show the viewer of this view and no other: cards, or what stands in an area. */
  seen?(view: G['View']): readonly LegendItem[];
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
  /** It shows what `private` says. */
  readonly own?: boolean;
  /** It is seldom looked up: mails leave it to the table's page. */
  readonly seldom?: boolean;
};

export type Drawing = {
  /** In two documents, one after the other, which a page puts side by side where it has room. */
  readonly split?: boolean;
  /** Speaks a message in the reader's language. */
  readonly t: (message: Message) => string;
  /** What went where lately, for a board that is a map: drawn as arrows on the whole of it. */
  readonly moves?: readonly MapMove[];
  readonly places?: readonly { readonly place: string; readonly label: string; readonly href?: string }[];
};

/** The first picture of a view: where there is room for one. */
export function drawFirst<G extends GameTypes>(board: Board<G>, view: G['View'], drawing: Drawing): string {
  return board.draw(board.pictures(view)[0].name, view, drawing);
}

/** For a board that has one picture, `board`. */
export function onePicture<View>(title: Message, draw: (view: View, drawing: Drawing, before?: View) => string) {
  const pictures = (): readonly [BoardPicture] => [{ name: 'board', title }];
  return {
    pictures,
    draw: (_name: string, view: View, drawing: Drawing, before?: NoInfer<View>) => draw(view, drawing, before),
  };
}
