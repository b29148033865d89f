import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
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
  expect(textOf(text)).toMatch(
    /This game uses \d+ values that are reconstructed and may differ from the printed game\. See which/,
  );
  const { body } = await getPage(server, `/t/${table}/board.png`, ada).expect(200);
  expect(body.length).toBeLessThan(250_000);
}, 20_000);
