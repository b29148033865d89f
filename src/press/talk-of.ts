import type { CopyRow, LetterView, Named } from './letter-view.ts';
import { playerOf } from './letter-view.ts';
import type { Correspondent, PressTable } from './press-table.ts';

/** Whom a conversation goes between, as one of them sees it. */
export type Talk = {
  /** The others in it; for unsigned letters, those they went to. Empty: everybody. */
  readonly with: readonly Named[];
  readonly unsigned: boolean;
  /** To whom an answer in it goes; undefined: there is none (unsigned letters to oneself, or from before the game). */
  readonly answerTo: readonly string[] | 'everybody' | undefined;
};

/** What any letter of a conversation tells of it: all its letters go between the same people. */
export function talkOf(
  { seq }: Pick<PressTable, 'seq'>,
  me: Correspondent,
  { letter }: Pick<CopyRow, 'letter'>,
  { to, from, own }: Pick<LetterView, 'to' | 'from' | 'own'>,
): Talk {
  const { unsigned } = letter;
  const over = seq > 0 && playerOf(letter.writer) !== undefined;
  if (to.length === 0) return { with: [], unsigned, answerTo: over ? undefined : 'everybody' };
  // Who holds a seat now may not be who held it then: the seat's name tells who is meant by "me".
  const others = [...(from && !own ? [from] : []), ...to].filter(({ who }) => unsigned || who !== me.who);
  const answerable = !over && (!unsigned || own);
  return { with: others, unsigned, answerTo: answerable ? others.map(({ who }) => who) : undefined };
}
