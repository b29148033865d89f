import { msg } from '../../i18n/msg.ts';
import type { EntryPlace } from '../../kernel/entry-place.ts';
import type { Message } from '../../kernel/message.ts';
import type { ToldLine } from '../../log/log-line.ts';
import { readToldLog } from '../../log/read-log.ts';
import { markLooked } from '../../mail/mark-looked.ts';
import { listDrafts } from '../../play/drafts/list-drafts.ts';
import type { TableView } from '../../play/table-view.ts';
import { viewTable } from '../../play/view-table.ts';
import { gameOf } from '../games/game-of.ts';
import type { PageCall } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';
import { boardModel } from '../tables/board-model.ts';
import { logModel } from '../tables/log-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { tableState } from '../tables/table-state.ts';
import { aheadModels } from './ahead-model.ts';
import { NO_OPTIONAL_ACTIONS, optionalActionModels } from './optional-action-model.ts';
import { questionModels } from './question-model.ts';
import type { Sitting } from './sitting.ts';
import { windowModels } from './window-model.ts';

type Done = {
  /** The entries to tell: all that came after this one, */
  readonly after: EntryPlace;
  /** up to this one, with its secret ones. */
  readonly to: number;
  readonly heading?: Message;
  /** What was not done, and why. */
  readonly why?: Message | undefined;
  /** The heading above those entries. */
  readonly happened?: Message;
  /** It was an optional action: what happened before it the reader need not have seen. */
  readonly aside?: boolean;
  /** They came by a link that opens nothing else. */
  readonly alone?: boolean;
};

/** What happened, who is waited for now, and the next question right here if it is still this seat's move. */
export async function showDone({ services }: PageCall, sitting: Sitting, done: Done): Promise<Reply> {
  const { tableId, seat, base, translator } = sitting;
  const table = await viewTable(services, tableId, seat);
  const lines = await readToldLog(services, tableId, seat, { after: done.after, to: done.to });
  const game = gameOf(services, table.game);

  const windows = done.alone ? [] : windowModels(table, base).filter(({ own }) => own);
  const begun = await listDrafts(services, sitting, table.decisions);
  const frame = { base, now: services.clock.now(), translator, begun };
  const questions = done.alone ? [] : questionModels(table.decisions, frame);

  const seen = table.seats.find((one) => one.seat === seat)?.seenSeq ?? 0;
  if (!done.aside || seen >= done.after.seq) await markLooked(services, { tableId, seat, seq: done.to });

  const data = {
    table,
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    heading: done.heading ?? headingOf(questions.length > 0, windows, lines.length > 0),
    windows,
    why: done.why,
    state: questions.length > 0 ? msg('pages.done.mine') : tableState(table, translator),
    questions,
    optionalActions:
      base === `/t/${tableId}/compose` && !done.alone ? optionalActionModels(table, translator) : NO_OPTIONAL_ACTIONS,
    ahead: base === `/t/${tableId}/compose` && !done.alone ? aheadModels(table, base) : [],
    happened: done.happened ?? msg('pages.done.happened'),
    lines: logModel(lines, table),
    goesTo: goesTo(lines, sitting, table),
    board: table.view && boardModel(game, table.view, msg('pages.table.board-now'), translator),
    private: table.view && table.status !== 'finished' ? game.board.private(table.view) : [],
    // Players who have answered see here what came of it, and find out here that they have mis-clicked.
    canTakeBack: table.status === 'playing' && !done.aside,
  };
  return shown({ name: 'done', data, translator });
}

/** The others whom the reader's own words and offers concern at once: they are mailed. */
function goesTo(lines: readonly ToldLine[], { seat }: Sitting, { seats }: TableView): Message | undefined {
  const own = lines.filter(({ by }) => by === seat).flatMap(({ told }) => told);
  const concerned = own.flatMap(({ concerns = [] }) => concerns);
  const names = seats.flatMap((one) => (one.seat !== seat && concerned.includes(one.seat) ? [one.name] : []));
  return names.length > 0 ? msg('pages.done.goes-to', { seats: names }) : undefined;
}

/** What is answered in secret is not in the log yet. */
function headingOf(more: boolean, windows: ReturnType<typeof windowModels>, told: boolean): Message {
  if (!told && windows.length > 0)
    return msg(windows.some(({ own }) => own?.ready === false) ? 'pages.window.kept' : 'pages.window.kept-ready');
  return msg(more ? 'pages.done.sent-more' : 'pages.done.sent');
}

/** What was to be done is over: why, and the state of the table. */
export async function showSettled({ services, posted }: PageCall, sitting: Sitting, why: Message): Promise<Reply> {
  const { tableId, seat, translator } = sitting;
  const table = await viewTable(services, tableId, seat);
  const data = {
    table,
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    heading: msg('pages.optional-action.gone-title'),
    why,
    state: tableState(table, translator),
    windows: windowModels(table, sitting.base).filter(({ own }) => own),
    questions: [],
    optionalActions: NO_OPTIONAL_ACTIONS,
    lines: [],
    board: undefined,
    private: [],
  };
  return shown({ name: 'done', data, status: posted ? 409 : 410, translator });
}
