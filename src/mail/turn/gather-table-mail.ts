import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { ToldMoves } from '../../kernel/map-move.ts';
import type { Message } from '../../kernel/message.ts';
import type { Scene } from '../../kernel/scene.ts';
import { finestStretches } from '../../log/chapter-spans.ts';
import type { ToldLine } from '../../log/log-line.ts';
import { readChapters } from '../../log/read-chapters.ts';
import { readToldLogOf } from '../../log/read-log.ts';
import { stretchName } from '../../log/stretch-name.ts';
import { toldMoves } from '../../log/told-moves.ts';
import type { MailFormat } from '../../people/mail-preferences.ts';
import type { Services } from '../../platform/services.ts';
import { offerOrders } from '../../play/offer-orders.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import type { TableRow } from '../../tables/table-row.ts';
import { silentTimeControl } from '../../time/silence.ts';
import type { LinkBook } from '../links/link-book.ts';
import { rulesUrl, tableUrl } from '../links/link-url.ts';
import type { MailRoom, TableReader } from '../mail-room.ts';
import type { DigestReader } from './digest-chapter.ts';
import { drawMailBoard } from './draw-mail-board.ts';
import { mailMayAlso, mailOffer, mailOptionalAction, mailQuestion } from './mail-question.ts';
import { newsScenes } from './news-scenes.ts';
import { readRolls } from './read-rolls.ts';
import { isDigest, summariseNews } from './summarise-news.ts';
import type { MailQuestion, MailTable, TableMail } from './table-mail.ts';

/** Characters of a sentence that fit in a row of a mail's text, beside its dash. */
export const A_ROW = 68;
/** More gains and losses than these are for the page. */
export const MOST_GAINS = 5;
/** An absence longer than this is not read in full: the history shows it. */
const LONGEST_ABSENCE = 400;

const NO_BOARD = { board: undefined, hand: [], theatres: [], scenes: [] };

export type Gathering = {
  readonly table: TableView;
  /** The same as it is kept. */
  readonly row: TableRow;
  readonly reader: TableReader;
  readonly name: string;
  /** What the reader has seen of the log, and when. */
  readonly seen: { readonly seq: number; readonly at: Date | undefined };
  readonly unsubscribeUrl: string;
  /** `plain`: they want no pictures. */
  readonly format: MailFormat;
  /** The clock has answered for them, and they have not been back. */
  readonly silent: boolean;
  readonly translator: Translator;
  /** Where the links to answer by are noted: they work once it is written. */
  readonly links: Pick<LinkBook, 'note'>;
  /** For a digest: without board, hand and dice. */
  readonly brief?: boolean;
};

/** Everything a mail about a table says to one seat, as things stand now. */
export async function gatherTableMail(room: MailRoom, gathering: Gathering): Promise<TableMail> {
  const { services: s } = room;
  const { table, row, reader, seen, links } = gathering;
  const since = Math.max(seen.seq + 1, table.seq - LONGEST_ABSENCE);
  const reading = readToldLogOf(s, row, reader.seat, { from: since, to: table.seq });
  const scenesIn = (told: readonly ToldLine[]) => newsScenes(told, s.games.get(table.game)?.board, gathering.brief);
  const [lines, chapters, questions, asked, mayAlso, board, rolls] = await Promise.all([
    reading,
    readChapters(s, table),
    questionsOf(room, gathering),
    Promise.all(
      table.optionalActions
        .filter(({ calls }) => calls)
        .map((optionalAction) => mailOptionalAction(s, table, reader, optionalAction, links)),
    ),
    gathering.brief ? [] : mailMayAlso(s, table, reader, links),
    reading.then((told) => boardOf(room, gathering, toldMoves(told), scenesIn(told).scenes)),
    gathering.brief ? [] : readRolls(s, table.id, seen.seq),
  ]);
  const news = summariseNews(scenesIn(lines).others, digestReader(s, gathering), chapters);
  const present = finestStretches(chapters).at(-1);
  const offered = gathering.brief ? undefined : await offerOrders(s, table, reader.seat, present?.first ?? 1);
  const place = table.seats.findIndex(({ seat }) => seat === reader.seat);
  const url = tableUrl(s.settings, table.id);
  return {
    // A silent seat has no grace.
    table: mailTable(s, gathering.silent ? { ...table, timeControl: silentTimeControl(table.timeControl) } : table),
    silent: gathering.silent,
    seat: { id: reader.seat, name: seatName(table, reader.seat), place: place + 1 },
    readerName: gathering.name,
    now: s.clock.now(),
    lastSeen: seen.seq > 0 ? seen.at : undefined,
    news,
    gains: isDigest(news) ? await gainsOf(s, gathering) : [],
    next: present && stretchName(chapters, present),
    questions,
    asked,
    offer: mailOffer(s, table, reader, offered, links),
    mayAlso,
    waitingFor: table.seats.filter((seat) => seat.waiting && seat.seat !== reader.seat).map(({ name }) => name),
    ...board,
    warnings: (table.view && s.games.get(table.game)?.board.warnings?.(table.view)) ?? [],
    boardInWords: gathering.format === 'html-words',
    rolls,
    canReply: s.settings.replyDomain !== undefined,
    links: {
      preferences: `${s.settings.baseUrl}/preferences`,
      unsubscribe: gathering.unsubscribeUrl,
      history: `${url}?at=${Math.max(1, seen.seq)}`,
    },
    baseUrl: s.settings.baseUrl,
  };
}

