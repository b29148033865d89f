import { msg } from '../../i18n/msg.ts';
import { translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { ReplyPlan } from '../../notifications/reply.ts';
import type { Player } from '../../people/player.ts';
import type { Services } from '../../platform/services.ts';
import { lookAtTable } from '../../play/view-table.ts';
import { previewTakeback } from '../../rulings/takeback/preview-takeback.ts';
import { readerOf } from '../letter/reader.ts';
import { issueLink } from '../links/issue-link.ts';
import { openLinkBook } from '../links/link-book.ts';
import { linkUrl } from '../links/link-url.ts';
import type { MailRoom, TableReader } from '../mail-room.ts';
import { type Dropped, drop } from '../reasons.ts';
import { type Carried, carryOut } from '../replies/carry-out.ts';
import { wordFor } from '../replies/command-words.ts';
import { undoUrl } from '../replies/confirm-links.ts';
import { letterNotes } from '../replies/tell-letters.ts';
import { tellTried } from '../replies/tell-tried.ts';
import { gatherTableMail } from '../turn/gather-table-mail.ts';
import { replyToken } from '../turn/reply-token.ts';
import { type TableMailHead, writeTableMail } from '../turn/write-table-mail.ts';
import type { Letter } from './mail-kind.ts';

type Doing = { readonly reader: TableReader; readonly player: Player; readonly plan: ReplyPlan };

/**
 * Does what a reply says, and tells its player: what was done or could not be, what came of it, the board after it,
 * what is asked next, and the link that takes it back while that needs nobody's consent.
 */
export async function doneLetter(room: MailRoom, { reader, player, plan }: Doing): Promise<Dropped | Letter> {
  const { services: s } = room;
  const { tableId, playerId, seat } = reader;
  const carried = await carryOut(s, reader, plan);
  const held = await s.db.seat.findUnique({ where: { tableId_seat: { tableId, seat } } });
  if (held?.playerId !== playerId) return drop('other-player');

  const { row, view } = await lookAtTable(s, tableId, seat);
  const table = await view();
  const words = translator(player.locale, player.timeZone);
  const unwanted = { of: 'table', playerId, tableId } as const;
  const unsubscribeUrl = linkUrl(s.settings, 'unsubscribe', await issueLink(s, { purpose: 'unsubscribe', unwanted }));
  const links = openLinkBook(s);
  const facts = await gatherTableMail(room, {
    table,
    row,
    reader,
    name: player.name,
    seen: { seq: held.seenSeq, at: held.seenAt ?? undefined },
    unsubscribeUrl,
    format: player.mail.format,
    silent: false,
    translator: words,
    links,
  });
  await links.write();
  const undo = await freeUndo(s, reader, carried);
  const done = doneHead(carried, undo === undefined ? undefined : { url: undo, word: wordFor('undo', player.locale) });
  const tried = await tellTried(s, reader, plan.acts, true);
  const head = { ...done, notes: [...(done.notes ?? []), ...tried.flatMap(({ title, lines }) => [title, ...lines])] };
  return {
    what: 'letter',
    to: readerOf(player),
    compose: (translated) => writeTableMail(facts, head, translated),
    replyToken: await replyToken(s, table, reader),
    unsubscribeUrl,
    thread: { tableId, playerId },
    tells: { tableId, seat, seq: table.seq },
  };
}

/** Undefined where nothing was answered, or taking it back needs somebody's consent. */
async function freeUndo(s: Services, reader: TableReader, carried: readonly Carried[]): Promise<string | undefined> {
  if (!carried.some(({ act, why }) => act.does === 'answer' && !why)) return undefined;
  const preview = await previewTakeback(s, reader);
  if (!preview || preview.refused || preview.asked.length > 0 || preview.policy.takebacks === 'never') return undefined;
  return undoUrl({ services: s, reader }, { to: preview.toSeq, seq: preview.seq });
}

/** What the mail says first: what was done, and what could not be. */
export function doneHead(
  carried: readonly Carried[],
  undo: { readonly url: string; readonly word: string } | undefined,
): TableMailHead {
  const done = carried.filter(({ why }) => !why).flatMap(({ act }) => act.said);
  const missed = carried.filter(({ why }) => why);
  const what = inShort(done.length > 0 ? done : missed.flatMap(({ act }) => act.said));
  const [first] = missed;
  const whys = first?.why ? [msg('reply.missed', { what: missed.flatMap(({ act }) => act.said), why: first.why })] : [];
  return {
    subject: done.length > 0 ? msg('reply.done-subject', { what }) : msg('reply.missed-subject', { what }),
    quiet: true,
    headline: done.length > 0 ? msg('reply.done-title', { what }) : msg('reply.missed-title'),
    leads: done.length > 1 ? done.map((said) => msg('reply.done-line', { said })) : [],
    notes: [...letterNotes(carried.filter(({ why }) => !why).map(({ act }) => act)), ...whys],
    undo: undo && { url: undo.url, words: msg('reply.undo-link'), note: msg('reply.undo-note', { word: undo.word }) },
  };
}

function inShort(said: readonly Message[]): Message {
  const [only] = said;
  return only && said.length === 1 ? only : msg('mail.answer-several', { count: said.length });
}
