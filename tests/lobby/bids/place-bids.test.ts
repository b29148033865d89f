import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { answerInvitation } from '../../../src/lobby/answer-invitation.ts';
import { placeBids } from '../../../src/lobby/bids/place-bids.ts';
import { startWithoutBids } from '../../../src/lobby/bids/start-without.ts';
import { cancelTable } from '../../../src/lobby/cancel-table.ts';
import { createTable } from '../../../src/lobby/create-table.ts';
import { invitePlayer } from '../../../src/lobby/invite-player.ts';
import { joinTable } from '../../../src/lobby/join-table.ts';
import { makeRematch } from '../../../src/lobby/rematch/make-rematch.ts';
import { hashSalt } from '../../../src/lobby/salts/hash-salt.ts';
import { openWords } from '../../../src/lobby/salts/open-words.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { exportRecord } from '../../../src/records/export-record.ts';
import { replayRecord } from '../../../src/records/replay-record.ts';
import { somebody } from '../../disputes/moderated-table.ts';
import { bidMarches } from '../../fixtures/bid-marches/rules.ts';
import { freshDatabase } from '../../harness/fresh-database.ts';
import { testPictures } from '../../harness/pictures.ts';
import { type TestServices, testServices } from '../../harness/services.ts';
import { flush, newestMail } from '../../mail/harness/mail-world.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { BID_TABLE, bidTable } from './a-bid-table.ts';

type Person = { readonly id: string; readonly email: string };
let services: TestServices;
let close: () => Promise<void>;
let ann: Person;
let bob: Person;
let eve: Person;
beforeAll(async () => {
  const { db, drop } = await freshDatabase();
  const { games } = testServices(db);
  services = testServices(db, { games: new Map([...games, [bidMarches.rules.id, bidMarches]]) });
  close = drop;
});
afterAll(() => close());
beforeEach(async () => {
  ann = await somebody(services, 'Ann');
  bob = await somebody(services, 'Bob');
  eve = await somebody(services, 'Eve');
});

const bid = (tableId: string, { id }: Person, bids: { readonly [seat: string]: unknown }) =>
  placeBids(services, { tableId, playerId: id, bids });
const begin = (tableId: string, { id }: Person) => startWithoutBids(services, { tableId, playerId: id });
const look = (tableId: string, reader?: Person) => viewTable(services, tableId, 'spectator', undefined, reader?.id);
const full = () => bidTable(services, ann.id, [bob.id, eve.id]);
const seatsOf = async (tableId: string) =>
  Object.fromEntries((await look(tableId)).seats.map(({ seat, playerName, bid: paid }) => [seat, [playerName, paid]]));

