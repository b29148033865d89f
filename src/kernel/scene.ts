import type { Drawing } from './board.ts';
import type { Message } from './message.ts';

/** What a fact adds to a scene: to what took a while, and is drawn as a picture of its own (a battle, say). */
export type ScenePiece = { readonly scene: string };

/** A piece, with the sentence that tells of the fact. */
export type ToldScene = { readonly text: Message; readonly piece: ScenePiece };

/** A picture of what happened, made of what its viewer was told alone. */
export type Scene = {
  /** Letters, digits and hyphens; no two scenes of a list have one name. */
  readonly name: string;
  readonly title: Message;
  /** The same in words. */
  readonly text: readonly Message[];
  /** A complete SVG document. */
  draw(drawing: Pick<Drawing, 't'>): string;
};
