import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { setReplies } from '../tables/write-seat.ts';

/**
 * What a reply by mail does. `confirm`: it is echoed, and counts when that is confirmed; `act`: what is understood
 * completely, and surely from the player, counts at once.
 */
export const REPLY_MODES = ['confirm', 'act'] as const;
export type ReplyMode = (typeof REPLY_MODES)[number];

/** What can be chosen for one table: a mode, or the player's usual one. */
export const REPLY_CHOICES = ['usual', ...REPLY_MODES] as const;
export type ReplyChoice = (typeof REPLY_CHOICES)[number];

const USUAL_REPLY_MODE: ReplyMode = 'confirm';

/** What somebody chose for a table, or what is stored there; undefined: that is none. */
export function readReplyChoice(given: unknown): ReplyChoice | undefined {
  return REPLY_CHOICES.find((choice) => choice === given);
}

/** What replies do at a table: as was chosen for it, else as the player likes it everywhere. */
export function replyModeAt(chosenHere: string | null, usual: ReplyMode | undefined): ReplyMode {
  const here = REPLY_MODES.find((mode) => mode === chosenHere);
  return here ?? usual ?? USUAL_REPLY_MODE;
}

/**
 * A player chooses what their replies do at one table. Refuses (`not-found`) a table at which they have no
 * seat, and (`bad-input`) what is no choice.
 */
export async function chooseReplies(
  s: Services,
  { tableId, playerId, replies }: { readonly tableId: string; readonly playerId: string; readonly replies: unknown },
): Promise<ReplyChoice> {
  const seats = await s.db.seat.count({ where: { tableId, playerId } });
  if (seats === 0) throw new Refusal('not-found', msg('people.no-seat-there'));
  const choice = readReplyChoice(replies);
  if (!choice) throw refuse('bad-input', 'reply.bad-choice', { choices: [...REPLY_CHOICES] });
  await setReplies(s, { tableId, playerId, replies: choice === 'usual' ? null : choice });
  return choice;
}
