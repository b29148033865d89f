import { openedLater } from '../../kernel/asks-the-same.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readPosition, type TablePosition } from '../../log/read-position.ts';
import type { GivenAnswer, Link } from '../../mail/links/link.ts';
import { whyOver } from '../../mail/links/why-stale.ts';
import type { Services } from '../../platform/services.ts';
import { arrangeAnswers } from '../../play/arrange-answers.ts';

type Submission = readonly [GivenAnswer, ...GivenAnswer[]];

/** The answers of a reply as they can be given now. */
export type ArrangedAnswers = {
  readonly position: TablePosition;
  /** One after the other; nearly always one. */
  readonly submissions: readonly Submission[];
  /** Answers that cannot be given any more, because their questions are over. */
  readonly over: readonly { readonly answer: GivenAnswer; readonly why: Message }[];
};

/** What a link of a reply still answers, and how; the refusal where the answers do not hold. */
export async function arrangeOpenAnswers(
  services: Services,
  link: Extract<Link, { purpose: 'answers' }>,
): Promise<ArrangedAnswers | Refusal> {
  const over: ArrangedAnswers['over'][number][] = [];
  const open: GivenAnswer[] = [];
  const position = await readPosition(services, link.tableId);
  for (const answer of link.answers) {
    // What the answers before it open is asked when they are given; it goes by the entries that they become now.
    if (answer.opened) {
      open.push({ ...answer, decision: openedLater(answer.decision, answer.seq, position.head.seq) });
      continue;
    }
    const why = await whyOver(services, { ...link, ...answer });
    if (why) over.push({ answer, why });
    else open.push(answer);
  }
  const arranged = arrangeAnswers(position.head.game, position.machine, link.seat, open);
  if (arranged instanceof Refusal) return arranged;
  return { position, submissions: arranged.flatMap(([first, ...more]) => (first ? [[first, ...more]] : [])), over };
}
