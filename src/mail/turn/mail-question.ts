import { msg } from '../../i18n/msg.ts';
import type { Choice } from '../../kernel/choice.ts';
import type { DecisionId, Question, SeatId } from '../../kernel/decision.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import type { Message } from '../../kernel/message.ts';
import { fallbackAnswer } from '../../kernel/open-decisions.ts';
import { readPosition } from '../../log/read-position.ts';
import type { Services } from '../../platform/services.ts';
import type { OfferedOrder } from '../../play/offer-orders.ts';
import type { DecisionView, OptionalActionView, TableView } from '../../play/table-view.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import type { DecisionTarget, LinkTarget } from '../links/link.ts';
import type { LinkBook } from '../links/link-book.ts';
import { linkUrl } from '../links/link-url.ts';
import { guideReply } from './guide-reply.ts';
import { mailSheet } from './mail-sheet.ts';
import { numberAnswers } from './number-answers.ts';
import type { MailOptionalAction, MailQuestion } from './table-mail.ts';

/** Where the links of a mail are noted, which writes them before it is sent. */
type Links = Pick<LinkBook, 'note'>;
type Asked = { readonly tableId: string; readonly playerId: string; readonly seat: SeatId };

/** An open question of the reader's as a mail asks it, with fresh links; undefined when it is not theirs. */
export async function mailQuestion(
  s: Services,
  table: TableView,
  asked: Asked,
  decision: DecisionView,
  links: Links,
): Promise<MailQuestion | undefined> {
  // A seat that is ready with what it has answered in secret has nothing to do.
  if (!decision.mine || !waitsForMe(decision)) return undefined;
  const target = { ...asked, decision: decision.id, seq: decision.since };
  return {
    ...(await linked(s, target, 'compose', decision.mine, links)),
    section: decision.section,
    dueAt: decision.dueAt,
    fallback: await fallbackWords(s, table, asked.seat, decision.id, decision.mine.choice),
  };
}

/**
 * What somebody would like the reader to answer, with fresh links; it has no deadline and no answer of the game's own.
 */
export async function mailOptionalAction(
  s: Services,
  table: TableView,
  asked: Asked,
  { id, section, label, question, waitingText }: OptionalActionView,
  links: Links,
): Promise<MailQuestion> {
  const target = { ...asked, decision: id, seq: table.seq };
  return {
    ...(await linked(s, target, 'action', question, links)),
    section,
    dueAt: undefined,
    fallback: undefined,
    optionalAction: { label, stands: waitingText },
  };
}

/** Orders that would spare the reader questions, with a fresh link to their form, in which they are picked. */
export function mailOffer(
  s: Services,
  table: TableView,
  asked: Asked,
  offer: OfferedOrder | undefined,
  links: Links,
): MailOptionalAction | undefined {
  if (!offer) return undefined;
  const { optionalAction: decision, picked, words } = offer;
  const [token = ''] = links.note([{ ...asked, purpose: 'action', decision, seq: table.seq }]);
  return { label: words, url: `${linkUrl(s.settings, 'action', token)}?${new URLSearchParams(picked)}` };
}

/** What else the reader may do, each with a fresh link to its form. */
export function mailMayAlso(s: Services, table: TableView, asked: Asked, links: Links): readonly MailOptionalAction[] {
  const optionalActions = table.optionalActions.filter(({ calls }) => !calls);
  const targets = optionalActions.map(
    ({ id }) => ({ ...asked, purpose: 'action', decision: id, seq: table.seq }) as const,
  );
  const tokens = links.note(targets);
  return [
    ...optionalActions.map(({ label, question }, i) => ({
      label: label ?? question.prompt,
      url: linkUrl(s.settings, 'action', tokens[i] ?? ''),
    })),
    ...mailAhead(s, table, asked, links),
  ];
}

/** What the reader may order ahead, each with a fresh link to its sheet, and whether they have. */
function mailAhead(s: Services, table: TableView, asked: Asked, links: Links): readonly MailOptionalAction[] {
  const tokens = links.note(
    table.ahead.map(({ id }) => ({ ...asked, purpose: 'compose', decision: id, seq: table.seq }) as const),
  );
  return table.ahead.map(({ id, label, ordered }, i) => ({
    label: ordered
      ? msg(ordered.review ? 'mail.ahead-review' : 'mail.ahead-ordered', { label, count: ordered.lines.length })
      : msg('mail.ahead-open', { label }),
    url: sheetUrl(linkUrl(s.settings, 'compose', tokens[i] ?? ''), id),
  }));
}

/** The page of a sheet, behind the link to its composer. */
function sheetUrl(composeUrl: string, decision: DecisionId): string {
  return `${composeUrl}/sheets/${encodeURIComponent(decision)}`;
}

async function linked(
  s: Services,
  target: DecisionTarget,
  form: 'compose' | 'action',
  question: Question,
  links: Links,
): Promise<PutQuestion> {
  const { prompt, brief, choice } = question;
  const numbered = numberAnswers(choice) ?? [];
  const targets: LinkTarget[] = [
    { ...target, purpose: form },
    ...numbered.map(({ answer }): LinkTarget => ({ ...target, purpose: 'answer', answer })),
  ];
  const [compose = '', ...tokens] = links.note(targets);
  const composeUrl = linkUrl(s.settings, form, compose);
  // Orders are written on a page of their own.
  if (choice.kind === 'sheet' && form === 'compose') {
    const { sheet, guide } = (await mailSheet(s, target)) ?? {};
    return { prompt, brief, sheet, guide, answers: undefined, composeUrl: sheetUrl(composeUrl, target.decision) };
  }
  return putQuestion(question, {
    composeUrl,
    answerUrl: (index) => linkUrl(s.settings, 'answer', tokens[index] ?? ''),
  });
}

/** A question in a mail, but for what the table says of it. */
export type PutQuestion = Pick<MailQuestion, 'prompt' | 'brief' | 'sheet' | 'answers' | 'guide' | 'composeUrl'>;

/** A question with a link for each of a few answers, by its place among them; else with how a reply answers it. */
export function putQuestion(
  { prompt, brief, choice }: Question,
  { composeUrl, answerUrl }: { readonly composeUrl: string; readonly answerUrl: (index: number) => string },
): PutQuestion {
  const answers = numberAnswers(choice)?.map(({ number, said, detail, effect }, index) => ({
    number,
    said,
    detail,
    effect,
    url: answerUrl(index),
  }));
  return answers && answers.length > 0
    ? { prompt, brief, answers, guide: undefined, composeUrl }
    : { prompt, brief, answers: undefined, guide: guideReply(choice), composeUrl };
}

async function fallbackWords(
  s: Services,
  { id, timeControl }: TableView,
  seat: SeatId,
  decision: DecisionId,
  choice: Choice,
): Promise<Message | undefined> {
  if (timeControl.atExpiry !== 'fallback') return undefined;
  const { head, machine } = await readPosition(s, id);
  const answer = fallbackAnswer(head.game, machine, decision, seat);
  return answer === undefined ? undefined : describeAnswer(choice, answer);
}
