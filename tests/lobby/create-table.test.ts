import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import { ENTRY_VERSION } from '../../src/kernel/log.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { answerInvitation } from '../../src/lobby/answer-invitation.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { joinTable } from '../../src/lobby/join-table.ts';
import type { NewTableInput } from '../../src/lobby/new-table.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
let host: { readonly id: string; readonly email: string };
beforeAll(async () => {
  world = await tableWorld();
  host = await world.person('Host');
});
afterAll(() => world.close());

const wanted = (more: Partial<NewTableInput> = {}): NewTableInput => ({
  hostId: host.id,
  game: 'relay',
  name: 'Tuesday Club',
  players: 2,
  options: {},
  hostSeat: 'Ann',
  invitations: [{ email: 'guest@people.example' }],
  timeControl: USUAL_TIME_CONTROL,
  timeZone: 'Europe/Madrid',
  public: false,
  ...more,
});

test('a table is formed, its seed is sealed, and who is invited gets a notification', async () => {
  const { db } = world.services;
  const { tableId } = await createTable(world.services, wanted({ name: '  Tuesday   Club ' }));
  const table = await db.table.findUniqueOrThrow({ where: { id: tableId } });
  expect(table).toMatchObject({ name: 'Tuesday Club', status: 'forming', seq: 0, hostId: host.id, ruleset: 1 });
  expect(table.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(table.seedHash).toBe(createHash('sha256').update(table.seed).digest('hex'));
  const [invitation] = await db.invitation.findMany({ where: { tableId } });
  expect(invitation).toMatchObject({ email: 'guest@people.example', seat: null, status: 'open' });
  expect(await db.notification.findMany({ where: { tableId } })).toMatchObject([
    {
      kind: 'invitation',
      email: 'guest@people.example',
      data: { invitation: invitation?.id },
      dueAt: world.clock.now(),
    },
  ]);
});

test('while it is forming it shows who is missing; addresses to the host alone; never the seed', async () => {
  const { tableId } = await createTable(world.services, wanted({ public: true, players: 3 }));
  const shown = await viewTable(world.services, tableId, 'spectator', undefined, host.id);
  expect(shown).toMatchObject({ status: 'forming', seq: 0, asOf: 0, view: undefined, decisions: [], seed: undefined });
  expect(shown.lobby).toMatchObject({
    free: ['Bob', 'Cid'],
    open: 1,
    places: [
      { seat: 'Ann', playerName: 'Host', status: 'joined' },
      { seat: undefined, status: 'invited', email: 'guest@people.example' },
    ],
  });
  const toOthers = await viewTable(world.services, tableId, 'spectator');
  expect(JSON.stringify(toOthers)).not.toContain('guest@people.example');
  const { seed } = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  expect(JSON.stringify(shown)).not.toContain(seed);
});

test('the setup entry has all that the first state is made from', async () => {
  const { db } = world.services;
  const guest = await world.person('Guest');
  const { tableId } = await createTable(
    world.services,
    wanted({
      game: 'market-day',
      hostSeat: 'Blue',
      options: { purse: 10 },
      invitations: [{ email: guest.email }],
    }),
  );
  const [invitation] = await db.invitation.findMany({ where: { tableId } });
  const answer = { invitationId: invitation?.id ?? '', playerId: guest.id, accept: true };
  expect(await answerInvitation(world.services, answer)).toEqual({ tableId, started: true });
  const table = await db.table.findUniqueOrThrow({ where: { id: tableId } });
  const entry = await db.entry.findUniqueOrThrow({ where: { tableId_seq_secret: { tableId, seq: 1, secret: 0 } } });
  expect(entry.data).toMatchObject({
    v: ENTRY_VERSION,
    seq: 1,
    kind: 'setup',
    table: tableId,
    game: 'market-day',
    ruleset: 2,
    options: { purse: 10 },
    pack: 'market-day-1',
    seats: ['Red', 'Blue'],
    seedHash: table.seedHash,
    salts: { Blue: '', Red: '' },
    chance: [{ n: 1, purpose: 'deck:prizes', result: expect.any(Array) }],
    hash: expect.stringMatching(/^2:[0-9a-f]{32}$/),
  });
  // What chance gave can be worked out again from the seed and the salts.
  const random = hmacChance(table.seed, { game: tableId, salts: { Red: '', Blue: '' } })(1);
  const deck = ['2', '3', '5'];
  for (const last of [2, 1]) {
    const at = random(last + 1);
    [deck[last], deck[at]] = [deck[at] ?? '', deck[last] ?? ''];
  }
  expect(Object(entry.data).chance[0].result).toEqual(deck);
});

test('at the start everybody is told, who must act is waited for, and a snapshot is there', async () => {
  const { db } = world.services;
  const guest = await world.person('Guest');
  const { tableId } = await createTable(world.services, wanted({ public: true, invitations: [] }));
  await joinTable(world.services, { tableId, playerId: guest.id });
  const notifications = await db.notification.findMany({ where: { tableId } });
  const merged = new Date('2026-11-24T12:01:00Z');
  expect(notifications.map(({ kind, seat, playerId, dueAt }) => ({ kind, seat, playerId, dueAt }))).toEqual(
    expect.arrayContaining([
      { kind: 'start', seat: 'Ann', playerId: host.id, dueAt: merged },
      { kind: 'start', seat: 'Bob', playerId: guest.id, dueAt: merged },
      { kind: 'turn', seat: 'Ann', playerId: host.id, dueAt: merged },
    ]),
  );
  expect(notifications).toHaveLength(3);
  expect(await db.pendingAnswer.findMany({ where: { tableId } })).toMatchObject([
    { seat: 'Ann', decision: '1.1', since: 1 },
  ]);
  expect(await db.snapshot.count({ where: { tableId } })).toBe(1);
});

test('a table for one starts at once', async () => {
  const { tableId } = await createTable(world.services, wanted({ players: 1, hostSeat: 'any', invitations: [] }));
  const view = await viewTable(world.services, tableId, 'Ann');
  expect(view).toMatchObject({
    status: 'playing',
    seq: 1,
    seats: [{ seat: 'Ann', playerName: 'Host', waiting: true }],
  });
});

test('seats by lot: everybody gets one, nobody who chose is moved, and every order comes up', async () => {
  const guests = await Promise.all(['One', 'Two', 'Three'].map((name) => world.person(name)));
  const orders = new Set<string>();
  for (let i = 0; i < 60 && orders.size < 6; i += 1) {
    // A host of its own for each table: nobody makes 60 in an hour.
    const { id: hostId } = await world.person('Host');
    const { tableId } = await createTable(
      world.services,
      wanted({ hostId, players: 4, hostSeat: 'Cid', public: true, invitations: [] }),
    );
    for (const { id } of guests) await joinTable(world.services, { tableId, playerId: id });
    const { seats } = await viewTable(world.services, tableId, 'spectator');
    expect(seats.map(({ seat }) => seat)).toEqual(['Ann', 'Bob', 'Cid', 'Dee']);
    expect(seats[2]?.playerName).toBe('Host');
    orders.add(seats.map(({ playerName }) => playerName).join());
    expect(await world.services.db.seat.count({ where: { tableId } })).toBe(4);
  }
  // 60 tables miss one of six orders once in 10,000 runs.
  expect(orders.size).toBe(6);
});

test('an uploaded pack is kept by its hash and played with; its reconstructed values are counted', async () => {
  const { tableId } = await createTable(
    world.services,
    wanted({ players: 1, hostSeat: 'any', invitations: [], pack: { lap: 7 } }),
  );
  const view = await viewTable(world.another(), tableId, 'Ann');
  expect(view.pack).toEqual({ hash: 'relay-7', builtIn: false, reconstructed: 1 });
  expect(await world.services.db.pack.findUnique({ where: { hash: 'relay-7' } })).toMatchObject({
    game: 'relay',
    content: { lap: 7 },
  });
});

test('another server starts it with the uploaded pack', async () => {
  const guest = await world.person('Guest');
  const { tableId } = await createTable(world.services, wanted({ public: true, invitations: [], pack: { lap: 9 } }));
  expect(await joinTable(world.another(), { tableId, playerId: guest.id })).toEqual({ started: true });
  expect((await viewTable(world.services, tableId, 'Ann')).pack.hash).toBe('relay-9');
});

test.each<[string, Partial<NewTableInput>, RegExp]>([
  ['an unknown game', { game: 'chess' }, /no game “chess” on this server\. Possible: relay, market-day/],
  ['no name', { name: ' ' }, /needs a name/],
  ['a name with a line break', { name: 'Club\r\nBcc: all@people.example' }, /one line without control characters/],
  ['a name with the zero character', { name: 'Club\u0000' }, /one line/],
  ['a name that turns the line round', { name: 'Club \u202e' }, /one line/],
  ['a name that shows nothing', { name: '\u200d' }, /needs a name/],
  ['a name of Hangul fillers', { name: '\u3164' }, /one line/],
  ['a name that is too long', { name: 'x'.repeat(81) }, /has 81 characters; at most 80/],
  ['too many players', { players: 5 }, /played by from 1 to 4 players/],
  ['half a player', { players: 1.5 }, /played by from 1 to 4/],
  ['impossible options', { options: { campaign: 'much' } }, /the campaign is true or false/],
  ['a faulty pack', { pack: { lap: 'long' } }, /the lap is a number/],
  ['a pack with the zero character', { pack: { lap: 2, note: '\u0000' } }, /cannot be stored/],
  [
    'a seat that the game does not have',
    { hostSeat: 'Zoe' },
    /no seat “Zoe” in this game; the seats are “Ann” and “Bob”/,
  ],
  ['one seat for two', { invitations: [{ email: 'a@people.example', seat: 'Ann' }] }, /“Ann” is given to two people/],
  ['an address without a domain', { invitations: [{ email: 'guest' }] }, /“guest” is not an e-mail address/],
  [
    'an address with a header',
    { invitations: [{ email: 'a@b.example\nBcc: c@d.example' }] },
    /is not an e-mail address/,
  ],
  ['two addresses in one', { invitations: [{ email: 'a@b.example,c@d.example' }] }, /is not an e-mail address/],
  [
    'too many invited',
    { invitations: [{ email: 'a@b.example' }, { email: 'c@b.example' }] },
    /You invite 2 people, but there is only 1 place left/,
  ],
  [
    'somebody invited twice',
    { players: 3, invitations: [{ email: 'a@b.example' }, { email: 'A@B.example ' }] },
    /a@b.example is invited already/,
  ],
  [
    'no time for an answer',
    { timeControl: { ...USUAL_TIME_CONTROL, hours: 0 } },
    /time control of the table is not possible; look at: hours/,
  ],
  ['another time zone', { timeZone: 'Mars/Olympus' }, /“Mars\/Olympus” is not a time zone/],
  ['a salt with a line break', { hostSalt: 'a\nb' }, /The words must be one line/],
])('%s is refused, and there is no table', async (_name, more, says) => {
  const before = await world.services.db.table.count();
  const refusal = await refused(() => createTable(world.services, wanted(more)));
  expect(refusal).toMatchObject({ code: 'bad-input', says: expect.stringMatching(says) });
  expect(await world.services.db.table.count()).toBe(before);
});

test('all faults are told at once, each by its name in the input; what follows from one is not told', async () => {
  const invitations = [{ email: 'guest' }, { email: host.email }, { email: 'c@b.example', seat: 'Zoe' }];
  const input = wanted({
    name: ' ',
    invitations,
    timeControl: { ...USUAL_TIME_CONTROL, hours: 0, graceHours: -1 },
    timeZone: 'Mars',
  });
  const refusal = await createTable(world.services, input).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'bad-input', reason: { key: 'tables.several-faults', args: { count: 7 } } });
  const places = refusal instanceof Refusal ? refusal.details.map(({ at }) => at) : [];
  expect(places).toEqual([
    'name',
    'invitations[0].email',
    'invitations[1].email',
    'invitations[2].seat',
    'invitations',
    'timeControl',
    'timeControl.hours',
    'timeControl.graceHours',
    'timeZone',
  ]);
  const unseated = await createTable(world.services, wanted({ players: 5, hostSeat: 'Zoe' })).catch((error) => error);
  expect(unseated.details).toEqual([{ at: 'players', reason: unseated.reason }]);
});

test('asked for twice with one key, there is one table, mailed once', async () => {
  const input = wanted({ key: 'one-click-too-many' });
  const results = await Promise.all([1, 2, 3].map(() => createTable(world.services, input)));
  results.push(await createTable(world.another(), input));
  const [{ tableId } = { tableId: '' }] = results;
  expect(new Set(results.map((made) => made.tableId)).size).toBe(1);
  expect(await world.services.db.notification.count({ where: { tableId } })).toBe(1);
  const other = await createTable(world.services, { ...input, key: 'another' });
  expect(other.tableId).not.toBe(tableId);
});

test('hosts do not invite themselves', async () => {
  const { says } = await refused(() => createTable(world.services, wanted({ invitations: [{ email: host.email }] })));
  expect(says).toMatch(/cannot invite yourself/);
});

test('nobody makes a table without being signed in', async () => {
  expect((await refused(() => createTable(world.services, wanted({ hostId: 'nobody' })))).code).toBe('sign-in-needed');
});
