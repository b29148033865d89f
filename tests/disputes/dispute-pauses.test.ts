import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { resolveDispute, withdrawDispute } from '../../src/disputes/act-on-dispute.ts';
import { openDispute } from '../../src/disputes/open-dispute.ts';
import { translator } from '../../src/i18n/translator.ts';
import { readLog } from '../../src/log/read-log.ts';
import { callEmergencyPause, endEmergencyPause } from '../../src/pauses/emergency-pause.ts';
import { pauseTable } from '../../src/pauses/pause-table.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { type MailWorld, mailWorld } from '../mail/harness/mail-world.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { type ModeratedTable, moderatedTable } from './moderated-table.ts';

let world: MailWorld;
let table: ModeratedTable;
let began: number;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.services.db.dispute.deleteMany({});
  table = await moderatedTable(world);
  began = world.services.clock.now().getTime();
});

/** The clocks stand still until then, in hours since the test began; undefined while they run. */
async function heldFor(): Promise<number | undefined> {
  const { pausedTo } = await world.services.db.table.findUniqueOrThrow({ where: { id: table.tableId } });
  return pausedTo ? (pausedTo.getTime() - began) / HOUR_MS : undefined;
}
async function policy(change: object): Promise<void> {
  await world.services.db.table.update({ where: { id: table.tableId }, data: { policy: change } });
}
const dispute = ({ playerId }: { readonly playerId: string }, pause = true) =>
  openDispute(world.services, {
    tableId: table.tableId,
    playerId,
    type: 'rules',
    text: 'That is not the rule.',
    pause,
  });
const emergency = (hours: number) =>
  callEmergencyPause(world.services, { tableId: table.tableId, ...table.us, reason: 'Flood.', hours });
const decide = (disputeId: string) =>
  resolveDispute(world.services, {
    tableId: table.tableId,
    disputeId,
    playerId: table.own.id,
    resolution: 'Play on.',
  });
const lastLine = async () => {
  const lines = await readLog(world.services, table.tableId, 'spectator');
  return lines.at(-1)?.messages.map(translator('en', 'UTC').t).join(' ');
};

describe('a dispute stops the clocks', () => {
  test('as long as the table allows, and they go on by themselves when that time is over', async () => {
    await policy({ disputePauseHours: 12 });
    await dispute(table.us);
    expect(await heldFor()).toBe(12);
    world.services.clock.advance(11 * HOUR_MS);
    await tick(world.services);
    expect(await heldFor()).toBe(12);
    world.services.clock.advance(HOUR_MS);
    await tick(world.services);
    expect(await heldFor()).toBeUndefined();
  });

  test('only where the table allows it, where a game is going on, and where it is asked for', async () => {
    await policy({ disputePauseHours: 0 });
    expect(await refused(() => dispute(table.us))).toEqual({
      code: 'bad-input',
      says: 'At this table the clocks are not stopped for a dispute.',
    });
    await dispute(table.us, false);
    await policy({});
    await dispute(table.us, false);
    expect(await heldFor()).toBeUndefined();
    await world.services.db.table.update({ where: { id: table.tableId }, data: { status: 'finished' } });
    expect((await refused(() => dispute(table.us))).says).toBe(
      'No game is going on at this table, so there is no clock to stop.',
    );
  });

  test('until it is decided or withdrawn', async () => {
    const { id } = await dispute(table.us);
    expect(await heldFor()).toBe(48);
    await decide(id);
    expect(await heldFor()).toBeUndefined();
    const other = await dispute(table.ussr);
    expect(await heldFor()).toBe(48);
    const { tableId, ussr } = table;
    await withdrawDispute(world.services, { tableId, disputeId: other.id, playerId: ussr.playerId });
    expect(await heldFor()).toBeUndefined();
  });
});

describe('two reasons to stop the clocks', () => {
  test('an emergency pause that a dispute made longer lasts to its own end if that is closed early', async () => {
    await emergency(24);
    world.services.clock.advance(HOUR_MS);
    const { id } = await dispute(table.ussr);
    expect(await heldFor()).toBe(49);
    await decide(id);
    expect(await heldFor()).toBe(24);
    expect(await lastLine()).toMatch(/^The clocks stay stopped until .*, for an earlier reason; /);
    expect(await lastLine()).toMatch(/; Olga ended the longer pause: The dispute is settled\.$/);
    const waiting = await world.services.db.pendingAnswer.findMany({ where: { tableId: table.tableId } });
    expect(waiting.every(({ dueAt, left }) => dueAt === null && left !== null)).toBe(true);
    const seats = await world.services.db.notification.findMany({
      where: { tableId: table.tableId, kind: 'clock', data: { path: ['seq'], equals: 4 } },
    });
    // The news of the dispute tell it with its end.
    expect(seats).toEqual([]);
    world.services.clock.advance(23 * HOUR_MS);
    await tick(world.services);
    expect(await heldFor()).toBeUndefined();
  });

  test('and who called it can still end it', async () => {
    await emergency(24);
    const { id } = await dispute(table.ussr);
    const end = () => endEmergencyPause(world.services, { tableId: table.tableId, ...table.us, reason: 'Dry.' });
    expect((await refused(end)).code).toBe('forbidden');
    await decide(id);
    expect(await end()).toEqual({ seq: 5, until: undefined });
    expect(await heldFor()).toBeUndefined();
  });

  test('an emergency pause that is ended early leaves the clocks to a dispute opened meanwhile', async () => {
    await policy({ disputePauseHours: 12 });
    await emergency(24);
    const { id } = await dispute(table.ussr);
    expect(await heldFor()).toBe(24);
    const over = { tableId: table.tableId, ...table.us, reason: 'Dry.' };
    expect(await endEmergencyPause(world.services, over)).toMatchObject({ until: new Date(began + 12 * HOUR_MS) });
    expect(await heldFor()).toBe(12);
    await decide(id);
    expect(await heldFor()).toBeUndefined();
  });

  test('of two disputes the one that is open holds them, as long as it may', async () => {
    const first = await dispute(table.us);
    world.services.clock.advance(HOUR_MS);
    const second = await dispute(table.ussr);
    expect(await heldFor()).toBe(49);
    await decide(second.id);
    expect(await heldFor()).toBe(48);
    await decide(first.id);
    expect(await heldFor()).toBeUndefined();
  });

  test('a moderator’s own pause outlasts the dispute', async () => {
    const { tableId, own } = table;
    const { id } = await dispute(table.us);
    await pauseTable(world.services, { tableId, by: own.id, hours: 100, dispute: id, reason: 'The rules are mended.' });
    await decide(id);
    expect(await heldFor()).toBe(100);
  });
});
