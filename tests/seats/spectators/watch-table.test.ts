import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import { cancelTable } from '../../../src/lobby/cancel-table.ts';
import { createTable } from '../../../src/lobby/create-table.ts';
import { HOUR_MS } from '../../../src/platform/durations.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { resignSeat } from '../../../src/seats/resign-seat.ts';
import {
  createSpectatorLink,
  endSpectatorLink,
  listSpectatorLinks,
} from '../../../src/seats/spectators/spectator-links.ts';
import { watchTable } from '../../../src/seats/spectators/watch-table.ts';
import { replacePlayer } from '../../../src/seats/substitutes/replace-player.ts';
import { USUAL_TIME_CONTROL } from '../../../src/time/time-control.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { rewind } from '../../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

async function watched(delayHours = 24) {
  const table = await startedTable(world, ['Ann', 'Bob', 'Cid']);
  const { tableId } = table;
  const host = table.player('Ann').playerId;
  const { id, token } = await createSpectatorLink(world.services, { tableId, playerId: host, delayHours });
  const watch = async (at?: string) => {
    const watching = await watchTable(world.services, token, at);
    if (watching.state !== 'shown') throw new Error(watching.state);
    return watching.table;
  };
  return { ...table, host, id, token, watch };
}

const said = (lines: Awaited<ReturnType<Awaited<ReturnType<typeof watched>>['watch']>>['lines']) =>
  lines.map(({ messages }) => messages.map(translator('en', 'UTC').t).join(' '));

test('a table is shown as of the last entry that is older than the delay, and not before there is one', async () => {
  const { tableId, player, token, watch } = await watched();
  expect(await watchTable(world.services, token)).toMatchObject({
    state: 'early',
    name: 'Tuesday Club',
    delayHours: 24,
    opens: new Date(world.clock.now().getTime() + 24 * HOUR_MS),
  });
  world.clock.advance(23 * HOUR_MS);
  await answerNow(world.services, tableId, player('Ann'), 'pass');
  expect(await watchTable(world.services, token)).toMatchObject({ state: 'early' });
  world.clock.advance(HOUR_MS);
  expect(await watch()).toMatchObject({ last: 1, asOf: 1, view: { turn: 'Ann' }, outcome: undefined });
  world.clock.advance(23 * HOUR_MS);
  expect(await watch()).toMatchObject({ last: 2, asOf: 2, view: { turn: 'Bob' } });
  expect(await watch('1')).toMatchObject({ last: 2, asOf: 1, view: { turn: 'Ann' } });
});

test('nothing of what came later shows: neither steps, ends, names, resignations nor what was taken back', async () => {
  const { tableId, player, host, watch, token } = await watched();
  await answerNow(world.services, tableId, player('Ann'), 'on');
  world.clock.advance(25 * HOUR_MS);
  const before = await watch();
  const eve = await world.person('Eve');
  await rewind(world.services, tableId, 1);
  await answerNow(world.services, tableId, player('Ann'), 'peek');
  await replacePlayer(world.services, { tableId, seat: 'Bob', playerId: eve.id, by: host, reason: '' });
  await resignSeat(world.services, { tableId, ...player('Cid') });
  await answerNow(world.services, tableId, player('Ann'), 'finish');
  const after = await watch();
  expect(after).toEqual(before);
  expect(JSON.stringify(after)).not.toContain('Eve');
  expect(after).toMatchObject({ last: 2, outcome: undefined });
  expect(after.lines.map(({ voided }) => voided)).toEqual([false, false]);
  expect(await refused(() => watchTable(world.services, token, '3'))).toEqual({
    code: 'not-found',
    says: 'This link shows no such entry; it goes up to 2.',
  });
  world.clock.advance(25 * HOUR_MS);
  const late = await watch();
  expect(late.outcome).toMatchObject({ winners: ['Ann'] });
  expect(late.seats.map(({ playerName, resigned }) => [playerName, resigned])).toEqual([
    ['Ann', false],
    ['Eve', false],
    ['Cid', true],
  ]);
  expect(late.lines[1]).toMatchObject({ seq: 2, voided: true });
  // The first players are named as they were; the secret that a seat saw is never told.
  expect(said(late.lines).join(' ')).toContain('Bob plays “Bob”');
  expect(said(late.lines).join(' ')).toContain('Eve takes over “Bob”');
  expect(said(late.lines).join(' ')).not.toContain('hollow');
});

