import { seesSeat } from '../../access/sees-seat.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { markLinkUsed } from '../../mail/links/mark-link-used.ts';
import { sendReplyLetter } from '../../mail/replies/carry-out.ts';
import { checkLetter } from '../../press/send-letter.ts';
import { readTableRow } from '../../tables/table-row.ts';
import { attempt } from '../forms/refused-form.ts';
import { translatorFor } from '../page/translator-for.ts';
import { type Followed, link } from '../route/guards/link.ts';
import { type PageCall, page } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';
import { blocksOf } from './letter-lines.ts';

type Sending = PageCall & Followed<'letter'>;

/**
 * The link by which a player sends a letter that a reply of theirs held, where the reply did not send it by itself;
 * they need not sign in. GET shows the letter, POST sends it, once.
 */
export const showLetterLink = page({ method: 'get', path: '/l/:token', access: link('letter') }, async (call) => {
  const { context, services, reading } = call;
  const { tableId, playerId, said, text } = reading.link;
  const why = await whyNot(call);
  if (why) return showOver(call, why);
  const table = await readTableRow(services, tableId);
  const translator = await translatorFor(context, playerId);
  const words = {
    title: translator.text('reply.letter-title'),
    what: msg('reply.letter-what', { said }),
    blocks: blocksOf(text),
    button: msg('reply.letter-button'),
  };
  return shown({ name: 'letter-link', data: { ...words, table, back: `/t/${tableId}/press` }, translator });
});

export const followLetterLink = page({ method: 'post', path: '/l/:token', access: link('letter') }, async (call) => {
  const { context, services, reading } = call;
  const { tableId, playerId } = reading.link;
  const why = await whyNot(call);
  if (why) return showOver(call, why);
  const refused = await attempt(() => sendReplyLetter(services, reading.link, reading.link));
  if (refused instanceof Refusal) return showOver(call, refused.reason);
  await markLinkUsed(services, reading.link);
  const translator = await translatorFor(context, playerId);
  const data = notice(translator.text('reply.letter-title'), msg('press.sent'), tableId);
  return shown({ name: 'notice', data, translator });
});

async function whyNot({ services, reading }: Sending): Promise<Message | undefined> {
  if (reading.state === 'stale') return reading.why;
  const { link } = reading;
  if (link.usedAt) return msg('reply.letter-used');
  const { seat } = link;
  if (seat !== undefined && !(await seesSeat(services, { ...link, seat }))) return msg('mail.link-seat-taken');
  const checked = await attempt(() => checkLetter(services, link));
  return checked instanceof Refusal ? checked.reason : undefined;
}

async function showOver({ context, posted, reading }: Sending, why: Message): Promise<Reply> {
  const { tableId, playerId } = reading.link;
  const translator = await translatorFor(context, playerId);
  const data = notice(translator.text('pages.link.over-title'), why, tableId);
  return shown({ name: 'notice', data, status: posted ? 409 : 410, translator });
}

function notice(title: string, text: Message, tableId: string) {
  return { title, text, link: { href: `/t/${tableId}/press`, label: { key: 'press.mail-all' } } };
}
