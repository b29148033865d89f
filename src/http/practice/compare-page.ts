import { viewerOf } from '../../access/viewer-of.ts';
import { msg } from '../../i18n/msg.ts';
import { positionOf } from '../../kernel/machine.ts';
import { readLog } from '../../log/read-log.ts';
import { viewTable } from '../../play/view-table.ts';
import { openPractice } from '../../practice/open-practice.ts';
import { noSuchPractice } from '../../practice/practice-row.ts';
import { needPlayer } from '../middleware/caller.ts';
import { player } from '../route/guards/player.ts';
import { page } from '../route/page.ts';
import { shown } from '../route/reply.ts';
import { boardModel } from '../tables/board-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { ownPractice, practiceAddress, practiceName } from './own-practice.ts';
import { MOST_COMPARED, toldLines } from './practice-lines.ts';

/**
 * A sandbox beside the real course since the entry that it began after, as its owner may read the table now: who may
 * not read it any more compares nothing.
 */
export const compareSandbox = page(
  { method: 'get', path: '/practice/:practice/compare', access: player },
  async (call) => {
    const { services, caller, translator } = call;
    const open = await openPractice(services, await ownPractice(call));
    const { row, module, game, machine } = open;
    if (row.tableId === null || row.tableSeq === null) throw noSuchPractice();

    const { tableId, tableSeq } = { tableId: row.tableId, tableSeq: row.tableSeq };
    const viewer = await viewerOf(services, tableId, needPlayer(caller).id);
    const table = await viewTable(services, tableId, viewer);
    const range = { from: tableSeq + 1, to: tableSeq + MOST_COMPARED };
    const real = table.seq > tableSeq ? await readLog(services, tableId, viewer, range) : [];
    const seats = row.seats.map((seat) => ({ seat }));
    const eyes = row.seats.find((seat) => seat === viewer) ?? row.seats[0] ?? '';
    const view = game.rules.view(positionOf(game, machine), eyes);
    const data = {
      name: practiceName(row, game.rules.name, table.name),
      base: practiceAddress(row.id),
      tableAddress: `/t/${tableId}`,
      seq: tableSeq,
      tried: toldLines(open, eyes, 0, MOST_COMPARED),
      real: real
        .filter(({ messages, voided }) => messages.length > 0 && !voided)
        .map(({ seq, by, messages }) => ({
          ...{ n: seq, sentences: messages.map((text) => ({ text })), seatClass: seatClass(seats, by) },
          seatName: by === undefined ? undefined : game.rules.seatName(by),
        })),
      boards: [
        boardModel(module, view, msg('practice.board-tried'), translator),
        ...(table.view ? [boardModel(module, table.view, msg('practice.board-real'), translator)] : []),
      ],
    };
    return shown({ name: 'practice-compare', data });
  },
);