test('pending answers, deadlines and the seed are no part of it', async () => {
  const { watch } = await watched(0);
  const text = JSON.stringify(await watch());
  for (const word of ['waiting', 'dueAt', 'seed', 'decisions', 'status', 'playerId']) expect(text).not.toContain(word);
});

test('a reader with a link sees what a spectator sees, and no hand', async () => {
  const { tableId, player } = await startedTable(world, ['us', 'ussr'], { game: 'iron-curtain' });
  const { playerId } = player('us');
  const { token } = await createSpectatorLink(world.services, { tableId, playerId, delayHours: 0 });
  const watching = await watchTable(world.services, token);
  const [spectator, moderator] = await Promise.all([
    viewTable(world.services, tableId, 'spectator'),
    viewTable(world.services, tableId, 'moderator'),
  ]);
  expect(moderator.view).not.toEqual(spectator.view);
  expect(watching).toMatchObject({ state: 'shown' });
  expect(watching.state === 'shown' && watching.table.view).toEqual(spectator.view);
});

test('the link of a table that was called off says that it is over', async () => {
  const { id: hostId } = await world.person('Ann');
  const { tableId } = await createTable(world.services, {
    hostId,
    game: 'relay',
    name: 'Never begun',
    players: 2,
    options: {},
    hostSeat: 'Ann',
    invitations: [],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: true,
  });
  const { token } = await createSpectatorLink(world.services, { tableId, playerId: hostId, delayHours: 0 });
  expect(await watchTable(world.services, token)).toMatchObject({
    state: 'early',
    name: 'Never begun',
    opens: undefined,
  });
  await cancelTable(world.services, { tableId, playerId: hostId });
  expect(await watchTable(world.services, token)).toEqual({ state: 'ended' });
});

test('a link is ended by the host, and says so; the host never sees its secret again', async () => {
  const { tableId, id, token, host, player } = await watched();
  expect(await listSpectatorLinks(world.services, { tableId, playerId: host })).toEqual([
    { id, delayHours: 24, createdAt: expect.any(Date) },
  ]);
  expect(id).not.toContain(token);
  const end = (playerId: string, link = id) => endSpectatorLink(world.services, { tableId, playerId, id: link });
  expect(await refused(() => end(player('Bob').playerId))).toMatchObject({ code: 'forbidden' });
  expect(await refused(() => end(host, 'none'))).toMatchObject({ code: 'not-found' });
  await end(host);
  await end(host);
  expect(await watchTable(world.services, token)).toEqual({ state: 'ended' });
  expect(await listSpectatorLinks(world.services, { tableId, playerId: host })).toEqual([]);
});

test('bad links, delays and people are refused in a sentence', async () => {
  const { tableId, host, player, token } = await watched();
  const make = (delayHours: number, playerId = host) =>
    refused(() => createSpectatorLink(world.services, { tableId, playerId, delayHours }));
  for (const delay of [-1, 721, Number.NaN, Number.POSITIVE_INFINITY])
    expect(await make(delay)).toEqual({
      code: 'bad-input',
      says: 'The delay must be a number of hours from 0 to 720.',
    });
  expect(await make(1, player('Bob').playerId)).toMatchObject({ code: 'forbidden' });
  expect(await make(1, (await world.person('Eve')).id)).toMatchObject({ code: 'not-found' });
  for (const wrong of ['', 'nonsense', `${token.slice(0, -1)}!`, 'A'.repeat(43)])
    expect(await refused(() => watchTable(world.services, wrong))).toMatchObject({ code: 'not-found' });
  for (let i = 1; i < 20; i += 1) await createSpectatorLink(world.services, { tableId, playerId: host, delayHours: 1 });
  expect(await make(1)).toMatchObject({ code: 'too-many' });
});
