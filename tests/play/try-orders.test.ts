import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { playBot } from '../../src/demo/play-bot.ts';
import { translator } from '../../src/i18n/translator.ts';
import type { Answer } from '../../src/kernel/choice.ts';
import { openDecisions } from '../../src/kernel/open-decisions.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { tryStanding } from '../../src/kernel/try-standing.ts';
import { readPosition } from '../../src/log/read-position.ts';
import { newId } from '../../src/platform/new-id.ts';
import { sayTried } from '../../src/play/say-tried.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { tryOrders } from '../../src/play/try-orders.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { rewind } from '../tables/fixtures/rule-now.ts';
import { answerNow, type Player, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

const en = translator('en', 'UTC');
let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const seqOf = async (tableId: string) =>
  (await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } })).seq;

type Begun = { readonly tableId: string; readonly players: readonly Player[] };

/** Plays at random until a seat has answered questions of this name so often; undefined: the game was over before. */
async function playUntil({ tableId, players }: Begun, name: string, enough: number, seed: number) {
  const random = seededRandom(`${name} ${seed}`);
  const met = new Map<string, number>();
  for (;;) {
    const { head, machine } = await readPosition(world.services, tableId);
    const open = openDecisions(head.game, machine);
    const [first] = open;
    const asked = players.find((one) => one.seat === first?.waiting[0]);
    const done = players.find(({ seat }) => (met.get(seat) ?? 0) >= enough);
    if (done && !open.some((one) => one.name === name)) return done;
    if (!first || !asked) return undefined;
    if (first.name === name) met.set(asked.seat, (met.get(asked.seat) ?? 0) + 1);
    await playBot(world.services, { tableId, ...asked, random });
  }
}

const marchTo = (corps: string, ...way: readonly string[]) =>
  way.map((to) => ({ order: 'move', answer: { corps, to } }));

/** What the seats of Marches answer season by season: two of them meet in a5, and fight there twice. */
const SHEETS: { readonly [seat: string]: readonly Answer[] } = {
  Ash: [marchTo('Ash-1', 'a2', 'a3', 'a4'), marchTo('Ash-1', 'a5')],
  Dogwood: [marchTo('Dogwood-1', 'a5')],
};

/** A table of Marches at which Ash has attacked in one battle, and held in the next. */
async function battleTable() {
  const { tableId, player } = await startedTable(world, ['Ash', 'Birch', 'Cedar', 'Dogwood'], { game: 'marches' });
  const tactics = ['attack', 'hold'];
  const sheets = new Map(Object.entries(SHEETS).map(([seat, all]) => [seat, [...all]]));
  for (let seasons = 0; tactics.length > 0 || seasons < 4; seasons += 1) {
    const { head, machine } = await readPosition(world.services, tableId);
    const [open] = openDecisions(head.game, machine);
    if (!open) throw new Error('the game is over');
    for (const seat of open.waiting) {
      const answer =
        open.name === 'purchases'
          ? {}
          : open.name === 'orders'
            ? (sheets.get(seat)?.shift() ?? [])
            : ((seat === 'Ash' ? tactics.shift() : undefined) ?? 'hold');
      await answerNow(world.services, tableId, player(seat), answer);
    }
  }
  return { tableId, seat: 'Ash', fighter: player('Ash') };
}

/** Does it by optional action. */
async function gives(tableId: string, player: Player, decision: string, answer: Answer) {
  const expectedSeq = await seqOf(tableId);
  const answers = [{ decision, answer }];
  await submitAnswers(world.services, { tableId, ...player, expectedSeq, answers, key: newId(), how: 'page' });
}

const entriesOf = (tableId: string) => world.services.db.entry.count({ where: { tableId } });

