import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Answer, FormAnswer, SheetLine } from '../../../src/kernel/choice.ts';
import { readLog } from '../../../src/log/read-log.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { changeAhead, orderAhead } from '../../../src/play/ahead/order-ahead.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { exportRecord } from '../../../src/records/export-record.ts';
import { readRecord } from '../../../src/records/read-record.ts';
import { replayRecord } from '../../../src/records/replay-record.ts';
import { verifyTable } from '../../../src/records/verify-table.ts';
import { askTakeback } from '../../../src/rulings/takeback/ask-takeback.ts';
import { resignSeat } from '../../../src/seats/resign-seat.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { rewind, ruleNow } from '../../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

/* Orders ahead at a table: Marches whose seats move in turn, or all at once in a window. */

const SEATS = ['Ash', 'Birch', 'Cedar'];
const move = (corps: string, to: string): SheetLine => ({ order: 'move', answer: { corps, to } });
const turnOf = (seat: string) => `~ahead.turn.${seat.toLowerCase()}`;

let world: World;
let table: Awaited<ReturnType<typeof startedTable>>;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
const begin = async (game: string) => {
  table = await startedTable(world, SEATS, { game });
};

const answer = (seat: string, given: Answer = []) =>
  answerNow(world.services, table.tableId, table.player(seat), given);
const buy = async () => {
  for (const seat of SEATS) await answer(seat, {});
};
const order = (
  seat: string,
  lines: readonly SheetLine[],
  unless: FormAnswer = {},
  { decision = turnOf(seat), key = newId() }: { readonly decision?: string; readonly key?: string } = {},
) =>
  orderAhead(world.services, {
    ...{ tableId: table.tableId, ...table.player(seat), decision, key, how: 'page', lines, unless },
  });
const change = (seat: string, does: 'withdraw' | 'confirm', decision = turnOf(seat)) =>
  changeAhead(
    world.services,
    { tableId: table.tableId, ...table.player(seat), decision, key: newId(), how: 'page' },
    does,
  );
const entries = async () =>
  (
    await world.services.db.entry.findMany({
      where: { tableId: table.tableId, kind: 'answered' },
      orderBy: [{ seq: 'asc' }, { secret: 'asc' }],
    })
  ).map(({ data }) => data as { seat: string; decision: string; answer: Answer; how: string; secret?: number });
const view = (viewer: string) => viewTable(world.services, table.tableId, viewer);
const asked = async (seat: string) => (await view(seat)).decisions.find(({ mine }) => mine)?.name;
const notifications = () => world.services.db.notification.count({ where: { tableId: table.tableId } });

