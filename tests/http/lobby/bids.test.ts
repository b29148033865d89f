import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { bidMarches } from '../../fixtures/bid-marches/rules.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let cid: Person;
let tableId: string;
beforeAll(async () => {
  server = await startServer({ games: [bidMarches] });
  [ada, ben, cid] = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
});
afterAll(() => server.close());

const wanted = {
  game: 'bid-marches',
  name: 'Highest Bid',
  players: '3',
  me: 'any',
  seating: 'bids',
  email: ['', ''],
  for: ['', ''],
  who: 'public',
  hours: '24',
  expiry: 'fallback',
  grace: '12',
  timeZone: 'Europe/Madrid',
  pack: '',
  salt: '',
};

beforeEach(async () => {
  const { headers } = await postForm(server, '/tables/new', wanted, ada).expect(303);
  tableId = /^\/t\/(\w+)\?said=(?:created|set|started)$/.exec(headers.location ?? '')?.[1] ?? '';
});

const at = (path = '') => `/t/${tableId}${path}`;
const join = (...people: readonly Person[]) =>
  Promise.all(people.map((person) => postForm(server, at('/join'), { seat: '' }, person).expect(303)));
const bidByApi = (person: Person, bids: object) =>
  as(server, person, 'post', `/api/tables/${tableId}/bids`).send({ bids });

describe('on the pages', () => {
  test('the create page offers bidding only for games that have it', async () => {
    const { text } = await getPage(server, '/tables/new?game=bid-marches', ada).expect(200);
    expect(textOf(text)).toContain('Bid for in secret');
    const { text: other } = await getPage(server, '/tables/new?game=iron-curtain', ada).expect(200);
    expect(textOf(other)).not.toContain('Bid for in secret');
  });

  test('who is invited reads that seats are bid for, and chooses none', async () => {
    const invited = { ...wanted, who: 'private', email: ['guest@players.example', 'other@players.example'] };
    const { headers } = await postForm(server, '/tables/new', invited, ada).expect(303);
    const id = /^\/t\/(\w+)\?/.exec(headers.location ?? '')?.[1] ?? '';
    const { id: invitationId, email } = await server.services.db.invitation.findFirstOrThrow({
      where: { tableId: id },
    });
    const token = await issueLink(server.services, { purpose: 'invitation', invitationId, tableId: id, email });
    const { text } = await getPage(server, `/i/${token}`).expect(200);
    expect(textOf(text)).toContain('Seats are bid for in secret, once you have joined. “Whoever bids begins poorer”');
    expect(text).not.toContain('name="seat"');
  });

  test('a seat that the host names is refused beside its field', async () => {
    const { text } = await postForm(server, '/tables/new', { ...wanted, me: 'Ash' }, ada).expect(400);
    expect(textOf(text)).toContain('At this table seats are bid for, so nobody chooses one.');
    expect(text).toMatch(/<option value="bids" selected>/);
  });

  test('who has joined writes a number for each seat, finds it again, and changes it', async () => {
    await join(ben);
    const { text: empty } = await getPage(server, at(), ben).expect(200);
    expect(textOf(empty)).toContain('Whoever bids begins poorer');
    expect(textOf(empty)).toContain('Not bid yet: Ada and Ben.');
    expect(fieldValue(empty, 'bid.Ash')).toBe('');
    const sent = await postForm(server, at('/bids'), { 'bid.Ash': '5', 'bid.Birch': '' }, ben).expect(303);
    const { text: joined } = await getPage(server, at('?said=joined'), ben).expect(200);
    expect(textOf(joined)).toContain('Now write your bids');
    expect(sent.headers.location).toBe(at('?said=bids-kept'));
    const { text: kept } = await getPage(server, at('?said=bids-kept'), ben).expect(200);
    expect(textOf(kept)).toContain('Your bids are kept.');
    expect(textOf(kept)).toContain('Not bid yet: Ada.');
    expect([fieldValue(kept, 'bid.Ash'), fieldValue(kept, 'bid.Birch')]).toEqual(['5', '0']);
    await postForm(server, at('/bids'), { 'bid.Ash': '6' }, ben).expect(303);
    expect(fieldValue((await getPage(server, at(), ben)).text, 'bid.Ash')).toBe('6');
  });

  test('bids that cannot be come back as they were typed, each with what can be', async () => {
    const { text } = await postForm(server, at('/bids'), { 'bid.Ash': '12', 'bid.Elm': 'many' }, ada).expect(400);
    expect(textOf(text)).toContain('For “Ash” bid a whole number from 0 to 9.');
    expect(textOf(text)).toContain('For “Elm” bid a whole number from 0 to 30.');
    expect([fieldValue(text, 'bid.Ash'), fieldValue(text, 'bid.Elm')]).toEqual(['12', 'many']);
    expect(text).toContain('href="#bid.Ash"');
  });

  test('who only looks on sees that seats are bid for, and has no form', async () => {
    await postForm(server, at('/bids'), { 'bid.Ash': '5' }, ada).expect(303);
    for (const reader of [ben, undefined]) {
      const { text } = await getPage(server, at(), reader).expect(200);
      expect(textOf(text)).toContain('Bids for the seats');
      expect(text).not.toContain('name="bid.');
    }
    await postForm(server, at('/bids'), { 'bid.Ash': '5' }, ben).expect(403);
  });

  test('with the last bids the game begins; everybody reads who bid what for their seat', async () => {
    await join(ben, cid);
    await postForm(server, at('/bids'), { 'bid.Ash': '5' }, ada).expect(303);
    await postForm(server, at('/bids'), { 'bid.Birch': '4' }, ben).expect(303);
    const last = await postForm(server, at('/bids'), { 'bid.Gorse': '0', 'bid.Fir': '2' }, cid).expect(303);
    expect(last.headers.location).toBe(at('?said=started'));
    const { text } = await getPage(server, at()).expect(200);
    for (const [name, bid] of [
      ['Ada', 5],
      ['Ben', 4],
      ['Cid', 2],
    ])
      expect(textOf(text)).toContain(`${name} bid ${bid}`);
    await postForm(server, at('/bids'), { 'bid.Ash': '1' }, ada).expect(409);
  });

  test('only the host can begin without the missing bids, and only at a full table', async () => {
    await join(ben);
    expect((await getPage(server, at(), ada)).text).not.toContain(at('/start'));
    await postForm(server, at('/start'), {}, ada).expect(409);
    await join(cid);
    expect((await getPage(server, at(), ada)).text).toContain(at('/start'));
    expect((await getPage(server, at(), ben)).text).not.toContain(at('/start'));
    await postForm(server, at('/start'), {}, ben).expect(403);
    const { headers } = await postForm(server, at('/start'), {}, ada).expect(303);
    expect(headers.location).toBe(at('?said=started'));
  });
});

