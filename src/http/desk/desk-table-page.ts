import { readState } from '../../disputes/desk/read-state.ts';
import { msg } from '../../i18n/msg.ts';
import { currentStretch } from '../../log/current-stretch.ts';
import { entryMeant, readChapters } from '../../log/read-chapters.ts';
import { readLogPage } from '../../log/read-log-page.ts';
import { viewTable } from '../../play/view-table.ts';
import { gameOf } from '../games/game-of.ts';
import { windowModels } from '../play/window-model.ts';
import { moderator } from '../route/guards/moderator.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { boardModel } from '../tables/board-model.ts';
import { historyModel } from '../tables/history-model.ts';
import { logModel } from '../tables/log-model.ts';
import { type MapAct, mapQuery } from '../tables/map-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { alsoDispute, deskFrame } from './desk-frame.ts';
import { disputeOf, noteLook, wholeOf } from './moderate-table.ts';

/** Entries of the log on one page. */
const A_PAGE = 50;

/** A table with everything that is hidden: the position after any entry, and the full log, fifty entries a page. */
export const showDeskTable = page({ method: 'get', path: '/desk/t/:table', access: moderator }, async (call) => {
  const { services, translator, query, tableId } = call;
  const dispute = disputeOf(query);
  const at = query.get('at') || undefined;
  const entry = at === undefined ? undefined : await entryMeant(services, tableId, at);
  const table = await viewTable(services, tableId, 'moderator', entry);
  const { seq, asOf } = table;
  const chapters = await readChapters(services, table);
  const { lines, older, newer } = await readLogPage(services, tableId, 'moderator', {
    size: A_PAGE,
    after: query.get('after') ?? undefined,
    before: query.get('before') ?? undefined,
    endingAt: Math.max(1, wholeOf(query.get('to')) ?? (asOf < seq ? asOf + A_PAGE / 2 : seq)),
  });
  const [from, to] = [lines[0]?.seq ?? 0, lines.at(-1)?.seq ?? 0];
  await noteLook(call, { what: 'state', data: { at: asOf } });
  if (seq > 0) await noteLook(call, { what: 'log', data: { from, to } });
  const state = seq > 0 ? await readState(services, tableId, asOf) : undefined;
  const game = gameOf(services, table.game);
  const address = (change: string) => `/desk/t/${tableId}?${change}${alsoDispute(dispute)}`;
  const nameOf = (seat: string) => game.rules.seatName(seat);
  const windows = asOf === seq ? windowModels(table, '') : [];
  const data = {
    ...deskFrame(table, 'table', dispute),
    gameName: table.gameName,
    status: msg(`moderation.table-${table.status}`),
    atHead: asOf === seq,
    asOf,
    seq,
    said: query.get('said') === 'ruled' ? msg('moderation.ruled') : undefined,
    headHref: address(''),
    board:
      table.view &&
      boardModel(game, table.view, msg('moderation.board-full', { at: asOf, seq }), translator, {
        beside: true,
        look: {
          base: `/desk/t/${tableId}`,
          near: true,
          query: mapQuery(query, 'at', 'dispute'),
          acts: (area) => (asOf === seq && table.status === 'playing' ? correctIn(tableId, area, dispute) : []),
          actsTitle: msg('moderation.correct-title'),
        },
      }),
    hands: (state?.hands ?? []).map((hand) => ({ ...hand, seatClass: seatClass(table.seats, hand.seat) })),
    decisions: (state?.decisions ?? []).map((decision) => ({
      ...decision,
      what: table.decisions.find(({ id }) => id === decision.id)?.waitingText,
      waiting: decision.waiting.map(nameOf),
      // Those of a window are told below, in words.
      answers: (windows.some((one) => one.decision === decision.id) ? [] : decision.answers).map(
        ({ seat, answer }) => ({ seat: nameOf(seat), answer: JSON.stringify(answer) }),
      ),
    })),
    windows,
    state: state && JSON.stringify(state.state, undefined, 1),
    seats: table.seats.map((seat) => ({ ...seat, seatClass: seatClass(table.seats, seat.seat) })),
    lines: logModel(lines, table).map((line) => ({ ...line, href: address(`at=${line.seq}`) })),
    previous: asOf > 1 ? address(`at=${asOf - 1}`) : undefined,
    next: asOf < seq ? address(`at=${asOf + 1}`) : undefined,
    history: historyModel(chapters, table, currentStretch(chapters, table, at)),
    also: alsoDispute(dispute),
    newer: newer && address(`at=${asOf}&after=${newer}`),
    older: older && address(`at=${asOf}&before=${older}`),
    rewind: asOf < seq ? `/desk/t/${tableId}/rule?kind=rewind&to=${asOf}${alsoDispute(dispute)}` : undefined,
    compareA: asOf > 1 ? asOf - 1 : 1,
  };
  return shown({
    name: 'moderation-table',
    data,
    scripts: data.board?.map ? ['history.js', 'map.js'] : ['history.js'],
  });
});

/** From an area of the map straight to what of it can be put right. */
function correctIn(tableId: string, place: string, dispute: string | undefined): readonly MapAct[] {
  const asked = new URLSearchParams({ kind: 'correct', place });
  return [{ text: msg('moderation.correct-here'), href: `/desk/t/${tableId}/rule?${asked}${alsoDispute(dispute)}` }];
}
