import { type Request, type Response, Router } from 'express';
import { seesSeat } from '../../access/sees-seat.ts';
import { msg } from '../../i18n/msg.ts';
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
import { readLink } from '../../mail/links/read-link.ts';
import { placeBefore } from '../../play/find-submission.ts';
import { viewTable } from '../../play/view-table.ts';
import type { HttpContext } from '../context.ts';
import { formOf } from '../forms/form-of-request.ts';
import { attempt } from '../forms/refused-form.ts';
import { gameOf } from '../games/game-of.ts';
import { sendPage } from '../page/render-page.ts';
import { submitMeasured } from '../submit-measured.ts';
import { boardModel } from '../tables/board-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { showDone } from './done-page.ts';
import { goOn } from './go-on.ts';
import { linkSitting } from './link-reader.ts';
import { type AnswerPreview, previewAnswer } from './preview-answer.ts';
import { showStaleLink } from './stale-link.ts';

type AnswerTarget = Extract<LinkTarget, { purpose: 'answer' }>;
type LinkRequest = Request<{ token: string }>;

/**
 * The page behind an answer's link in a mail. GET shows exactly what will happen and changes nothing; POST does it,
 * once, however often it is sent.
 */
export function answerLink(context: HttpContext): Router {
  const { services } = context;
  const router = Router();

  router.get('/a/:token', async (req: LinkRequest, res: Response) => {
    const { state, link, ...reading } = await readLink(services, 'answer', req.params.token);
    if (state === 'stale' && 'why' in reading) return showStaleLink(context, req, res, link, reading.why);
    const { tableId, seat } = link;
    const preview = previewAnswer(await readPosition(services, tableId), seat, link.decision, link.answer);
    if (preview instanceof Refusal) return showStaleLink(context, req, res, link, preview.reason);
    const table = await viewTable(services, tableId, seat);
    const { translator } = await linkSitting(context, link, '', 'link');
    const data = {
      table,
      seatName: table.seats.find((one) => one.seat === seat)?.name,
      seatClass: seatClass(table.seats, seat),
      said: preview.said,
      prompt: preview.prompt,
      dueAt: table.decisions.find(({ id }) => id === link.decision)?.dueAt,
      consequences: preview.consequences,
      follows: followsOf(preview, isOptionalActionId(link.decision)),
      seq: table.seq,
      back: `/t/${tableId}`,
      board:
        preview.consequences.length > 0
          ? boardModel(gameOf(services, table.game), preview.view, msg('pages.table.board-after'), translator)
          : undefined,
    };
    sendPage(context, req, res, { name: 'answer-link', data, translator });
  });

  router.post('/a/:token', async (req: LinkRequest, res: Response) => {
    const { token } = req.params;
    const { state, link, ...reading } = await readLink(services, 'answer', token);
    const { tableId, seat, playerId, decision, answer } = link;
    const aside = isOptionalActionId(decision);
    // A ruling may open the question once more, and then the link answers it once more.
    const key = `link:${link.hash}:${await lastRuling(services, tableId)}`;
    const said = await saidOf(link);
    const before = await findSent(link, key);
    const sitting = await linkSitting(context, link, `/t/${tableId}/compose`, 'link');
    const done = async (to: number, after: EntryPlace) =>
      showDone(context, req, res, await goOn(context, res, sitting), {
        after,
        to,
        ...(said ? { heading: said } : {}),
        aside,
      });
    // Sent again by a player who no longer holds the seat, it shows nothing of it.
    if (before && (await seesSeat(services, link))) return done(before.toSeq, placeBefore(before));
    if (state === 'stale' && 'why' in reading) return showStaleLink(context, req, res, link, reading.why);
    const seen = Number(formOf(req).get('seq') ?? Number.NaN);
    const expectedSeq = Number.isSafeInteger(seen) ? seen : (await viewTable(services, tableId, seat)).seq;
    const answers = [{ decision, answer }];
    const sent = await attempt(() =>
      submitMeasured(context, { tableId, seat, playerId, expectedSeq, answers, key, how: 'link' }),
    );
    if (sent instanceof Refusal) return showStaleLink(context, req, res, link, sent.reason);
    await markLinkUsed(services, link);
    const submission = aside ? await findSent(link, key) : undefined;
    await done(sent.seq, submission ? placeBefore(submission) : placeAfter(expectedSeq));
  });

  const findSent = ({ tableId, seat }: AnswerTarget, key: string) =>
    services.db.submission.findUnique({ where: { tableId_seat_key: { tableId, seat, key } } });

  /** What the link answers, in words, as long as its question is open. */
  const saidOf = async ({ tableId, seat, decision, answer }: AnswerTarget): Promise<Message | undefined> => {
    const { head, machine } = await readPosition(services, tableId);
    const question = questionFor(head.game, machine, decision, seat);
    return question && msg('pages.done.heading', { said: describeAnswer(question.choice, answer) });
  };

  return router;
}

function followsOf(preview: AnswerPreview, aside: boolean): Message {
  if (preview.over) return msg('pages.link.follows-over');
  if (preview.stopped === 'chance') return msg('pages.link.follows-chance');
  if (preview.stopped === 'hidden') return msg('pages.link.follows-hidden');
  if (aside) return msg('pages.link.follows-optional');
  if (preview.next) return msg('pages.link.follows-mine', { prompt: preview.next });
  if (preview.others.length > 0) return msg('pages.link.follows-others', { names: preview.others });
  return msg('pages.link.follows-nothing');
}