/** Whose doings the reader is told in full: those that the game names, else everybody's. */
function digestReader({ games }: Services, { table, reader: { seat: reader }, translator }: Gathering): DigestReader {
  const { game, view, seats } = table;
  const others = seats.map(({ seat }) => seat).filter((seat) => seat !== reader);
  const rules = games.get(game)?.rules;
  const neighbours = (view && rules?.neighbours?.(view, reader)) ?? others;
  return { reader, seats, neighbours, rows: (text) => Math.ceil(translator.t(text).length / A_ROW) };
}

/** What the reader's seat has more or less of than when they were last told. */
async function gainsOf(s: Services, { table, reader, seen }: Gathering): Promise<readonly Message[]> {
  const gains = s.games.get(table.game)?.rules.gains;
  if (!gains || !table.view || seen.seq < 1 || seen.seq >= table.seq) return [];
  const { view: before } = await viewTable(s, table.id, reader.seat, seen.seq);
  return before ? gains(before, table.view, reader.seat).slice(0, MOST_GAINS) : [];
}

/** The table as a mail names it. */
export function mailTable({ settings, games }: Pick<Services, 'settings' | 'games'>, table: TableView): MailTable {
  const title = games.get(table.game)?.rules.chronicle?.title;
  const url = tableUrl(settings, table.id);
  return {
    id: table.id,
    name: table.name,
    gameName: table.gameName,
    url,
    rulesUrl: rulesUrl(settings, table.game),
    chronicle: title && { words: msg('chronicle.link', { title }), url: `${url}/campaign` },
    timeControl: table.timeControl,
    timeZone: table.timeZone,
    pausedUntil: table.pausedUntil,
    reconstructed: table.pack.reconstructed,
    seedHash: table.seedHash,
  };
}

async function questionsOf(
  { services }: MailRoom,
  { table, reader, links }: Gathering,
): Promise<readonly MailQuestion[]> {
  const questions: MailQuestion[] = [];
  for (const decision of table.decisions) {
    const question = await mailQuestion(services, table, reader, decision, links);
    if (question) questions.push(question);
  }
  return questions;
}

function seatName(table: TableView, seat: string): Message {
  const found = table.seats.find((one) => one.seat === seat);
  if (!found) throw new Error(`table ${table.id} has no seat ${seat}`);
  return found.name;
}

/** The board and the hand, with what the board says otherwise than when the reader last looked. */
async function boardOf(
  { services: s, pictures }: MailRoom,
  { table, reader, seen, format, translator, brief }: Gathering,
  told: readonly ToldMoves[],
  scenes: readonly Scene[],
) {
  const board = s.games.get(table.game)?.board;
  if (!board || !table.view) return NO_BOARD;
  // Of a digest only what moved is shown.
  const before =
    brief || seen.seq < 1 ? undefined : await viewTable(s, table.id, reader.seat, Math.min(seen.seq, table.seq));
  const asked = table.decisions.filter(waitsForMe).flatMap(({ mine }) => (mine ? [mine.choice] : []));
  const note = (err: unknown) => s.log.error({ err, table: table.id }, 'board could not be drawn for a mail');
  const views = { view: table.view, before: before?.view };
  return drawMailBoard(board, views, {
    ...{ told, scenes, asked, plain: format === 'plain', brief, pictures, t: translator.t, note },
  });
}
