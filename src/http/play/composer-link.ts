import { seesSeat } from '../../access/sees-seat.ts';
import { placeBefore } from '../../play/find-submission.ts';
import { type Followed, link } from '../route/guards/link.ts';
import { type PageCall, page } from '../route/page.ts';
import type { Reply } from '../route/reply.ts';
import { addStep, discardSteps, sendSteps, showComposer, showDraft, undoStep } from './composer.ts';
import { showDone } from './done-page.ts';
import { goOn } from './go-on.ts';
import { begunSitting, linkSitting } from './link-sitting.ts';
import { editSheetOnPage, showSheet } from './sheet-pages.ts';
import type { Sitting } from './sitting.ts';
import { showStaleLink } from './stale-link.ts';

/*
 * The composer behind a link in a mail: its reader need not sign in. The link lives as long as its decision is open.
 * One that gives an answer (`/a/…`) opens it with that answer as the first step, where more is asked at once.
 */

export const showLinkComposer = page({ method: 'get', path: '/c/:token', access: link('compose') }, (call) =>
  whileLive(call, (sitting) => showComposer(call, sitting, call.reading.link.decision)),
);
export const showLinkDraft = page(
  { method: 'get', path: '/c/:token/drafts/:decision', access: link('compose') },
  (call) => whileLive(call, (sitting) => showDraft(call, sitting, call.params.decision)),
);
export const addLinkStep = page(
  { method: 'post', path: '/c/:token/drafts/:decision/add', access: link('compose') },
  (call) => whileLive(call, (sitting) => addStep(call, sitting, call.params.decision)),
);
export const undoLinkStep = page(
  { method: 'post', path: '/c/:token/drafts/:decision/undo', access: link('compose') },
  (call) => whileLive(call, (sitting) => undoStep(call, sitting, call.params.decision)),
);
export const discardLinkSteps = page(
  { method: 'post', path: '/c/:token/drafts/:decision/discard', access: link('compose') },
  (call) => whileLive(call, (sitting) => discardSteps(call, sitting, call.params.decision)),
);
export const sendLinkSteps = page(
  { method: 'post', path: '/c/:token/drafts/:decision/send', access: link('compose') },
  (call) => whileLive(call, (sitting) => sendSteps(call, sitting, call.params.decision, (same) => goOn(call, same))),
);

export const showLinkSheet = page(
  { method: 'get', path: '/c/:token/sheets/:decision', access: link('compose') },
  (call) => whileLive(call, (sitting) => showSheet(call, sitting, call.params.decision)),
);
export const editLinkSheet = page(
  { method: 'post', path: '/c/:token/sheets/:decision', access: link('compose') },
  (call) =>
    whileLive(call, (sitting) => editSheetOnPage(call, sitting, call.params.decision, (same) => goOn(call, same))),
);

export const showBegunDraft = page(
  { method: 'get', path: '/a/:token/drafts/:decision', access: link('answer') },
  (call) => whileLive(call, (sitting) => showDraft(call, sitting, call.params.decision)),
);
export const addBegunStep = page(
  { method: 'post', path: '/a/:token/drafts/:decision/add', access: link('answer') },
  (call) => whileLive(call, (sitting) => addStep(call, sitting, call.params.decision)),
);
export const undoBegunStep = page(
  { method: 'post', path: '/a/:token/drafts/:decision/undo', access: link('answer') },
  (call) => whileLive(call, (sitting) => undoStep(call, sitting, call.params.decision, (same) => goOn(call, same))),
);
export const discardBegunSteps = page(
  { method: 'post', path: '/a/:token/drafts/:decision/discard', access: link('answer') },
  (call) => whileLive(call, (sitting) => discardSteps(call, sitting, call.params.decision, (same) => goOn(call, same))),
);
export const sendBegunSteps = page(
  { method: 'post', path: '/a/:token/drafts/:decision/send', access: link('answer') },
  (call) => whileLive(call, (sitting) => sendSteps(call, sitting, call.params.decision, (same) => goOn(call, same))),
);

type Composing = PageCall & (Followed<'compose'> | Followed<'answer'>);

async function whileLive(call: Composing, act: (sitting: Sitting) => Promise<Reply>): Promise<Reply> {
  const { services, fields, reading } = call;
  const { link } = reading;
  const sitting = await sittingOf(call);
  if (reading.state === 'live') return act(sitting);
  const { tableId, seat } = link;
  const key = fields.get('key') ?? '';
  const before = await services.db.submission.findUnique({ where: { tableId_seat_key: { tableId, seat, key } } });
  if (before && (await seesSeat(services, link)))
    return showDone(call, await goOn(call, sitting), { after: placeBefore(before), to: before.toSeq });
  return showStaleLink(call, link, reading.why);
}

/** The player of a link, composing; what a link answers is their first step. */
async function sittingOf({ context, token, reading: { link } }: Composing): Promise<Sitting> {
  if (link.purpose === 'compose') return linkSitting(context, link, `/c/${token}`, 'link');
  return begunSitting(await linkSitting(context, link, `/a/${token}`, 'link'), link.answer);
}
