import type { Message } from './message.ts';

/** Something that a board draws, in words for those who do not know it: a card, a token, an icon. */
export type LegendItem = {
  /** Different from all others of its game. */
  readonly id: string;
  readonly name: Message;
  /** What it is or does, in sentences. */
  readonly text: readonly Message[];
  /** The section of the rules that says more. */
  readonly section: string;
};

/** One that looks the same in every position, with a small picture of it as SVG elements from 0,0. */
export type LegendIcon = LegendItem & {
  draw(t: (message: Message) => string): { readonly width: number; readonly height: number; readonly svg: string };
};
