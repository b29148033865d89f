import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { finestStretches } from '../../log/chapter-spans.ts';
import { readChapters } from '../../log/read-chapters.ts';
import { readToldLog } from '../../log/read-log.ts';
import { stretchName } from '../../log/stretch-name.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { silentTimeControl } from '../../time/silence.ts';
import { tableUrl } from '../links/link-url.ts';
import type { MailRoom, TableReader } from '../mail-room.ts';
import type { DigestReader } from './digest-chapter.ts';
import { mailMayAlso, mailOptionalAction, mailQuestion } from './mail-question.ts';
import { readRolls } from './read-rolls.ts';
import { isDigest, summariseNews } from './summarise-news.ts';
import type { MailBoard, MailQuestion, MailTable, TableMail } from './table-mail.ts';

/** Pixels across of the board's picture in a mail 600 wide. */
const BOARD_WIDTH = 544;
/** Characters of a sentence that fit in a row of a mail's text, beside its dash. */
const A_ROW = 68;
/** More gains and losses than these are for the page. */
const MOST_GAINS = 5;
/** An absence longer than this is not read in full: the history shows it. */
const LONGEST_ABSENCE = 400;

export type Gathering = {
  readonly table: TableView;
  readonly reader: TableReader;
  readonly name: string;
  /** What the reader has seen of the log, and when. */
  readonly seen: { readonly seq: number; readonly at: Date | undefined };
  readonly unsubscribeUrl: string;
  /** They want no pictures. */
  readonly plain: boolean;
  /** The clock has answered for them, and they have not been back. */
  readonly silent: boolean;
  readonly translator: Translator;
};

/** Everything a mail about a table says to one seat, as things stand now. */
export async function gatherTableMail(room: MailRoom, gathering: Gathering): Promise<TableMail> {
  const { services: s } = room;
  const { table, reader, seen } = gathering;
  const [lines, chapters, questions, asked, mayAlso, board, rolls] = await Promise.all([
    readToldLog(s, table.id, reader.seat, { from: Math.max(seen.seq + 1, table.seq - LONGEST_ABSENCE), to: table.seq }),
    readChapters(s, table),
    questionsOf(room, table, reader),
    Promise.all(
      table.optionalActions
        .filter(({ calls }) => calls)
        .map((optionalAction) => mailOptionalAction(s, table, reader, optionalAction)),
    ),
    mailMayAlso(s, table, reader),
    drawBoard(room, gathering),
    readRolls(s, table.id, seen.seq),
  ]);
  const news = summariseNews(lines, digestReader(s, gathering), chapters);
  const present = finestStretches(chapters).at(-1);
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
    mayAlso,
    waitingFor: table.seats.filter((seat) => seat.waiting && seat.seat !== reader.seat).map(({ name }) => name),
    ...board,
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
export function mailTable({ settings }: Pick<Services, 'settings'>, table: TableView): MailTable {
  return {
    id: table.id,
    name: table.name,
    gameName: table.gameName,
    url: tableUrl(settings, table.id),
    timeControl: table.timeControl,
    timeZone: table.timeZone,
    pausedUntil: table.pausedUntil,
    reconstructed: table.pack.reconstructed,
    seedHash: table.seedHash,
  };
}

async function questionsOf(
  { services }: MailRoom,
  table: TableView,
  reader: TableReader,
): Promise<readonly MailQuestion[]> {
  const questions: MailQuestion[] = [];
  for (const decision of table.decisions) {
    const question = await mailQuestion(services, table, reader, decision);
    if (question) questions.push(question);
  }
  return questions;
}

function seatName(table: TableView, seat: string): Message {
  const found = table.seats.find((one) => one.seat === seat);
  if (!found) throw new Error(`table ${table.id} has no seat ${seat}`);
  return found.name;
}

/** The board and the hand. A picture that cannot be drawn must not hold up the mail: it is complete without. */
async function drawBoard(
  { services: s, pictures }: MailRoom,
  { table, plain, translator }: Gathering,
): Promise<{ readonly board: MailBoard | undefined; readonly hand: readonly Message[] }> {
  const board = s.games.get(table.game)?.board;
  if (!board || !table.view) return { board: undefined, hand: [] };
  const text = board.text(table.view);
  const hand = board.private(table.view);
  const { view } = table;
  const draw = async (name: string): Promise<Buffer | undefined> => {
    if (plain) return undefined;
    try {
      return await pictures.png(board.draw(name, view, { t: translator.t }));
    } catch (error) {
      s.log.error({ err: error, table: table.id }, 'board could not be drawn for a mail');
      return undefined;
    }
  };
  const [first, ...others] = board.pictures(view);
  const png = await draw(first.name);
  const windows = await Promise.all(
    others.map(async ({ name, title, text: words = [] }) => ({ name, title, text: words, png: await draw(name) })),
  );
  return { board: { png, width: BOARD_WIDTH, text, windows }, hand };
}
