import type { Choice } from '../../kernel/choice.ts';
import type { DecisionId, SeatId } from '../../kernel/decision.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import type { Message } from '../../kernel/message.ts';
import { fallbackAnswer } from '../../kernel/open-decisions.ts';
import { readPosition } from '../../tables/read-position.ts';
import type { Services } from '../../tables/services.ts';
import type { DecisionView, TableView } from '../../tables/table-view.ts';
import { guideReply } from '../guide-reply.ts';
import { issueLinks } from '../links/issue-link.ts';
import type { LinkTarget } from '../links/link.ts';
import { linkUrl } from '../links/link-url.ts';
import { numberAnswers } from '../number-answers.ts';
import type { MailQuestion } from '../table-mail.ts';

type Asked = { readonly tableId: string; readonly playerId: string; readonly seat: SeatId };

/** An open question of the reader's as a mail asks it, with fresh links; undefined when it is not his. */
export async function mailQuestion(
  s: Services,
  table: TableView,
  asked: Asked,
  decision: DecisionView,
): Promise<MailQuestion | undefined> {
  if (!decision.mine) return undefined;
  const { prompt, choice } = decision.mine;
  const target = { ...asked, decision: decision.id, seq: decision.since };
  const numbered = numberAnswers(choice) ?? [];
  const targets: LinkTarget[] = [
    { ...target, purpose: 'compose' },
    ...numbered.map(({ answer }): LinkTarget => ({ ...target, purpose: 'answer', answer })),
  ];
  const [compose = '', ...tokens] = await issueLinks(s, targets);
  const answers = numbered.map(({ number, said, detail }, index) => ({
    number,
    said,
    detail,
    url: linkUrl(s.settings, 'answer', tokens[index] ?? ''),
  }));
  return {
    prompt,
    section: decision.section,
    dueAt: decision.dueAt,
    answers: answers.length > 0 ? answers : undefined,
    guide: answers.length > 0 ? undefined : guideReply(choice),
    composeUrl: linkUrl(s.settings, 'compose', compose),
    fallback: await fallbackWords(s, table, asked.seat, decision.id, choice),
  };
}

async function fallbackWords(
  s: Services,
  { id, pace }: TableView,
  seat: SeatId,
  decision: DecisionId,
  choice: Choice,
): Promise<Message | undefined> {
  if (pace.atExpiry !== 'fallback') return undefined;
  const { head, machine } = await readPosition(s, id);
  const answer = fallbackAnswer(head.game, machine, decision, seat);
  return answer === undefined ? undefined : describeAnswer(choice, answer);
}