describe('orders are tried on what was asked before', () => {
  test('in Marches: each battle as it was fought, and nothing is written', async () => {
    const { tableId, seat, fighter } = await battleTable();
    const before = await entriesOf(tableId);
    const given = [{ decision: '~standing-orders', answer: { ambushed: 'ask me', battle: 'withdraw' } }];
    const tried = await tryOrders(world.services, { tableId, seat, given });
    const battles = tried.filter(({ prompt }) => JSON.stringify(prompt).includes('How do you fight'));
    const said = battles.map(({ answered, would }) => [en.t(answered), would && en.t(would)]);
    expect(said).toEqual([
      ['“hold”', '“withdraw”'],
      ['“attack”', '“withdraw”'],
    ]);
    expect(battles.map(sayTried).map(en.t)[0]).toBe(
      '“How do you fight for a5?” You answered: “hold”. These orders: “withdraw”.',
    );
    expect(await entriesOf(tableId)).toBe(before);
    // Orders that ask everything answer nothing.
    const asks = [{ decision: '~standing-orders', answer: { ambushed: 'ask me', battle: 'ask me' } }];
    const none = await tryOrders(world.services, { tableId, seat, given: asks });
    expect(none.length).toBe(tried.length);
    expect(none.every(({ would, same }) => would === undefined && !same)).toBe(true);
    // And orders that stand are tried as they are.
    await gives(tableId, fighter, '~standing-orders', { ambushed: 'ask me', battle: 'withdraw' });
    expect(await tryOrders(world.services, { tableId, seat, given: [] })).toEqual(tried);
  });

  test('in Versailles: the same as the orders would answer in each position of then, the newest first', async () => {
    const begun = await startedTable(world, ['fr', 'uk', 'us', 'it'], { game: 'versailles-1919' });
    const bidder = await playUntil(begun, 'bid', 3, 0);
    if (!bidder) throw new Error('nobody bids');
    const { tableId } = begun;
    const { seat } = bidder;
    const given = [{ decision: '~give-orders', answer: { all: 'change', bids: 'pass', military: 'none' } }];
    const tried = await tryOrders(world.services, { tableId, seat, given });
    expect(tried.length).toBeGreaterThan(1);
    expect(tried.some(({ would }) => would !== undefined)).toBe(true);
    expect(tried.map(({ seq }) => seq)).toEqual(tried.map(({ seq }) => seq).toSorted((a, b) => b - a));

    await gives(tableId, bidder, '~give-orders', given[0]?.answer ?? {});
    const { machine: ordered } = await readPosition(world.services, tableId);
    for (const { seq, would } of tried) {
      const { head, machine } = await readPosition(world.services, tableId, seq - 1);
      const entry = await world.services.db.entry.findFirstOrThrow({ where: { tableId, seq, secret: 0 } });
      const decision = String(Object(entry.data).decision);
      const slow = tryStanding(head.game, machine, ordered, { decision, seat });
      expect(slow === undefined).toBe(would === undefined);
    }
  });

  test('what a rewind took back is left out', async () => {
    const { tableId, seat } = await battleTable();
    const given = [{ decision: '~standing-orders', answer: { ambushed: 'stay', battle: 'hold' } }];
    const before = await tryOrders(world.services, { tableId, seat, given });
    const [newest] = before;
    await rewind(world.services, tableId, (newest?.seq ?? 2) - 1);
    const after = await tryOrders(world.services, { tableId, seat, given });
    expect(after).toEqual(before.slice(1));
  });

  test('at a table that is new nothing was asked', async () => {
    const { tableId } = await startedTable(world, ['Ash', 'Birch', 'Cedar'], { game: 'marches' });
    expect(await tryOrders(world.services, { tableId, seat: 'Ash', given: [] })).toEqual([]);
  });

  test('orders that cannot be given are refused, and what gives none', async () => {
    const { tableId } = await startedTable(world, ['Ash', 'Birch', 'Cedar'], { game: 'marches' });
    const tries = (decision: string, answer: Answer) =>
      refused(() => tryOrders(world.services, { tableId, seat: 'Ash', given: [{ decision, answer }] }));
    expect(await tries('~standing-orders', { ambushed: 'fly', battle: 'hold' })).toMatchObject({
      code: 'illegal-answer',
    });
    expect(await tries('~nothing', {})).toMatchObject({ code: 'stale' });
    expect(await tries('1.1', {})).toMatchObject({ code: 'stale' });
    const deals = await startedTable(world, ['Red', 'Blue', 'Green'], { game: 'side-deals' });
    expect(
      await refused(() =>
        tryOrders(world.services, {
          tableId: deals.tableId,
          seat: 'Red',
          given: [{ decision: '~give-orders', answer: 'x' }],
        }),
      ),
    ).toMatchObject({ code: 'stale' });
  });
});
