import { CHAPTER_ID } from '../../kernel/chapter.ts';
import { LONGEST_LETTER } from '../../press/read-letter.ts';
import { MOST_REPORTED } from '../../press/report-letters.ts';
import { idSchema, moment, words } from './parts.ts';
import { z } from './zod.ts';

/** As whom somebody is written to. */
const whoSchema = idSchema.openapi({ description: "A seat's id; before the game `player:` and a player's id" });
const named = z.strictObject({ who: z.string(), name: words });
export const threadParam = z.string().regex(/^[a-z2-9]{20}$/);
const letterId = z.string().regex(/^[a-z2-9]{20}$/);

const letterSchema = z
  .strictObject({
    id: z.string(),
    thread: z.string(),
    from: named.optional().openapi({ description: 'Left out: it is not signed' }),
    to: z.array(named).openapi({ description: 'Empty: to everybody' }),
    own: z.boolean(),
    unsigned: z.boolean(),
    text: z.string(),
    at: moment,
    unread: z.boolean(),
    moderatorReadAt: moment.optional().openapi({ description: 'A moderator read it, because somebody reported it' }),
  })
  .openapi('Letter');

const talk = {
  with: z.array(named).openapi({ description: 'The others in it; empty: everybody' }),
  unsigned: z.boolean(),
  answerTo: z
    .union([z.array(z.string()), z.literal('everybody')])
    .optional()
    .openapi({ description: 'The `to` of an answer; left out: it cannot be answered' }),
};

const rules = z.strictObject({
  pressTo: z.enum(['anybody', 'everybody']),
  pressWhen: z.enum(['always', 'parts', 'around', 'never']),
  pressParts: z.array(z.string().regex(CHAPTER_ID)),
  pressSigned: z.enum(['always', 'choice', 'never']),
  pressPublished: z.enum(['agreed', 'always', 'never']),
});

const around = {
  me: named,
  policy: rules.openapi({ description: 'What the table allows' }),
  closed: words.optional().openapi({ description: 'Why no letters are written now' }),
  muted: z.array(z.string()).openapi({ description: 'Whose letters are not mailed to you; `unsigned` among them' }),
};

export const pressSchema = z
  .strictObject({
    ...around,
    people: z.array(
      z.strictObject({ ...named.shape, playerName: z.string().optional(), reads: z.boolean() }).openapi({
        description: 'Those whom you may write to; without `reads` nobody reads it just now',
      }),
    ),
    address: z
      .string()
      .optional()
      .openapi({ description: 'Your own address to write letters of this table to, by mail' }),
    unread: z.int(),
    threads: z.array(
      z.strictObject({ ...talk, thread: z.string(), count: z.int(), unread: z.int(), last: letterSchema }),
    ),
    found: z
      .array(letterSchema)
      .optional()
      .openapi({ description: 'With `search`: the letters that have these words' }),
    publication: z.strictObject({
      state: z.enum(['published', 'asked', 'open', 'never']),
      agreed: z.int(),
      players: z.int(),
      mine: z.boolean().openapi({ description: 'You have agreed' }),
    }),
  })
  .openapi('Press');

export const threadSchema = z
  .strictObject({
    ...around,
    ...talk,
    thread: z.string(),
    letters: z.array(letterSchema).openapi({ description: 'In the order in which they were written' }),
    older: z.string().optional().openapi({ description: 'For `before`: there are older ones' }),
  })
  .openapi('Thread');

export const newLetterSchema = z
  .strictObject({
    to: z.union([z.array(whoSchema).max(50), z.literal('everybody')]),
    text: z.string().max(4 * LONGEST_LETTER),
    unsigned: z.boolean().optional(),
  })
  .openapi('NewLetter');

export const sentLetterSchema = z.strictObject({
  letter: z.string(),
  thread: z.string(),
  changed: z.boolean().openapi({ description: 'Mail addresses or secret links were left out' }),
});

export const readUpToSchema = z.strictObject({ letter: letterId });
export const muteSchema = z.strictObject({ who: whoSchema, muted: z.boolean() });
export const reportSchema = z.strictObject({
  letters: z.array(letterId).max(MOST_REPORTED),
  text: z.string().max(8000),
});
export const consentSchema = z.strictObject({ agrees: z.boolean() });

export const publicationSchema = pressSchema.shape.publication.omit({ mine: true });

export const publishedSchema = z.strictObject({
  state: publicationSchema.shape.state,
  letters: z.array(
    z.strictObject({
      id: z.string(),
      seq: z.int().openapi({ description: 'The last entry of the log when it was written' }),
      at: moment,
      from: named.optional(),
      to: z.array(named),
      text: z.string(),
    }),
  ),
  next: z.string().optional().openapi({ description: 'For `after`: there are more' }),
});

export const reportedSchema = z.strictObject({
  count: z.int(),
  readAt: moment.optional().openapi({ description: 'When a moderator first read them' }),
  letters: z
    .array(
      z.strictObject({
        id: z.string(),
        from: named,
        to: z.array(named),
        unsigned: z.boolean(),
        text: z.string(),
        at: moment,
      }),
    )
    .optional()
    .openapi({ description: 'For moderators, once one of them has asked to read them' }),
});
