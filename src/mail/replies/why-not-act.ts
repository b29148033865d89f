import { isDeepStrictEqual } from 'node:util';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { questionFor } from '../../kernel/open-decisions.ts';
import { readPosition } from '../../log/read-position.ts';
import type { Player } from '../../people/player.ts';
import { replyModeAt } from '../../people/reply-mode.ts';
import type { ReadingReply } from '../inbound/read-part.ts';
import type { ReplyOutcome } from '../inbound/reply-outcome.ts';

type Read = Extract<ReplyOutcome, { kind: 'read' }>;
type Writer = {
  readonly player: Pick<Player, 'email' | 'mail'>;
  /** What was chosen for the table. */
  readonly here: string | null;
};

/**
 * Why what a reply says waits for a confirmation. `acts`: it does not; it is done at once. Undefined: its player wants
 * it so; letters alone are sent for them all the same. Nothing is done without proof that the mail is from the player's
 * own address, unless all of it is understood, or where its numbers may have meant something else when its mail was
 * written.
 */
export async function whyNotAct(
  at: ReadingReply,
  outcome: Read,
  { player, here }: Writer,
): Promise<Message | 'acts' | undefined> {
  const { proof, from, cut } = at.data;
  const confirms = outcome.acts === at.data.confirms;
  // A letter changes nothing of the game, and whoever writes one to its own address is not asked either.
  const writes = outcome.acts.every(({ does }) => does === 'letter');
  if (!confirms && !writes && replyModeAt(here, player.mail.replies) === 'confirm') return undefined;
  if (from.toLowerCase() !== player.email.toLowerCase()) return msg('reply.not-own-address');
  if (proof.state === 'failed') return msg('reply.not-genuine');
  if (proof.state === 'unproven') return msg('reply.not-proven');
  if (cut || !outcome.clear) return msg('reply.not-clear');
  return (await asksAsThen(at, outcome)) ? 'acts' : msg('reply.not-as-asked');
}

/** Whether the questions that are answered are the ones that the mail showed, so that its numbers mean the same. */
async function asksAsThen({ services, reader, data }: ReadingReply, { acts, parts }: Read): Promise<boolean> {
  // What was read before, and is only confirmed, was shown in words.
  if (acts === data.confirms || parts.length === 0) return true;
  const now = await readPosition(services, reader.tableId);
  if (data.asOf === undefined || data.asOf > now.asOf || data.asOf < 1) return false;
  if (data.asOf === now.asOf) return true;
  const then = await readPosition(services, reader.tableId, data.asOf);
  return parts
    .filter(({ decision }) => data.questions.includes(decision))
    .every(({ decision }) =>
      isDeepStrictEqual(
        questionFor(then.head.game, then.machine, decision, reader.seat),
        questionFor(now.head.game, now.machine, decision, reader.seat),
      ),
    );
}
