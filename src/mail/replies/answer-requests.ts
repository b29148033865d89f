import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { onlyRefusals } from '../../kernel/refusal.ts';
import { readLog } from '../../log/read-log.ts';
import { readDraft } from '../../play/drafts/read-draft.ts';
import { openSheet } from '../../play/sheets/open-sheet.ts';
import type { ReadingReply } from '../inbound/read-part.ts';
import type { LetterSection } from '../letter/write-letter.ts';
import type { Request } from './command.ts';
import { COMMANDS, wordFor } from './command-words.ts';
import { listAhead } from './list-ahead.ts';
import { listDeals } from './list-deals.ts';
import { listStanding } from './list-standing.ts';
import { proposalOf } from './open-deals.ts';
import { standingForms } from './read-standing.ts';

/** Entries of the log that a mail shows; the rest is on the page. */
const MOST_ENTRIES = 40;

/** What a reply asked to be shown, as its own sections of the answer. */
export async function answerRequests(
  at: ReadingReply,
  requests: readonly Request[],
): Promise<readonly LetterSection[]> {
  const sections = await Promise.all(requests.map((request) => answer(at, request)));
  return sections.flat();
}

async function answer(at: ReadingReply, request: Request): Promise<readonly LetterSection[]> {
  switch (request) {
    case 'show':
      return board(at);
    case 'log':
      return [await log(at)];
    case 'orders':
      return orders(at);
    case 'draft':
      return drafts(at);
    case 'deals':
      return listDeals(at);
    case 'ahead':
      return listAhead(at);
    case 'help':
      return [help(at)];
  }
}

function board({ services, table }: ReadingReply): readonly LetterSection[] {
  const words = services.games.get(table.game)?.board;
  if (!words || !table.view) return [];
  const hand = words.private(table.view);
  return [
    { title: msg('mail.board'), leads: [], lines: words.text(table.view) },
    ...(hand.length > 0 ? [{ title: msg('mail.hand'), leads: [], lines: hand }] : []),
  ];
}

async function log({ services, table, reader }: ReadingReply): Promise<LetterSection> {
  const from = Math.max(1, table.seq - MOST_ENTRIES);
  const lines = table.seq > 0 ? await readLog(services, table.id, reader.seat, { from, to: table.seq }) : [];
  const told = lines.filter(({ voided }) => !voided).flatMap(({ messages }) => messages);
  return { title: msg('reply.log-title', { count: told.length }), leads: [], lines: told };
}

/** The sheets that are being written, and what stands without being asked: standing orders. */
async function orders(at: ReadingReply): Promise<readonly LetterSection[]> {
  const { services, table, reader } = at;
  const sections: LetterSection[] = [];
  for (const { id, mine } of table.decisions) {
    if (mine?.choice.kind !== 'sheet') continue;
    const { walk } = await openSheet(services, { ...reader, decision: id });
    const lines = walk.lines.map((line): Message => line.words ?? line.misfit.problem);
    const leads = lines.length === 0 ? [msg('reply.orders-none')] : [];
    sections.push({ title: mine.prompt, leads, lines });
  }
  const sheets = table.optionalActions.filter(({ sealed, question }) => sealed && question.choice.kind !== 'form');
  for (const { label, question, waitingText } of sheets)
    sections.push({ title: label ?? question.prompt, leads: [waitingText], lines: [] });
  sections.push(...listStanding(at));
  if (sections.length > 0) return sections;
  return [{ title: msg('reply.orders-title'), leads: [msg('reply.orders-no-game')], lines: [] }];
}

async function drafts({ services, table, reader }: ReadingReply): Promise<readonly LetterSection[]> {
  const sections: LetterSection[] = [];
  for (const { id, mine } of table.decisions) {
    if (!mine || mine.choice.kind === 'sheet') continue;
    const draft = await readDraft(services, { ...reader, decision: id }).catch(onlyRefusals);
    if (!draft || draft.steps.length === 0) continue;
    const notes = draft.misfit ? [draft.misfit.why] : [];
    sections.push({ title: mine.prompt, leads: [], lines: draft.steps.map(({ said }) => said), notes });
  }
  return sections.length > 0
    ? sections
    : [{ title: msg('reply.draft-title'), leads: [msg('reply.draft-none')], lines: [] }];
}

function help({ locale, table, reader }: ReadingReply): LetterSection {
  const seat = table.seats.find((one) => one.seat !== reader.seat)?.name;
  const lines = COMMANDS.filter((command) => command !== 'ahead').map((command) =>
    msg('reply.help-line', { command, word: wordFor(command, locale) }),
  );
  if (table.ahead.length > 0) lines.push(msg('reply.help-ahead', { word: wordFor('ahead', locale) }));
  if (seat) lines.push(msg('reply.help-letter', { seat }));
  if (seat && proposalOf(table)) lines.push(msg('reply.help-proposal', { seat }));
  if (standingForms(table).length > 0) lines.push(msg('reply.help-orders', { word: wordFor('orders', locale) }));
  return { title: msg('reply.help-title'), leads: [msg('reply.help-lead')], lines };
}
