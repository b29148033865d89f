import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { GameModule } from '../../kernel/rules.ts';
import type { ChapterSpan, Stretch } from '../../log/chapter-spans.ts';
import type { ToldLine } from '../../log/log-line.ts';
import { stretchName } from '../../log/stretch-name.ts';
import type { TableView } from '../../play/table-view.ts';
import { isAlone } from '../../time/is-alone.ts';
import { aheadModels } from '../play/ahead-model.ts';
import { optionalActionModels } from '../play/optional-action-model.ts';
import { questionModels } from '../play/question-model.ts';
import { sheetAddress } from '../play/sheet-address.ts';
import { windowModels } from '../play/window-model.ts';
import { timeControlWords } from '../time/time-control-words.ts';
import { boardModel } from './board-model.ts';
import { historyModel } from './history-model.ts';
import { logModel, toldLines } from './log-model.ts';
import { type MapAct, mapQuery } from './map-model.ts';
import type { Moved } from './moved-since.ts';
import { optionLines } from './option-lines.ts';
import { seatClass } from './seat-class.ts';
import { seatLines } from './seat-lines.ts';
import { tableState } from './table-state.ts';

/** As many of the newest lines of the log stand open, the others folded; whoever looks at the past sees them all. */
const AT_ONCE = 4;

type Input = {
  readonly table: TableView;
  readonly game: GameModule;
  readonly lines: readonly ToldLine[];
  readonly moved: Moved;
  readonly chapters: readonly ChapterSpan[];
  /** The part of the game that the reader looks at, where it has chapters. */
  readonly current: Stretch | undefined;
  /** How many steps the reader has composed for each question that they are asked. */
  readonly begun: ReadonlyMap<DecisionId, number>;
  readonly playerId: string | undefined;
  /** The page's address: `?at=`, and `?area=` and `?window=` of a map. */
  readonly query: URLSearchParams;
  readonly translator: Translator;
  readonly now: Date;
};

/** The table page: the state of the game, what the reader must decide, the board, the log, and the small print. */
export function tableModel(input: Input) {
  const { table, game, moved, lines, chapters, current, begun, playerId, query, translator, now } = input;
  const atHead = table.asOf === table.seq;
  const options = optionLines(game.rules.optionFields, table.options);
  const base = `/t/${table.id}/compose`;
  const questions = questionModels(table.decisions, { base, now, translator, begun });
  const windows = atHead ? windowModels(table, base) : [];
  const open = atHead ? AT_ONCE : lines.length;
  const told = logModel(toldLines(lines, table.asOf), table);
  const ended = current?.last === table.asOf ? stretchName(chapters, current) : undefined;
  return {
    table,
    state: tableState(table, translator),
    past: atHead ? undefined : { text: pastText(table, ended), when: lines.find(({ seq }) => seq === table.asOf)?.at },
    outcome: atHead && table.outcome ? outcomeModel(table, table.outcome) : undefined,
    questions: questions.map((one) => ({
      ...one,
      count: windows.find(({ decision }) => decision === one.decision)?.count,
    })),
    windows: windows.filter(({ decision }) => questions.every((one) => one.decision !== decision)),
    optionalActions: optionalActionModels(table, translator),
    ahead: aheadModels(table, base),
    board:
      table.view &&
      boardModel(game, table.view, captionOf(table, ended), translator, {
        beside: true,
        scenes: moved.scenes,
        look: {
          base: `/t/${table.id}`,
          near: true,
          query: withSince(mapQuery(query, 'at'), moved.since),
          told: moved.told,
          toldTitle: msg(moved.since === undefined ? 'maps.moved-lately' : 'maps.moved-since'),
          acts: (area) => (atHead ? ordersFor(table, area) : []),
        },
      }),
    plan:
      game.board.map && table.view && table.seats.some(({ seat }) => seat === table.viewer)
        ? `/t/${table.id}/plan`
        : undefined,
    /** Of games that tell their story in figures. */
    chronicle: table.seq > 0 ? game.rules.chronicle : undefined,
    warnings: (atHead && table.status === 'playing' && table.view && game.board.warnings?.(table.view)) || [],
    // When the game is over nothing is private any more.
    private: table.view && !(table.status === 'finished' && atHead) ? game.board.private(table.view) : [],
    showSeats: table.status === 'playing' || table.status === 'finished',
    seats: seatLines(table, { playerId, now, translator }),
    timeControl:
      table.seq > 0 && isAlone(table.seats)
        ? msg('computer.no-clock')
        : timeControlWords(table.timeControl, translator),
    log: table.seq > 0 ? told.slice(0, open) : undefined,
    earlier: told.slice(open),
    history: historyModel(chapters, table, current),
    logAddress: chapters.find((chapter) => chapter === current || chapter.parts.some((part) => part === current))
      ?.address,
    options,
    changed: options.filter(({ usual }) => !usual).length,
    goesWithout: game.goesWithout?.(table.ruleset),
    reconstructed: table.pack.reconstructed,
    exportable: table.status === 'finished',
    // Whoever could still join reads on what terms.
    foldsAbout: table.status === 'playing',
    sandbox: sandboxAt(input),
    canResign: table.status === 'playing' && table.viewer !== 'spectator' && table.viewer !== 'moderator',
    canCancel: table.status === 'forming' && table.hostId === playerId,
  };
}

/**
 * The entry after which a reader could begin a sandbox; undefined where there is nothing to try: after the end, and in
 * a running game for those without a seat or with a game that hides too much.
 */
function sandboxAt({ table, game, playerId }: Input): number | undefined {
  const { asOf, seq, status, viewer } = table;
  if (playerId === undefined || seq === 0) return undefined;
  if (status === 'finished') return asOf < seq ? asOf : undefined;
  const isSeated = status === 'playing' && table.seats.some(({ seat }) => seat === viewer);
  return isSeated && game.rules.sample ? asOf : undefined;
}

/** What moved since an entry stays on the map while its reader looks about, though they have seen it all by then. */
function withSince(query: URLSearchParams, since: number | undefined): URLSearchParams {
  if (since !== undefined) query.set('since', String(since));
  return query;
}

/** The sheets that the reader is asked for, with the area open. */
function ordersFor({ id, decisions }: TableView, area: string): readonly MapAct[] {
  return decisions
    .filter(({ mine }) => mine?.choice.kind === 'sheet')
    .map((decision) => ({
      text: msg('pages.sheet.open'),
      href: `${sheetAddress({ base: `/t/${id}/compose` }, decision.id)}?${new URLSearchParams({ area })}#area`,
    }));
}

/** `ended`: the part of the game that this entry ended, in words. */
function captionOf({ asOf, seq }: TableView, ended: Message | undefined): Message {
  if (asOf === seq) return msg('pages.table.board-now');
  return ended ? msg('pages.table.board-end', { part: ended }) : msg('pages.table.board-then', { at: asOf });
}

function pastText({ asOf: at, seq }: TableView, ended: Message | undefined): Message {
  return ended ? msg('pages.table.past-end', { part: ended, at, seq }) : msg('pages.table.past', { at, seq });
}

function outcomeModel(table: TableView, outcome: Outcome) {
  return {
    summary: outcome.summary,
    sheet: outcome.sheet,
    scores: outcome.scores,
    standings: outcome.standings
      .toSorted((a, b) => a.place - b.place)
      .map(({ seat, place, score }) => {
        const found = table.seats.find((one) => one.seat === seat);
        return {
          place,
          score,
          scored: score !== undefined,
          name: found?.name ?? msg('pages.game.value', { value: seat }),
          playerName: found?.playerName,
          seatClass: seatClass(table.seats, seat),
        };
      }),
  };
}