describe('bidding for seats', () => {
  test('a full table begins with the last bids: seats by the game’s rule, what was paid in the log', async () => {
    const tableId = await full();
    expect((await look(tableId)).status).toBe('forming');
    expect(await bid(tableId, ann, { Ash: 5 })).toEqual({ started: false });
    expect(await bid(tableId, bob, { Birch: 4 })).toEqual({ started: false });
    expect(await bid(tableId, eve, { Ash: 3, Gorse: 2 })).toEqual({ started: true });

    expect(await seatsOf(tableId)).toEqual({ Ash: ['Ann', 5], Birch: ['Bob', 4], Gorse: ['Eve', 2] });
    const options = { played: ['Ash', 'Birch', 'Gorse'], paid: { Ash: 5, Birch: 4, Gorse: 2 } };
    const { data } = await services.db.entry.findFirstOrThrow({ where: { tableId, seq: 1 } });
    expect(data).toMatchObject({ kind: 'setup', seats: ['Ash', 'Birch', 'Gorse'], options });
    expect((await look(tableId)).options).toEqual(options);
    // What Eve bid for Ash is nowhere any more.
    expect((await services.db.seat.findMany({ where: { tableId } })).map(({ bids }) => bids)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('everybody is mailed who plays what, and what they bid', async () => {
    const tableId = await full();
    await bid(tableId, ann, { Ash: 5 });
    await bid(tableId, bob, { Birch: 4 });
    await bid(tableId, eve, { Gorse: 2 });
    services.clock.advance(3_600_000);
    await flush({ services, pictures: testPictures() });
    for (const { email } of [ann, bob, eve]) {
      const { text } = await newestMail({ services }, email);
      expect(text.replace(/\s+/g, ' ')).toContain(
        'Bids for the seats: “Ash” (Ann, 5), “Birch” (Bob, 4) and “Gorse” (Eve, 2).',
      );
    }
  });

  test('when everybody has joined, those who have not bid are mailed that the game waits for them', async () => {
    const tableId = await bidTable(services, ann.id, [bob.id]);
    await bid(tableId, ann, { Ash: 8 });
    expect(await services.db.notification.count({ where: { tableId } })).toBe(0);
    await joinTable(services, { tableId, playerId: eve.id });
    services.clock.advance(3_600_000);
    await flush({ services, pictures: testPictures() });
    for (const { email } of [bob, eve]) {
      const { subject, text } = await newestMail({ services }, email);
      expect(subject).toBe('[Highest Bid] write your bids, and the game begins');
      expect(text).toContain('Whoever bids begins poorer');
      expect(text).toContain(`https://despatch.test/t/${tableId}`);
    }
    await expect(newestMail({ services }, ann.email)).rejects.toThrow('no mail');
  });

  test('who has bid by then is not mailed', async () => {
    const tableId = await full();
    await bid(tableId, bob, {});
    services.clock.advance(3_600_000);
    await flush({ services, pictures: testPictures() });
    await expect(newestMail({ services }, bob.email)).rejects.toThrow('no mail');
    expect((await newestMail({ services }, eve.email)).subject).toContain('write your bids');
  });

  test('who has joined may bid before the table is full, and change their bids until it begins', async () => {
    const tableId = await bidTable(services, ann.id, [bob.id]);
    await bid(tableId, ann, { Ash: 9 });
    await bid(tableId, bob, { Ash: 8 });
    await bid(tableId, ann, { Birch: 1 });
    expect((await look(tableId, ann)).lobby?.bids?.mine).toMatchObject({ Ash: 0, Birch: 1 });
    await joinTable(services, { tableId, playerId: eve.id });
    expect(await bid(tableId, eve, {})).toEqual({ started: true });
    expect(await seatsOf(tableId)).toMatchObject({ Ash: ['Bob', 8], Birch: ['Ann', 1] });
  });

  test('the last to join begins nothing: they have not bid yet', async () => {
    const tableId = await bidTable(services, ann.id, [bob.id]);
    await bid(tableId, ann, {});
    await bid(tableId, bob, {});
    expect(await joinTable(services, { tableId, playerId: eve.id })).toEqual({ started: false });
  });

  test('others see who has bid, and nothing else', async () => {
    const tableId = await full();
    await bid(tableId, ann, { Ash: 7 });
    const { lobby } = await look(tableId, bob);
    expect(lobby?.bids).toMatchObject({ owing: ['Bob', 'Eve'], mine: undefined, mayBid: true });
    expect((await look(tableId)).lobby?.bids).toMatchObject({ mine: undefined, mayBid: false });
    expect((await look(tableId, ann)).lobby?.bids).toMatchObject({ owing: ['Bob', 'Eve'], mayBid: true });
  });

  test('all seats of the game are on offer, each with the most that can be bid', async () => {
    const { lobby, seats } = await look(await full(), ann);
    expect(lobby?.bids?.seats.map(({ seat, most }) => [seat, most])).toEqual([
      ['Ash', 9],
      ...['Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse'].map((seat) => [seat, 30]),
    ]);
    expect(seats).toHaveLength(7);
    expect(lobby).toMatchObject({ free: [], open: 0 });
  });

  test.each([-1, 10, 1.5, '5', null, Number.NaN])('%p cannot be bid', async (given) => {
    const tableId = await full();
    expect(await refused(() => bid(tableId, ann, { Ash: given }))).toEqual({
      code: 'bad-input',
      says: 'For “Ash” bid a whole number from 0 to 9.',
    });
    expect((await look(tableId, ann)).lobby?.bids?.mine).toBeUndefined();
  });

  test('each bid that cannot be is named, and nothing is kept', async () => {
    const tableId = await full();
    await expect(bid(tableId, ann, { Ash: 10, Birch: 3, Cedar: -1 })).rejects.toMatchObject({
      details: [{ at: 'Ash' }, { at: 'Cedar' }],
    });
  });

  test.each(['Oak', '__proto__', 'constructor'])('%s is no seat that can be bid for', async (seat) => {
    const tableId = await full();
    const bids = JSON.parse(`{ "${seat}": 1 }`);
    expect((await refused(() => bid(tableId, ann, bids))).says).toContain(`“${seat}” cannot be bid for`);
  });

  test('who has not joined cannot bid, and for strangers a private table is not there', async () => {
    const tableId = await bidTable(services, ann.id, [bob.id]);
    expect((await refused(() => bid(tableId, eve, {}))).code).toBe('forbidden');
    const invitations = [{ email: bob.email }, { email: (await somebody(services, 'Dan')).email }];
    const hidden = await bidTable(services, ann.id, [], { public: false, invitations });
    expect((await refused(() => bid(hidden, eve, {}))).code).toBe('not-found');
    expect((await refused(() => begin(hidden, eve))).code).toBe('not-found');
  });

  test('nobody bids where seats are chosen, where the game has begun, or where the table was called off', async () => {
    const chosen = await bidTable(services, ann.id, [bob.id], { policy: {} });
    expect(await refused(() => bid(chosen, ann, {}))).toEqual({
      code: 'stale',
      says: 'Nobody bids for seats at this table.',
    });
    expect((await refused(() => begin(chosen, ann))).code).toBe('stale');
    expect((await look(chosen, ann)).lobby?.bids).toBeUndefined();
    const off = await full();
    await cancelTable(services, { tableId: off, playerId: ann.id });
    expect((await refused(() => bid(off, ann, {}))).code).toBe('stale');
    const begun = await full();
    await begin(begun, ann);
    expect((await refused(() => bid(begun, ann, {}))).says).toBe('The game at this table has started already.');
  });
});

describe('the host waits no longer', () => {
  test('who has not bid bids 0 for every seat', async () => {
    const tableId = await full();
    await bid(tableId, eve, { Cedar: 11 });
    expect(await begin(tableId, ann)).toEqual({ started: true });
    const seats = await seatsOf(tableId);
    expect(seats.Cedar).toEqual(['Eve', 11]);
    expect(Object.values(seats).map(([, paid]) => paid)).toEqual(expect.arrayContaining([0, 0, 11]));
  });

  test('but only the host, and only when everybody is there', async () => {
    const tableId = await bidTable(services, ann.id, [bob.id]);
    expect((await refused(() => begin(tableId, bob))).code).toBe('forbidden');
    expect(await refused(() => begin(tableId, ann))).toEqual({
      code: 'stale',
      says: 'One player is missing still. The game can begin when everybody has joined.',
    });
  });

  test('words for chance are waited for all the same, and bids can be changed until they are open', async () => {
    const words = 'rain on the roof k7f2m9xq4w8r3t5z';
    const { tableId } = await createTable(services, { ...BID_TABLE, hostId: ann.id, hostSaltHash: hashSalt(words) });
    for (const { id } of [bob, eve]) await joinTable(services, { tableId, playerId: id });
    const open = () => openWords(services, { tableId, playerId: ann.id, words });
    expect((await refused(open)).says).toContain('Not everybody has bid yet.');
    expect(await begin(tableId, ann)).toEqual({ started: false });
    expect(await bid(tableId, bob, { Fir: 3 })).toEqual({ started: false });
    expect(await open()).toEqual({ started: true });
    const { data } = await services.db.entry.findFirstOrThrow({ where: { tableId, seq: 1 } });
    const seats = await seatsOf(tableId);
    expect(seats.Fir).toEqual(['Bob', 3]);
    const [annsSeat = ''] = Object.entries(seats).find(([, [name]]) => name === 'Ann') ?? [];
    expect(data).toMatchObject({ salts: { [annsSeat]: words }, saltHashes: { [annsSeat]: hashSalt(words) } });
  });
});

describe('a table whose seats are bid for', () => {
  test('nobody chooses a seat there, by whatever way', async () => {
    const no = {
      code: 'bad-input',
      says: 'At this table seats are bid for, so nobody chooses one. Leave the seat open.',
    };
    const make = (change: object) => () => createTable(services, { ...BID_TABLE, hostId: ann.id, ...change });
    expect(await refused(make({ hostSeat: 'Ash' }))).toEqual(no);
    expect(await refused(make({ invitations: [{ email: bob.email, seat: 'Ash' }] }))).toEqual(no);
    const tableId = await bidTable(services, ann.id, []);
    expect(await refused(() => joinTable(services, { tableId, playerId: bob.id, seat: 'Ash' }))).toEqual(no);
    const invite = (seat?: string) => invitePlayer(services, { tableId, playerId: ann.id, email: bob.email, seat });
    expect(await refused(() => invite('Ash'))).toEqual(no);
    const { invitationId } = await invite();
    const answer = { invitationId, playerId: bob.id, accept: true, seat: 'Ash' } as const;
    expect(await refused(() => answerInvitation(services, answer))).toEqual(no);
  });

  test('is made only of a game that has bidding', async () => {
    const make = () => createTable(services, { ...BID_TABLE, hostId: ann.id, game: 'versailles-1919' });
    expect(await refused(make)).toEqual({
      code: 'bad-input',
      says: 'The seats of Versailles 1919 cannot be bid for: people choose theirs.',
    });
  });

  test('a record of its game is replayed with the same seats', async () => {
    const tableId = await full();
    await bid(tableId, bob, { Gorse: 12 });
    await begin(tableId, ann);
    await services.db.table.update({ where: { id: tableId }, data: { status: 'finished' } });
    const record = await exportRecord(services, tableId);
    expect(record.options).toMatchObject({ paid: { Gorse: 12 } });
    expect(replayRecord(record, services.games)).toMatchObject({ wrongHashes: [] });
  });

  test('at its rematch seats are bid for again', async () => {
    const tableId = await full();
    await bid(tableId, bob, { Gorse: 12 });
    await begin(tableId, ann);
    await services.db.table.update({ where: { id: tableId }, data: { status: 'finished' } });
    const { tableId: again } = await makeRematch(services, { tableId, playerId: ann.id });
    const { lobby, options } = await look(again, ann);
    expect(options).toEqual({});
    expect(lobby?.bids?.seats).toHaveLength(7);
    expect(lobby?.places.map(({ seat }) => seat)).toEqual([undefined, undefined, undefined]);
  });
});
