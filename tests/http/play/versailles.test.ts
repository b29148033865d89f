import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
});
afterAll(() => server.close());

/** The built-in data file, changed. */
function changedPack(change: (file: { issues: { vp: { value: unknown; source: unknown } }[] }) => void): string {
  const file = JSON.parse(JSON.stringify(rules.builtInPack().content));
  change(file);
  return JSON.stringify(file);
}

const wanted = {
  game: 'versailles-1919',
  name: 'Hall of Mirrors',
  players: '1',
  me: 'any',
  email: ['', '', '', ''],
  for: ['', '', '', ''],
  who: 'private',
  hours: '24',
  expiry: 'fallback',
  grace: '12',
  timeZone: 'Europe/Paris',
  'option.length': 'standard',
  'option.turn_order': 'as-listed',
  pack: '',
  salt: '',
};

async function create(change: Partial<typeof wanted>): Promise<string> {
  const { headers } = await postForm(server, '/tables/new', { ...wanted, ...change }, ada).expect(303);
  return /^\/t\/(\w+)\?said=(?:created|set|started)$/.exec(headers.location ?? '')?.[1] ?? '';
}

describe('the page of the game', () => {
  test('lists it for strangers, with its options and its seats', async () => {
    const { text: home } = await getPage(server, '/').expect(200);
    expect(home).toContain('href="/games/versailles-1919"');
    const { text } = await getPage(server, '/games/versailles-1919').expect(200);
    const words = textOf(text);
    expect(words).toContain('1 to 4 players');
    expect(words).toContain('How long is the game?');
    for (const seat of ['UK', 'France', 'US', 'Italy']) expect(words).toContain(seat);
  });

  test('shows the reconstructed values folded, part by part and card by card', async () => {
    const { text } = await getPage(server, '/games/versailles-1919').expect(200);
    expect(text.match(/<details class="chapter">/g)?.length).toBe(6);
    expect(textOf(text)).toMatch(/issues 4\d\d values/);
    expect(text.match(/<code>issues\.rhineland<\/code>/g)).toHaveLength(1);
    expect(textOf(text)).toContain('−3 happiness for France');
    expect(text).not.toContain('&quot;op&quot;');
  });
});

describe('a data file of one’s own', () => {
  test('is played with, and its page says what is still not the printed value', async () => {
    const pack = changedPack(({ issues }) => {
      for (const issue of issues) issue.vp = { ...issue.vp, source: 'owner' };
    });
    const table = await create({ pack });
    const { text } = await getPage(server, `/t/${table}/pack`, ada).expect(200);
    expect(textOf(text)).toContain('one that its host brought along');
    expect(text).toContain('<dt>options.');
    expect(text).not.toContain('<dt>vp</dt>');
  });

  test('with faults is refused, and each fault is told by card and field', async () => {
    const pack = changedPack(({ issues }) => {
      for (const issue of issues.slice(0, 2)) issue.vp.value = 'six';
    });
    const { text } = await postForm(server, '/tables/new', { ...wanted, pack }, ada).expect(400);
    const faults = [...text.matchAll(/<a href="#pack"><code>([^<]+)<\/code>: /g)].map(([, at]) => at);
    expect(faults).toEqual(['issues.rhineland.vp', 'issues.east-prussia.vp']);
    expect(text).toContain('The data pack does not fit: 2 faults.');
  });
});

test('a table is begun, its page shows the board as a picture and in words', async () => {
  const table = await create({});
  const { text } = await getPage(server, `/t/${table}`, ada).expect(200);
  expect(text).toContain('aria-label="The board of Versailles 1919"');
  expect(textOf(text)).toContain('On the Table: ');
  expect(textOf(text)).toMatch(/\d+ values are reconstructed, not the printed ones\. See which/);
  const { body } = await getPage(server, `/t/${table}/board.png`, ada).expect(200);
  expect(body.length).toBeLessThan(250_000);
});

describe('standing orders', () => {
  test('in three taps: presets in words, the rest folded by topic, what holds first; tried before given', async () => {
    const ben = await server.person('Ben');
    const table = await create({ players: '2', who: 'public' });
    await postForm(server, `/t/${table}/join`, { seat: '' }, ben).expect(303);
    const address = `/t/${table}/actions/~give-orders`;
    const { text } = await getPage(server, `/t/${table}`, ada).expect(200);
    expect(text).toContain(`href="${address}"`);
    const form = await getPage(server, address, ada).expect(200);
    expect(form.text.match(/<input type="checkbox" id="a_&#x3D;/g)).toHaveLength(8);
    expect(textOf(form.text)).toContain('Never bid');
    expect(form.text).not.toContain('<details class="topic" open');
    const hidden = { key: fieldValue(form.text, 'key') ?? '', seq: fieldValue(form.text, 'seq') ?? '' };

    const wrong = await postForm(server, address, { ...hidden, 'a!': ['never_bid', 'defend'] }, ada).expect(400);
    expect(textOf(wrong.text)).toContain('These contradict each other: Never bid and Defend my issues');
    expect(wrong.text).toMatch(/href="#a_"/);
    const tried = await postForm(server, address, { ...hidden, 'a!': ['never_bid'], try: 'yes' }, ada).expect(200);
    expect(tried.text).toContain('id="tried"');
    expect(tried.text).toMatch(/value="never_bid" checked/);
    const sent = await postForm(server, address, { ...hidden, 'a!': ['never_bid', 'no_military'] }, ada).expect(200);
    expect(textOf(sent.text)).toContain('Bids: always pass');

    const again = await getPage(server, address, ada).expect(200);
    const topics = [...again.text.matchAll(/<summary>([^<]*?) ?(?:<span class="tag">([^<]*)<\/span>)?<\/summary>/g)];
    expect(topics.slice(0, 3).map(([, title, tag]) => [title?.trim(), tag])).toEqual([
      ['Bids', 'ordered now'],
      ['My own turn', 'ordered now'],
      expect.arrayContaining([undefined]),
    ]);
  });
});
