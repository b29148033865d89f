import type { Message } from '../../kernel/message.ts';
import type { MailContent } from '../render/mail-content.ts';
import type { TableMail } from '../turn/table-mail.ts';
import type { ExampleGame } from './example-game.ts';
import type { ExampleHouse, ExampleMoment } from './example-table.ts';

/** What an example is made of. */
export type ExampleAbout = ExampleHouse & {
  readonly example: ExampleGame;
  /** The table's mail at a moment, and what it would say to whoever is asked just now. */
  readonly mailAt: (change?: Partial<ExampleMoment>) => Promise<TableMail>;
  /** The seat of the reader, and another one. */
  readonly mine: Message;
  readonly theirs: Message;
};

export type MakeExample = (about: ExampleAbout) => MailContent | Promise<MailContent>;

/** The examples of a kind by their names: a kind that comes in several shapes has one of each. */
export type Variants = { readonly [name: string]: MakeExample };

/** What people have written, whatever their language. */
export const WORDS = {
  letter: ['Shall we talk about this turn?', '', 'I would leave the east to you.'],
  word: 'We are one short, and you know this war better than any of us. No hurry: a look a day will do.',
  about: 'Wars that last, and no hurry',
  join: 'We play on Tuesdays and would like to have you with us.',
  reason: 'moving house',
  point: 'Was that card not played already?',
  answer: 'Yes, in the second turn; look at entry 12.',
  ruling: 'The card had been played. The game goes back to before it.',
} as const;
