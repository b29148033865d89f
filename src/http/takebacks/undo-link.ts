import { seesSeat } from '../../access/sees-seat.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { markLinkUsed } from '../../mail/links/mark-link-used.ts';
import { askTakeback } from '../../rulings/takeback/ask-takeback.ts';
import { previewTakeback } from '../../rulings/takeback/preview-takeback.ts';
import { readTableRow } from '../../tables/table-row.ts';
import { attempt } from '../forms/refused-form.ts';
import { translatorFor } from '../page/translator-for.ts';
import { type Followed, link } from '../route/guards/link.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';

type Undoing = PageCall & Followed<'undo'>;

/**
 * The link by which a player takes back what a reply of theirs did, while that needs nobody's consent; they need not
 * sign in. GET says what would be undone, POST does it, once.
 */
export const showUndoLink = page({ method: 'get', path: '/z/:token', access: link('undo') }, async (call) => {
  const { context, services, reading } = call;
  const { tableId, seat, to, playerId } = reading.link;
  const why = await whyNot(call);
  if (why) return showOver(call, why);
  const table = await readTableRow(services, tableId);
  const preview = await previewTakeback(services, { tableId, seat, toSeq: to });
  const translator = await translatorFor(context, playerId);
  const words = {
    title: translator.text('reply.undo-title'),
    what: msg('reply.undo-what', { what: preview?.voided ?? [] }),
    button: msg('reply.undo-button'),
  };
  return shown({ name: 'sure', data: { ...words, table, back: `/t/${tableId}` }, translator });
});

export const followUndoLink = page({ method: 'post', path: '/z/:token', access: link('undo') }, async (call) => {
  const { context, services, reading } = call;
  const { tableId, seat, playerId, to: toSeq, seq: expectedSeq } = reading.link;
  const why = await whyNot(call);
  if (why) return showOver(call, why);
  const asked = await attempt(() => askTakeback(services, { tableId, seat, playerId, toSeq, expectedSeq, reason: '' }));
  if (asked instanceof Refusal) return showOver(call, asked.reason);
  await markLinkUsed(services, reading.link);
  const translator = await translatorFor(context, playerId);
  const text = msg(asked.state === 'granted' ? 'takebacks.said' : 'takebacks.said-asked');
  return shown({ name: 'notice', data: notice(translator.text('reply.undo-title'), text, tableId), translator });
});

/** What is undone must still be the player's own doing, with nothing after it that others would have to agree to. */
async function whyNot({ services, reading }: Undoing): Promise<Message | undefined> {
  if (reading.state === 'stale') return reading.why;
  const { link } = reading;
  const { tableId, seat, to: toSeq } = link;
  if (link.usedAt) return msg('reply.undo-used');
  if (!(await seesSeat(services, link))) return msg('mail.link-seat-taken');
  const preview = await previewTakeback(services, { tableId, seat, toSeq });
  if (preview?.refused) return preview.refused.reason;
  return preview?.asked.length === 0 ? undefined : msg('reply.undo-consent', { who: preview?.asked ?? [] });
}

async function showOver({ context, posted, reading }: Undoing, why: Message): Promise<Reply> {
  const { tableId, playerId } = reading.link;
  const translator = await translatorFor(context, playerId);
  const data = notice(translator.text('pages.link.over-title'), why, tableId);
  return shown({ name: 'notice', data, status: posted ? 409 : 410, translator });
}

function notice(title: string, text: Message, tableId: string) {
  return { title, text, link: { href: `/t/${tableId}`, label: { key: 'takebacks.consent-see' } } };
}
