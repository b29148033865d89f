import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import type { SheetLine } from '../../../src/kernel/choice.ts';
import type { SheetEdit } from '../../../src/kernel/edit-sheet.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { changeSheet } from '../../../src/play/sheets/change-sheet.ts';
import { openSheet } from '../../../src/play/sheets/open-sheet.ts';
import { sendSheet } from '../../../src/play/sheets/send-sheet.ts';
import { type SheetView, viewSheet } from '../../../src/play/sheets/sheet-view.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { exportRecord } from '../../../src/records/export-record.ts';
import { readRecord } from '../../../src/records/read-record.ts';
import { replayRecord } from '../../../src/records/replay-record.ts';
import { verifyTable } from '../../../src/records/verify-table.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { rewind } from '../../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

let world: World;
let table: Awaited<ReturnType<typeof startedTable>>;
let orders: string;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  table = await startedTable(world, ['Ash', 'Birch', 'Cedar'], { game: 'marches' });
  for (const seat of ['Ash', 'Birch', 'Cedar']) await answerNow(world.services, table.tableId, table.player(seat), {});
  orders = (await viewTable(world.services, table.tableId, 'Ash')).decisions[0]?.id ?? '';
});

const en = translator('en', 'UTC');
const move = (corps: string, to: string): SheetLine => ({ order: 'move', answer: { corps, to } });
const stay = (corps: string): SheetLine => ({ order: 'stay', answer: corps });
const keyOf = (seat = 'Ash') => ({ tableId: table.tableId, seat, decision: orders });
const look = async (seat = 'Ash', at?: number) =>
  viewSheet(keyOf(seat), await openSheet(world.services, keyOf(seat)), at);
const change = (version: number, edit: SheetEdit, seat = 'Ash') =>
  changeSheet(world.services, { ...keyOf(seat), version, edit });
const told = ({ lines }: SheetView) =>
  lines.map(({ said, misfit }) => (said ? en.t(said) : `✗ ${misfit && en.t(misfit)}`));
const send = (seat = 'Ash', key = newId()) =>
  sendSheet(world.services, { ...keyOf(seat), playerId: table.player(seat).playerId, key, how: 'page' });

/** Ash has written some lines. */
async function written(...lines: readonly SheetLine[]): Promise<SheetView> {
  let view = await look();
  for (const line of lines) view = await change(view.version, { do: 'add', line });
  return view;
}

