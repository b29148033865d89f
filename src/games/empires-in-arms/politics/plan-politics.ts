import { planSheet } from '../../../kernel/plan-sheet.ts';
import type { SheetPoint } from '../../../kernel/sheet.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { forecastOf, sumOf } from './forecast.ts';
import { findOrder, listOrders } from './list-orders.ts';
import { readLine } from './political-line.ts';
import { sayLine } from './say-line.ts';
import { sayNo, sectionOf } from './say-no.ts';
import { basisOf } from './sheet-basis.ts';
import { whyNotWrite } from './why-not-write.ts';
import { NOTHING, type Written, withLine } from './written.ts';

/** 4.2 to 4.9: a power's political orders before the first line. */
export function beginPolitics(board: Board, power: Power): SheetPoint {
  const basis = basisOf(board, power);
  return planSheet<Written>(
    {
      orders: (written) => listOrders(basis, written),
      order: (written, id) => findOrder(basis, written, id),
      add: (written, given) => {
        const line = readLine(given);
        const no = whyNotWrite(basis, written, line);
        return no ? { misfit: { problem: sayNo(basis, no), section: sectionOf(no.order) } } : withLine(written, line);
      },
      costs: (written) => sumOf(basis, written),
      say: (_, line) => sayLine(basis.pack, readLine(line)),
      forecast: (_, line) => forecastOf(basis, readLine(line)),
    },
    NOTHING,
  );
}
