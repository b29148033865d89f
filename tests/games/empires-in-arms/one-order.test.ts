import { expect, test } from '@jest/globals';
import { POWERS } from '../../../src/games/empires-in-arms/pack-lists.ts';
import { openDecisions, sheetFor } from '../../../src/kernel/open-decisions.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { sampleSheet } from '../../../src/kernel/sample-sheet.ts';
import { walkSheet } from '../../../src/kernel/walk-sheet.ts';
import { playForRecord } from './records/play-for-record.ts';

/** Of the windows of a campaign, one in so many. */
const ONE_IN = 11;

test('an order that is looked for alone is the one that stands among all orders, at every point of every sheet', () => {
  const ids = new Set<string>(['fly']);
  const compared = new Set<string>();
  playForRecord({ campaign: 'short', powers: POWERS }, 'one order', {
    whimOneIn: 3,
    look: ({ game, machine }) => {
      if (machine.seq % ONE_IN > 0) return;
      for (const { id: decision, waiting } of openDecisions(game, machine)) {
        const [seat = ''] = waiting;
        const sheet = sheetFor(game, machine, decision, seat);
        if (!sheet) continue;
        for (const { id } of sheet.begin.orders()) ids.add(id);
        const lines = sampleSheet(sheet.begin, sheet.max, seededRandom(`${machine.seq}`)) ?? [];
        const again = sheetFor(game, machine, decision, seat);
        for (const point of again ? walkSheet(again.begin, lines).points : []) {
          // Alone first: once all are known, they are not looked for again.
          const alone = [...ids].map((id) => point.order(id));
          const all = point.orders();
          expect(alone).toEqual([...ids].map((id) => all.find((order) => order.id === id)));
          for (const { id } of all) compared.add(id);
        }
      }
    },
  });
  expect([...compared].sort()).toEqual(expect.arrayContaining(['buy', 'declare', 'place', 'want']));
});