describe('a sheet that is being written', () => {
  test('begins empty, and says what the first line may be', async () => {
    const view = await look();
    expect(view).toMatchObject({
      version: 0,
      lines: [],
      max: 24,
      at: 0,
      unfinished: undefined,
      rest: 3,
      asLastTime: 0,
    });
    expect(view.orders.map(({ id }) => id)).toEqual(['move', 'leave', 'wait', 'stay']);
    expect(view.costs.map(en.t)).toEqual(['“3 corps without orders”']);
  });

  test('is added to at any place, changed, moved and cleared; all lines are checked again', async () => {
    let view = await written(move('Ash-1', 'b1'), stay('Ash-2'));
    expect(told(view)).toEqual(['“Ash-1 to b1”', '“Ash-2 stays”']);
    view = await change(view.version, { do: 'add', line: move('Ash-1', 'a2'), at: 0 });
    // It stands at a2 now, and b1 is not next to that: the line stays, marked, and the one after it is good.
    expect(told(view)).toEqual(['“Ash-1 to a2”', '✗ “b1 is not next to a2.” (Rule 3.3)', '“Ash-2 stays”']);
    expect(view.unfinished && en.t(view.unfinished)).toBe('1 line does not fit. Change or remove it before you send.');
    view = await change(view.version, { do: 'change', at: 0, line: move('Ash-3', 'a2') });
    expect(told(view)).toEqual(['“Ash-3 to a2”', '“Ash-1 to b1”', '“Ash-2 stays”']);
    view = await change(view.version, { do: 'move', from: 2, to: 0 });
    expect(told(view)).toEqual(['“Ash-2 stays”', '“Ash-3 to a2”', '“Ash-1 to b1”']);
    view = await change(view.version, { do: 'remove', at: 1 });
    expect(told(view)).toEqual(['“Ash-2 stays”', '“Ash-1 to b1”']);
    view = await change(view.version, { do: 'rest' });
    expect(told(view)).toEqual(['“Ash-2 stays”', '“Ash-1 to b1”', '“Ash-3 stays”']);
    // The board shows where the lines lead, though nobody has been told of them.
    const there = expect.arrayContaining([expect.objectContaining({ id: 'Ash-1', area: 'b1' })]);
    expect(view.view).toMatchObject({ corps: there });
    expect((await change(view.version, { do: 'clear' })).lines).toEqual([]);
  });

  test('says for each place what a line may be there', async () => {
    await written(stay('Ash-1'), stay('Ash-2'), stay('Ash-3'));
    expect((await look()).orders.map(({ id }) => id)).toEqual(['leave']);
    expect((await look('Ash', 2)).orders.map(({ id }) => id)).toEqual(['move', 'leave', 'wait', 'stay']);
  });

  test('is refused nothing but what is no line, no place, too much, or written in another window', async () => {
    const view = await written(stay('Ash-1'));
    const says = async (edit: SheetEdit, version = view.version) => (await refused(() => change(version, edit))).says;
    expect(await says({ do: 'remove', at: 1 })).toBe('There is no such line; the list has 1 line.');
    expect(await says({ do: 'add', at: 2, line: stay('Ash-2') })).toBe('There is no such line; the list has 1 line.');
    expect(await says({ do: 'move', from: 0, to: 1 })).toBe('There is no such line; the list has 1 line.');
    expect(await says({ do: 'clear' }, 0)).toBe(
      'These orders were changed in another window. Look at them as they stand now.',
    );
    expect(await says({ do: 'add', line: { order: 'stay', answer: '\u0000' } })).toMatch(/character/);
    const long = { order: 'stay', answer: 'x'.repeat(5000) };
    expect(await says({ do: 'add', line: long })).toBe('This line is too long: at most 4,000 characters are kept.');
    expect(told(await look())).toEqual(['“Ash-1 stays”']);
    await world.services.db.sheetDraft.updateMany({ where: keyOf(), data: { lines: Array(24).fill(stay('Ash-1')) } });
    expect(await says({ do: 'add', line: stay('Ash-2') })).toBe('This list has room for 24 lines.');
    expect((await look()).orders).toEqual([]);
  });

  test('two windows that add at the same moment: one line is in, the other window is told', async () => {
    const both = await Promise.allSettled([
      change(0, { do: 'add', line: stay('Ash-1') }),
      change(0, { do: 'add', line: stay('Ash-2') }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await look()).lines).toHaveLength(1);
  });

  test('is nobody else’s business, and is kept while others send theirs', async () => {
    const before = JSON.stringify(await viewTable(world.services, table.tableId, 'Birch'));
    await written(move('Ash-1', 'b1'));
    expect(JSON.stringify(await viewTable(world.services, table.tableId, 'Birch'))).toBe(before);
    expect((await look('Birch')).lines).toEqual([]);
    await send('Birch');
    expect(told(await look())).toEqual(['“Ash-1 to b1”']);
  });

  test('is found again when a rewind puts the same question anew', async () => {
    await written(move('Ash-1', 'b1'), stay('Ash-2'));
    await rewind(world.services, table.tableId, 3);
    await answerNow(world.services, table.tableId, table.player('Cedar'), {});
    const again = (await viewTable(world.services, table.tableId, 'Ash')).decisions[0]?.id ?? '';
    expect(again).not.toBe(orders);
    orders = again;
    const view = await look();
    expect(told(view)).toEqual(['“Ash-1 to b1”', '“Ash-2 stays”']);
    expect(told(await change(view.version, { do: 'remove', at: 0 }))).toEqual(['“Ash-2 stays”']);
  });
});

describe('sending it', () => {
  test('writes one entry when all have sent, once for each key, and the sheet is gone', async () => {
    await written(move('Ash-1', 'b1'), stay('Ash-2'));
    const key = newId();
    const { seq } = await send('Ash', key);
    expect(await send('Ash', key)).toEqual({ seq, repeated: true });
    const answers = () => world.services.db.entry.count({ where: { tableId: table.tableId, kind: 'answered' } });
    expect(await answers()).toBe(3);
    // Until then its lines can be changed, and sent again.
    expect(told(await look())).toEqual(['“Ash-1 to b1”', '“Ash-2 stays”']);
    for (const seat of ['Birch', 'Cedar']) await send(seat);
    expect(await answers()).toBe(6);
    expect(await world.services.db.sheetDraft.count({ where: { tableId: table.tableId } })).toBe(0);
    expect((await refused(() => look())).code).toBe('stale');
  });

  test('is refused while a line does not fit, and to others', async () => {
    await written(move('Ash-1', 'b1'), move('Ash-1', 'f6'));
    expect(await refused(() => send())).toMatchObject({ code: 'illegal-answer' });
    expect((await look()).lines).toHaveLength(2);
    const foreign = { ...keyOf(), playerId: table.player('Birch').playerId, key: newId(), how: 'page' } as const;
    expect((await refused(() => sendSheet(world.services, foreign))).code).toBe('forbidden');
  });

  test('is carried out when all have sent, verified, and replayed from its record', async () => {
    await written(move('Ash-1', 'b1'), move('Ash-1', 'c1'));
    for (const seat of ['Ash', 'Birch', 'Cedar']) await send(seat);
    const { view } = await viewTable(world.services, table.tableId, 'Birch');
    expect(view).toMatchObject({
      corps: expect.arrayContaining([expect.objectContaining({ id: 'Ash-1', area: 'c1' })]),
    });
    expect(await verifyTable(world.services, table.tableId)).toMatchObject({ faults: [] });
    const record = readRecord(JSON.parse(JSON.stringify(await exportRecord(world.services, table.tableId))));
    const { seq } = await world.services.db.table.findUniqueOrThrow({ where: { id: table.tableId } });
    expect(replayRecord(record, world.services.games).machine.seq).toBe(seq);
  });

  test('can be as last time', async () => {
    await written(move('Ash-1', 'b1'));
    for (const seat of ['Ash', 'Birch', 'Cedar']) await send(seat);
    for (const seat of ['Ash', 'Birch', 'Cedar'])
      await answerNow(world.services, table.tableId, table.player(seat), {});
    orders = (await viewTable(world.services, table.tableId, 'Ash')).decisions[0]?.id ?? '';
    expect(await look()).toMatchObject({ asLastTime: 1, lines: [] });
    // Ash-1 stands at b1 already: that line does not fit any more, and is left out.
    expect((await change(0, { do: 'last' })).lines).toEqual([]);
  });
});

test('what is not a sheet, not open, or not theirs is refused', async () => {
  const at = (decision: string, seat = 'Ash') => refused(() => openSheet(world.services, { ...keyOf(seat), decision }));
  expect((await at('9.1')).code).toBe('stale');
  expect((await at(orders, 'Fir')).code).toBe('not-found');
  const relay = await startedTable(world);
  const decision = (await viewTable(world.services, relay.tableId, 'Ann')).decisions[0]?.id ?? '';
  const wrong = await refused(() => openSheet(world.services, { tableId: relay.tableId, seat: 'Ann', decision }));
  expect(wrong.says).toBe('This question is not answered by a list of orders.');
});