describe('by the API', () => {
  test('bids are kept and changed, and only their player reads them', async () => {
    await join(ben);
    expect((await bidByApi(ben, { Ash: 3 }).expect(200)).body).toEqual({ started: false });
    await bidByApi(ben, { Elm: 7 }).expect(200);
    const own = await as(server, ben, 'get', `/api/tables/${tableId}`).expect(200);
    expect(own.body.lobby.bids).toMatchObject({ mine: { Ash: 0, Elm: 7 }, mayBid: true, owing: ['Ada'] });
    const others = await as(server, ada, 'get', `/api/tables/${tableId}`).expect(200);
    expect(others.body.lobby.bids.mine).toBeUndefined();
    const shown = await as(server, ben, 'get', `/api/tables/${tableId}?as=spectator`).expect(200);
    expect(shown.body.lobby.bids.mine).toBeUndefined();
  });

  test('what cannot be bid is a problem with a place for each fault', async () => {
    const { body } = await bidByApi(ada, { Ash: 10, Elm: 0.5 }).expect(400);
    expect(body).toMatchObject({
      type: 'urn:despatch:problem:bad-input',
      errors: [
        { at: 'Ash', detail: 'For “Ash” bid a whole number from 0 to 9.' },
        { at: 'Elm', detail: 'For “Elm” bid a whole number from 0 to 30.' },
      ],
    });
    await bidByApi(ada, { Oak: 1 }).expect(400);
    await bidByApi(ada, { Ash: 'all' }).expect(400);
    await as(server, ada, 'post', `/api/tables/${tableId}/bids`).send({}).expect(400);
  });

  test('a table is made with bidding by its policy, and refused where the game has none', async () => {
    const table = { name: 'By API', players: 3, hostSeat: 'any', public: true, policy: { seating: 'bids' } };
    const send = (game: string) => as(server, ada, 'post', '/api/tables').send({ ...table, game });
    await send('bid-marches').expect(201);
    const { body } = await send('marches').expect(400);
    expect(body.errors).toContainEqual({
      at: 'policy.seating',
      detail: 'The seats of “Marches” cannot be bid for: people choose theirs.',
    });
  });

  test('the host begins; what each paid stands beside their seat', async () => {
    await join(ben, cid);
    await bidByApi(cid, { Gorse: 20 }).expect(200);
    await as(server, ben, 'post', `/api/tables/${tableId}/start`).expect(403);
    const { body } = await as(server, ada, 'post', `/api/tables/${tableId}/start`).expect(200);
    expect(body).toEqual({ started: true });
    const table = await as(server, ada, 'get', `/api/tables/${tableId}`).expect(200);
    expect(table.body.seats).toContainEqual(expect.objectContaining({ seat: 'Gorse', playerName: 'Cid', bid: 20 }));
    expect(table.body.lobby).toBeUndefined();
    await as(server, ada, 'post', `/api/tables/${tableId}/start`).expect(409);
  });
});
