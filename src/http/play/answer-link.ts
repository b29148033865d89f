import { seesSeat } from '../../access/sees-seat.ts';
import { msg } from '../../i18n/msg.ts';
import { isWindow } from '../../kernel/close-window.ts';
import { isOptionalActionId } from '../../kernel/decision-id.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import type { EntryPlace } from '../../kernel/entry-place.ts';
import type { Message } from '../../kernel/message.ts';
import { questionFor } from '../../kernel/open-decisions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { lastRuling } from '../../log/last-ruling.ts';
import { placeAfter } from '../../log/read-entries.ts';
import { readPosition } from '../../log/read-position.ts';
import type { LinkTarget } from '../../mail/links/link.ts';
import { markLinkUsed } from '../../mail/links/mark-link-used.ts';
import { newId } from '../../platform/new-id.ts';
import type { Services } from '../../platform/services.ts';
import { readDraft } from '../../play/drafts/read-draft.ts';
import { placeBefore } from '../../play/find-submission.ts';
import { viewTable } from '../../play/view-table.ts';
import { attempt } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { type Followed, link } from '../route/guards/link.ts';
import { type PageCall, page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { submitMeasured } from '../submit-measured.ts';
import { boardModel } from '../tables/board-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { showComposer } from './composer.ts';
import { showDone } from './done-page.ts';
import { goOn } from './go-on.ts';
import { begunSitting, linkSitting } from './link-sitting.ts';
import { type AnswerPreview, previewAnswer } from './preview-answer.ts';
import { showStaleLink } from './stale-link.ts';

type AnswerTarget = Extract<LinkTarget, { purpose: 'answer' }>;

/**
 * The page behind an answer's link in a mail. GET shows exactly what will happen and changes nothing; POST does it,
 * once, however often it is sent. An answer that only leads to the next question of the same seat binds nothing by
 * itself: it opens the composer as its first step, so that the whole turn is sent once.
 */
export const showAnswerLink = page({ method: 'get', path: '/a/:token', access: link('answer') }, async (call) => {
  const { context, services, reading } = call;
  const { link } = reading;
  if (reading.state === 'stale') return showStaleLink(call, link, reading.why);
  const { tableId, seat } = link;
  const preview = previewAnswer(await readPosition(services, tableId), seat, link.decision, link.answer);
  if (preview instanceof Refusal) return showStaleLink(call, link, preview.reason);
  const sitting = begunSitting(await linkSitting(context, link, `/a/${call.token}`, 'link'), link.answer);
  if (await leadsOn(call)) return showComposer(call, sitting, link.decision);

  const table = await viewTable(services, tableId, seat);
  const { translator } = sitting;
  const data = {
    table,
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    said: preview.said,
    sheet: preview.sheet,
    prompt: preview.prompt,
    dueAt: table.decisions.find(({ id }) => id === link.decision)?.dueAt,
    consequences: preview.consequences,
    follows: followsOf(preview, isOptionalActionId(link.decision)),
    seq: table.seq,
    later: table.decisions.some(({ id, window }) => window && id === link.decision),
    back: `/t/${tableId}`,
    board:
      preview.consequences.length > 0
        ? boardModel(gameOf(services, table.game), preview.view, msg('pages.table.board-after'), translator)
        : undefined,
  };
  return shown({ name: 'answer-link', data, translator });
});

export const sendAnswerLink = page({ method: 'post', path: '/a/:token', access: link('answer') }, async (call) => {
  const { context, services, fields, reading } = call;
  const { link } = reading;
  const { tableId, seat, playerId, decision, answer } = link;
  const aside = isOptionalActionId(decision);
  // A ruling may open the question once more, and then the link answers it once more. What is answered in secret can be
  // answered again and again, one way and the other.
  const secret = await isSecret(services, link);
  const key = secret ? newId() : `link:${link.hash}:${await lastRuling(services, tableId)}`;
  const said = await saidOf(services, link);
  const before = await findSent(services, link, key);
  const sitting = await linkSitting(context, link, `/t/${tableId}/compose`, 'link');
  const done = async (to: number, after: EntryPlace) =>
    showDone(call, await goOn(call, sitting), {
      after,
      to,
      ...(said && !secret ? { heading: said } : {}),
      aside,
    });
  // Sent again by a player who no longer holds the seat, it shows nothing of it.
  if (before && (await seesSeat(services, link))) return done(before.toSeq, placeBefore(before));
  if (reading.state === 'stale') return showStaleLink(call, link, reading.why);
  const seen = Number(fields.get('seq') ?? Number.NaN);
  const expectedSeq = Number.isSafeInteger(seen) ? seen : (await viewTable(services, tableId, seat)).seq;
  const answers = [{ decision, answer }];
  const sent = await attempt(() =>
    submitMeasured(context, {
      ...{ tableId, seat, playerId, expectedSeq, answers, key, how: 'link' },
      ready: fields.get('later') !== 'yes',
    }),
  );
  if (sent instanceof Refusal) return showStaleLink(call, link, sent.reason);
  await markLinkUsed(services, link);
  const submission = aside ? await findSent(services, link, key) : undefined;
  return done(sent.seq, submission ? placeBefore(submission) : placeAfter(expectedSeq));
});

/** More is asked at once, that needs no page of its own; what is answered in secret is one answer by itself. */
async function leadsOn({ services, reading: { link } }: Followed<'answer'> & Pick<PageCall, 'services'>) {
  if (isOptionalActionId(link.decision) || (await isSecret(services, link))) return false;
  const { next } = await readDraft(services, { ...link, begins: link.answer });
  return next.length > 0 && next.every(({ mine }) => mine && mine.choice.kind !== 'sheet');
}

async function isSecret(services: Services, { tableId, decision }: AnswerTarget): Promise<boolean> {
  const { head, machine } = await readPosition(services, tableId);
  return isWindow(head.game, machine, decision);
}

const findSent = (services: Services, { tableId, seat }: AnswerTarget, key: string) =>
  services.db.submission.findUnique({ where: { tableId_seat_key: { tableId, seat, key } } });

/** What the link answers, in words, as long as its question is open. */
async function saidOf(
  services: Services,
  { tableId, seat, decision, answer }: AnswerTarget,
): Promise<Message | undefined> {
  const { head, machine } = await readPosition(services, tableId);
  const question = questionFor(head.game, machine, decision, seat);
  return question && msg('pages.done.heading', { said: describeAnswer(question.choice, answer) });
}

/** What comes after an answer. */
export function followsOf(preview: AnswerPreview, aside: boolean): Message {
  if (preview.over) return msg('pages.link.follows-over');
  if (preview.stopped === 'chance') return msg('pages.link.follows-chance');
  if (preview.stopped === 'hidden') return msg('pages.link.follows-hidden');
  if (aside) return msg('pages.link.follows-optional');
  if (preview.next) return msg('pages.link.follows-mine', { prompt: preview.next });
  if (preview.others.length > 0) return msg('pages.link.follows-others', { names: preview.others });
  return msg('pages.link.follows-nothing');
}
