import { z } from 'zod';
import { answerShape } from '../kernel/entry-schema.ts';
import { message } from '../kernel/message-schema.ts';

/*
 * What somebody replied to a mail, and what came of it: a notification, so that the answer mail is written like any
 * other.
 */

/** A letter to others at the table. */
export const letterAct = z.object({
  does: z.literal('letter'),
  /** To whom, as `sendLetter` takes it. */
  to: z.union([z.array(z.string()), z.literal('everybody')]),
  text: z.string(),
  unsigned: z.boolean(),
  /** By which it is the same letter, whichever way it is confirmed. */
  key: z.string(),
  /** What was left out of it. */
  notes: z.array(message),
  said: z.array(message),
});
export type LetterAct = z.infer<typeof letterAct>;

/**
 * What a reply does: answers that are sent together (`seq`: the entry they were read at), something taken back, days
 * away, a letter to others. `said` is what it comes to, in words.
 */
const act = z.discriminatedUnion('does', [
  z.object({
    does: z.literal('answer'),
    seq: z.int(),
    answers: z.array(z.object({ decision: z.string(), answer: answerShape })),
    said: z.array(message),
  }),
  z.object({ does: z.literal('undo'), seq: z.int(), to: z.int(), said: z.array(message) }),
  z.object({ does: z.literal('absent'), from: z.string(), to: z.string(), said: z.array(message) }),
  letterAct,
]);

/** What is done, and for which reply: its id is in the keys by which nothing of it is done twice. */
export const replyPlan = z.object({ id: z.string(), acts: z.array(act) });

const proof = z.object({
  state: z.enum(['proven', 'unproven', 'failed']),
  by: z.enum(['dkim', 'spf', 'arc', 'server']).optional(),
});

export const replyActs = z.array(act);
export type ReplyAct = z.infer<typeof act>;
export type ReplyPlan = z.infer<typeof replyPlan>;

export const reply = z
  .object({
    /** What the mail was about: words without a number answer it first. */
    decision: z.string(),
    text: z.string(),
    from: z.string(),
    /** There was more of it than is read. */
    cut: z.boolean().default(false),
    /** Files that came with it. */
    attachments: z.int().default(0),
    /** What the mail knew of the log, as far as the question goes. */
    seq: z.number().optional(),
    /** The log's last entry when the mail was written: what its numbers meant. */
    asOf: z.int().optional(),
    /** All that the mail asked, in its order: the answer "Q2: yes" is to the second. */
    questions: z.array(z.string()).optional(),
    /** Notifications of before name the other questions apart. */
    others: z.array(z.string()).default([]),
    /** What the mail proposed to do: "yes" does it. */
    confirms: replyActs.default([]),
    /** Which reply address it came to. */
    link: z.string().optional(),
    /** How sure it is that the sender is the sender. */
    proof: proof.default({ state: 'unproven' }),
    /** Set when it was decided to act: it is never read again. */
    plan: replyPlan.optional(),
  })
  .transform(({ others, ...data }) => ({ ...data, questions: data.questions ?? [data.decision, ...others] }));
export type Reply = z.infer<typeof reply>;
