import type { Message } from './message.ts';
import type { GameTypes } from './rules.ts';

/** How a game looks; pure like the rules. */
export type Board<G extends GameTypes = GameTypes> = {
  /** The board of a view as a complete SVG document. `places` are those that can be picked just now. */
  svg(view: G['View'], drawing: Drawing): string;
  /** The same as text, line by line: for mail without pictures and for screen readers. */
  text(view: G['View']): readonly Message[];
  /** What only this viewer has: their hand, their secrets. Empty for spectators. */
  private(view: G['View']): readonly Message[];
};

export type Drawing = {
  /** Speaks a message in the reader's language. */
  readonly t: (message: Message) => string;
  readonly places?: readonly { readonly place: string; readonly label: string; readonly href?: string }[];
};
