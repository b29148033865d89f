import type { Message } from './message.ts';

/** A section of the rules with its number, "4.2.1"; the text has a paragraph in each line. */
export type RulebookSection = readonly [number: string, title: Message, text: Message];

/** A game's rules in our own words, in the order of its rulebook. A plain number is a chapter's; a letter, a list's. */
export type Rulebook = readonly RulebookSection[];

/** A picture beside a section, drawn as the board draws what it shows. */
export type RulebookPicture = {
  /** The section that it is for. */
  readonly section: string;
  /** What is to be seen, for those who do not see it. */
  readonly alt: Message;
  readonly caption: Message;
  /** As a complete SVG document; what it is called does not matter, `alt` says it. */
  draw(t: (message: Message) => string): string;
};

/** What somebody should know of a game before they read its rules. */
export type Introduction = {
  /** The section of the rulebook that says what it is about, and those that say how a turn goes. */
  readonly about: string;
  readonly turn: readonly string[];
  /** How long it takes, by mail; measured. */
  readonly length: Message;
};

/** The first of the sections that a question or a step names: 5.3 of "5.3, 10.2–10.4". */
export const firstSection = (sections: string): string => sections.split(/[,–]/, 1)[0]?.trim() ?? '';
