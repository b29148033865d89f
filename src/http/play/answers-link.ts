import { seesSeat } from '../../access/sees-seat.ts';
import { msg } from '../../i18n/msg.ts';
import { isOptionalActionId } from '../../kernel/decision-id.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { lastRuling } from '../../log/last-ruling.ts';
import type { GivenAnswer, Link } from '../../mail/links/link.ts';
import { markLinkUsed } from '../../mail/links/mark-link-used.ts';
import type { Services } from '../../platform/services.ts';
import { placeBefore } from '../../play/find-submission.ts';
import { viewTable } from '../../play/view-table.ts';
import { attempt } from '../forms/refused-form.ts';
import { type Followed, link } from '../route/guards/link.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';
import { submitMeasured } from '../submit-measured.ts';
import { answersModel } from './answers-model.ts';
import { showDone } from './done-page.ts';
import { goOn } from './go-on.ts';
import { linkSitting } from './link-sitting.ts';
import { type ArrangedAnswers, arrangeOpenAnswers } from './open-answers.ts';
import { showStaleLink } from './stale-link.ts';

type AnswersLink = Extract<Link, { purpose: 'answers' }>;
type AnswersCall = PageCall & Followed<'answers'>;

/**
 * The page behind the link of a reply to several questions. GET shows all answers and what follows from them, and
 * changes nothing; POST gives those that were shown, once, however often it is sent: all at once where the game can
 * take them so, else one after the other up to the first that does not hold any more.
 */
export const showAnswersLink = page({ method: 'get', path: '/r/:token', access: link('answers') }, async (call) => {
  const { services, reading } = call;
  if (reading.state === 'stale') return showStaleLink(call, reading.link, reading.why);
  const arranged = await arrangeOpenAnswers(services, reading.link);
  if (arranged instanceof Refusal) return showStaleLink(call, reading.link, arranged.reason);
  return showAnswers(call, arranged);
});

export const sendAnswersLink = page({ method: 'post', path: '/r/:token', access: link('answers') }, async (call) => {
  const { services, fields, reading } = call;
  const { link } = reading;
  // Sent again; what is answered in secret could be answered anew, but its link is used.
  const sent = (await findSent(services, link)).length > 0;
  if (sent && (link.usedAt || reading.state === 'stale') && (await seesSeat(services, link)))
    return showSent(call, undefined);
  if (reading.state === 'stale') return showStaleLink(call, link, reading.why);

  const arranged = await arrangeOpenAnswers(services, link);
  if (arranged instanceof Refusal) return showStaleLink(call, link, arranged.reason);
  // What the page showed is what is sent: what became of the rest meanwhile must be seen first.
  if (fields.get('takes') !== takesOf(arranged)) return showAnswers(call, arranged, msg('pages.answers.changed'));
  const missed = await send(call, arranged);
  if (missed && (await findSent(services, link)).length === 0) return showStaleLink(call, link, missed.reason);
  await markLinkUsed(services, link);
  return showSent(call, missed && msg('pages.answers.missed', { count: missed.count, why: missed.reason }));
});

/** Gives the answers, submission by submission; the first refusal ends it, with how many answers were not given. */
async function send(
  { context, services, fields, reading: { link } }: AnswersCall,
  { submissions }: ArrangedAnswers,
): Promise<{ readonly reason: Message; readonly count: number } | undefined> {
  const { tableId, seat, playerId } = link;
  const expectedSeq = await seenSeq(services, link, fields.get('seq'));
  const prefix = await keyPrefix(services, link);
  for (const [i, answers] of submissions.entries()) {
    const key = `${prefix}${link.answers.indexOf(answers[0])}`;
    const given = answers.map(({ decision, answer }) => ({ decision, answer }));
    const sent = await attempt(() =>
      submitMeasured(context, { tableId, seat, playerId, expectedSeq, answers: given, key, how: 'link' }),
    );
    if (sent instanceof Refusal) return { reason: sent.reason, count: submissions.slice(i).flat().length };
  }
  return undefined;
}

async function seenSeq(services: Services, { tableId, seat }: AnswersLink, field: string | null): Promise<number> {
  const seen = Number(field ?? Number.NaN);
  return Number.isSafeInteger(seen) ? seen : (await viewTable(services, tableId, seat)).seq;
}

/** A ruling may open the questions once more, and then the link answers them once more. */
async function keyPrefix(services: Services, { hash, tableId }: AnswersLink): Promise<string> {
  return `link:${hash}:${await lastRuling(services, tableId)}:`;
}

async function findSent(services: Services, link: AnswersLink) {
  const { tableId, seat } = link;
  const key = { startsWith: await keyPrefix(services, link) };
  return services.db.submission.findMany({ where: { tableId, seat, key }, orderBy: [{ toSeq: 'asc' }, { at: 'asc' }] });
}

async function showAnswers(call: AnswersCall, arranged: ArrangedAnswers, notice?: Message): Promise<Reply> {
  const { context, services, posted, reading } = call;
  const { translator } = await linkSitting(context, reading.link, '', 'link');
  const data = await answersModel(services, reading.link, arranged, translator);
  const status = posted ? 409 : 200;
  return shown({ name: 'answers-link', data: { ...data, takes: takesOf(arranged), notice }, status, translator });
}

function takesOf({ submissions }: ArrangedAnswers): string {
  return submissions
    .flat()
    .map(({ decision }) => decision)
    .join(' ');
}

async function showSent(call: AnswersCall, why: Message | undefined): Promise<Reply> {
  const { context, services, reading } = call;
  const { link } = reading;
  const sent = await findSent(services, link);
  const [first, last] = [sent[0], sent.at(-1)];
  if (!first || !last) throw new Error('nothing was sent');
  const sitting = await linkSitting(context, link, `/t/${link.tableId}/compose`, 'link');
  return showDone(call, await goOn(call, sitting), {
    after: placeBefore(first),
    to: last.toSeq,
    aside: link.answers.every(({ decision }: GivenAnswer) => isOptionalActionId(decision)),
    why,
  });
}