describe('in turn', () => {
  beforeEach(() => begin('marches-in-turn'));

  test('the answer is an entry of its own, in the write that put the question', async () => {
    await order('Birch', [move('Birch-1', 'e6')]);
    await buy();
    await answer('Ash');
    expect((await entries()).at(-1)).toMatchObject({ seat: 'Birch', how: 'ahead', answer: [move('Birch-1', 'e6')] });
    expect(await asked('Cedar')).toBe('turn');
    expect((await readLog(world.services, table.tableId, 'Cedar', {})).at(-1)).toMatchObject({
      by: 'Birch',
      how: 'ahead',
    });
    expect(await verifyTable(world.services, table.tableId)).toMatchObject({ faults: [] });
  });

  test('what is ordered, changed and taken back notifies nobody, and moves no number', async () => {
    const before = [await notifications(), (await view('Ash')).seq];
    await order('Birch', []);
    await order('Birch', [move('Birch-1', 'f5')], { when: ['always'] });
    await change('Birch', 'withdraw');
    expect([await notifications(), (await view('Ash')).seq]).toEqual(before);
    expect((await entries()).map(({ secret }) => secret)).toEqual([1, 2, 3]);
    const lines = async (viewer: string) => (await readLog(world.services, table.tableId, viewer, {})).length;
    expect([await lines('Birch'), await lines('Ash'), await lines('spectator')]).toEqual([4, 1, 1]);
  });

  test('a double click orders once', async () => {
    const key = newId();
    await order('Birch', [], {}, { key });
    expect(await order('Birch', [], {}, { key })).toMatchObject({ repeated: true });
    expect(await entries()).toHaveLength(1);
  });

  test('who is asked after all is mailed like anybody, and the log tells them alone why', async () => {
    await order('Birch', [move('Birch-1', 'e6')], { when: ['idle'] });
    await buy();
    await answer('Ash');
    expect(await asked('Birch')).toBe('turn');
    const last = (await readLog(world.services, table.tableId, 'Birch', {})).at(-1);
    expect(last?.messages[0]).toMatchObject({ key: 'kernel.ahead-told-ask' });
    for (const other of ['Ash', 'Cedar', 'spectator'])
      expect(JSON.stringify(await readLog(world.services, table.tableId, other, {}))).not.toContain('kernel.ahead');
    const told = await world.services.db.notification.findMany({ where: { tableId: table.tableId, seat: 'Birch' } });
    expect(told.filter(({ kind }) => kind === 'turn')).toHaveLength(2);
  });

  test('going back brings back what was ordered then: it answers again, or is asked after all again', async () => {
    await order('Birch', [move('Birch-1', 'e6')]);
    await buy();
    const before = (await view('Ash')).seq;
    await answer('Ash', [move('Ash-1', 'b1')]);
    await answer('Cedar');
    await rewind(world.services, table.tableId, before);
    expect((await view('Birch')).ahead).toMatchObject([{ ordered: { lines: [{ line: move('Birch-1', 'e6') }] } }]);
    await answer('Ash');
    expect((await entries()).at(-1)).toMatchObject({ seat: 'Birch', how: 'ahead' });
    expect(await verifyTable(world.services, table.tableId)).toMatchObject({ faults: [] });
  });

  test('a takeback leaves what others have ordered meanwhile', async () => {
    await buy();
    const before = (await view('Ash')).seq;
    await answer('Ash');
    await order('Cedar', [move('Cedar-1', 'e1')], { when: ['bought'] });
    const expectedSeq = (await view('Ash')).seq;
    const takeback = { tableId: table.tableId, ...table.player('Ash'), reason: '', toSeq: before, expectedSeq };
    expect(await askTakeback(world.services, takeback)).toMatchObject({ state: 'granted' });
    expect(await asked('Ash')).toBe('turn');
    expect((await view('Cedar')).ahead).toMatchObject([{ ordered: { unless: { when: ['bought'] } } }]);
  });

  test('an answer that a ruling forces ends what was ordered ahead', async () => {
    await order('Birch', [move('Birch-1', 'e6')], { when: ['always'] });
    await buy();
    await answer('Ash');
    const [open] = (await view('Birch')).decisions;
    await ruleNow(world.services, table.tableId, {
      ...{ type: 'force', decision: open?.id ?? '', seat: 'Birch', answer: [] },
    });
    expect(await asked('Cedar')).toBe('turn');
    expect((await view('Birch')).ahead).toEqual([]);
  });

  test('a seat that gives up orders nothing, and what it had ordered does not act', async () => {
    await order('Birch', [move('Birch-1', 'e6')]);
    await resignSeat(world.services, { tableId: table.tableId, ...table.player('Birch') });
    for (const seat of ['Ash', 'Cedar']) await answer(seat, {});
    await answer('Ash');
    expect((await entries()).some(({ how }) => how === 'ahead')).toBe(false);
  });

  test('nobody orders for a seat that is not theirs, nor under an id that orders nothing', async () => {
    const of = { tableId: table.tableId, seat: 'Birch', playerId: table.player('Ash').playerId };
    const wrong = { ...of, decision: turnOf('Birch'), key: newId(), how: 'page', lines: [], unless: {} } as const;
    expect((await refused(() => orderAhead(world.services, wrong))).code).toBe('forbidden');
    expect((await refused(() => order('Birch', [], {}, { decision: '~standing-orders' }))).code).toBe('not-found');
    expect((await refused(() => order('Birch', [], {}, { decision: '~ahead.orders' }))).code).toBe('stale');
  });

  test('a record has it all, and is replayed without judging anything again', async () => {
    await order('Birch', [move('Birch-1', 'e6')], { near: { area: 'f5', within: 1 } });
    await order('Cedar', [move('Cedar-1', 'e1')], { when: ['always'] });
    await buy();
    await answer('Ash');
    const record = readRecord(JSON.parse(JSON.stringify(await exportRecord(world.services, table.tableId))));
    expect(JSON.stringify(record.entries)).toContain('"how":"ahead"');
    expect(replayRecord(record, world.services.games).machine.ahead).toMatchObject({
      Cedar: { '~ahead.turn.cedar': { asked: ['always'] } },
    });
  });
});

describe('in a window', () => {
  beforeEach(() => begin('marches'));
  const ordered = (lines: readonly SheetLine[], unless: FormAnswer = {}) =>
    order('Birch', lines, unless, { decision: '~ahead.orders' });

  test('it answers when the window closes; its seat need not be ready, and is not counted', async () => {
    await ordered([move('Birch-1', 'e6')]);
    await buy();
    const [window] = (await view('moderator')).decisions;
    expect(window?.window).toMatchObject({ ready: 0, of: 3, answers: [{ seat: 'Birch', by: 'ahead' }] });
    await answer('Ash');
    await answer('Cedar');
    expect(await entries()).toContainEqual(
      expect.objectContaining({ seat: 'Birch', how: 'ahead', sealed: true, answer: [move('Birch-1', 'e6')] }),
    );
    const by = (await readLog(world.services, table.tableId, 'Ash', {})).filter(({ by: who }) => who === 'Birch');
    expect(by.map(({ how }) => how)).not.toContain('ahead');
  });

  test('its seat may answer otherwise until then', async () => {
    await ordered([move('Birch-1', 'e6')]);
    await buy();
    await answer('Birch', [move('Birch-1', 'f5')]);
    await answer('Ash');
    await answer('Cedar');
    expect(await entries()).toContainEqual(expect.objectContaining({ seat: 'Birch', how: 'page', sealed: true }));
  });

  test('asked after all, the seat is waited for, and its fallback is the game’s own', async () => {
    await ordered([move('Birch-1', 'e6')], { when: ['idle'] });
    await buy();
    await answer('Ash');
    await answer('Cedar');
    const [open] = (await view('Birch')).decisions;
    expect([open?.name, open?.window]).toMatchObject(['orders', { ready: 2, answers: [] }]);
    await answer('Birch', [move('Birch-1', 'f5')]);
    expect((await view('Birch')).decisions.map(({ name }) => name)).toEqual(['purchases']);
  });
});
