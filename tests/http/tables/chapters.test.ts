import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readLog } from '../../../src/log/read-log.ts';
import { answerTurn, nextTurn, type PlayedTable, startTable } from '../harness/a-table.ts';
import { getPage, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let table: PlayedTable;
/** The last entries of the parts that were played: the first turn's first. */
let ends: number[];
let seq: number;

beforeAll(async () => {
  server = await startServer();
  [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  table = await startTable(server, ada, ben);
  for (let i = 0; i < 16; i += 1) await answerTurn(server, table, await nextTurn(server, table)).expect(200);
  const { body } = await read('/chapters');
  ends = body.chapters[0].parts.map(({ last }: { last: number }) => last);
  seq = (await read('')).body.seq;
});
afterAll(() => server.close());

const read = (path: string, status = 200) => as(server, ada, 'get', `/api/tables/${table.id}${path}`).expect(status);
const visit = async (path: string, status = 200) => {
  const { text } = await getPage(server, `/t/${table.id}${path}`, ada).expect(status);
  return { text: text.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&') };
};

describe('by the API', () => {
  test('the chapters are listed with their parts, without gaps between them', async () => {
    const { body } = await read('/chapters');
    expect(body.chapters).toMatchObject([{ id: 'round-1', name: 'Round 1', address: 'round-1', first: 1, last: seq }]);
    const { parts } = body.chapters[0];
    expect(parts.length).toBeGreaterThan(2);
    expect(parts[0]).toMatchObject({ id: 'turn-1', name: 'Turn 1', address: 'round-1/turn-1', first: 1 });
    for (const [i, { first }] of parts.entries()) if (i > 0) expect(first).toBe(parts[i - 1].last + 1);
  });

  test('the log is read by a part: its entries and no others, and those of all parts are the log', async () => {
    const numbers = async (query: string) =>
      (await read(`/log?${query}`)).body.entries.map((line: { seq: number }) => line.seq);
    const all = await numbers('chapter=round-1');
    const { body } = await read('/chapters');
    const byPart: number[][] = [];
    for (const { address } of body.chapters[0].parts) byPart.push(await numbers(`chapter=${address}`));
    expect(byPart.flat()).toEqual(all);
    expect(all).toEqual(await numbers('from=1'));
    expect(await numbers(`chapter=round-1/turn-2&from=${(ends[0] ?? 0) + 2}`)).toEqual(byPart[1]?.slice(1));
  });

  test('a table and its board are read at the end of a part as after its last entry', async () => {
    const [first] = ends;
    const named = await read('?asOf=round-1/turn-1');
    expect(named.body).toEqual((await read(`?asOf=${first}`)).body);
    expect(named.body.asOf).toBe(first);
    const drawn = (at: string) => read(`/board.svg?asOf=${at}`);
    expect((await drawn('round-1/turn-1')).text).toBe((await drawn(String(first))).text);
    expect((await read('?asOf=round-1')).body.asOf).toBe(seq);
  });

  test.each(['?asOf=', '/log?chapter=', '/board.svg?asOf=', '/board.png?asOf='])(
    '%s of what the game has not: a sentence with what it has',
    async (path) => {
      for (const given of ['round-9', 'round-1/turn-99', 'Round 1', '%00', '../1']) {
        const { body } = await read(`${path}${given}`, 404);
        expect(body.detail).toMatch(/^This game has no chapter “.*” \(yet\)\. Its chapters go from round-1 to round-1/);
      }
    },
  );
});

describe('on the pages', () => {
  test('the history goes by parts, with the entries of the chosen one as links', async () => {
    const { text } = await visit('?at=round-1/turn-2');
    expect(text).toMatch(/<optgroup label="Round 1">\s*<option value="round-1\/turn-1">Turn 1<\/option>/);
    expect(text).toContain('<option value="round-1/turn-2" selected>Turn 2</option>');
    expect(text).toContain('?at=round-1/turn-1" rel="prev"');
    expect(text).toContain('?at=round-1/turn-3" rel="next"');
    expect(textOf(text)).toContain('The board at the end of Round 1: Turn 2');
    const [, shown] = text.split('<ol class="log">');
    const linked = [...(shown ?? '').matchAll(/class="log-seq" href="[^"]*\?at=(\d+)"/g)].map(([, n]) => Number(n));
    const told = await readLog(server.services, table.id, seatOf(ada), { from: (ends[0] ?? 0) + 1, to: ends[1] ?? 0 });
    const expected = told.filter(({ messages, seq: n }) => messages.length > 0 || n === ends[1]).map((one) => one.seq);
    expect(linked).toEqual(expected.toReversed());
  });

  test('from an entry within a part the next step is the end of the part', async () => {
    const { text } = await visit(`?at=${(ends[0] ?? 0) + 1}`);
    expect(text).toContain('?at=round-1/turn-1" rel="prev"');
    expect(text).toContain('?at=round-1/turn-2" rel="next"');
    expect(textOf(text)).toContain(`The board after entry ${(ends[0] ?? 0) + 1}`);
  });

  test('what the game has not is a page that says so', async () => {
    const { text } = await visit('?at=round-7', 404);
    expect(textOf(text)).toContain('This game has no chapter “round-7” (yet)');
    await visit('/log?chapter=round-7', 404);
    await visit('/board.svg?at=round-7', 404);
  });

  test('the log has a page for each chapter and each part, and one for all entries', async () => {
    const whole = (await visit('/log')).text;
    expect(textOf(whole)).toContain('Round 1');
    for (const [i] of ends.entries()) expect(whole).toContain(`/t/${table.id}/log?chapter=round-1%2Fturn-${i + 1}`);
    const { text } = await visit('/log?chapter=round-1%2Fturn-1');
    expect(textOf(text)).toContain('Round 1: Turn 1');
    expect(text).toContain(`id="entry-${ends[0]}"`);
    expect(text).not.toContain(`id="entry-${(ends[0] ?? 0) + 1}"`);
    expect((await visit(`/log?to=${seq}`)).text).toContain('id="entry-1"');
  });

  test('the animation leads from the beginning to the present, picture by picture', async () => {
    const seen: string[] = [];
    let address = '/animation?by=part';
    for (let i = 0; i < 30 && address !== ''; i += 1) {
      const { text } = await visit(address);
      seen.push(/<figcaption>(.*?)<\/figcaption>/.exec(text)?.[1] ?? '');
      const [, next = ''] = /href="\/t\/[^/]+(\/animation[^"]*)#picture" rel="next"/.exec(text) ?? [];
      address = next;
    }
    const count = ends.filter((end, i) => end > (ends[i - 1] ?? 0)).length + 1;
    expect(seen[0]).toBe(`Picture 1 of ${count}: The beginning`);
    expect(seen[1]).toBe(`Picture 2 of ${count}: Round 1: Turn 1`);
    expect(seen).toHaveLength(count);
    await visit('/animation?at=round-5', 404);
    expect(textOf((await visit('/animation')).text)).toContain('Picture 1 of 2: The beginning');
  });
});

const seatOf = (person: Person) => Object.entries(table.people).find(([, one]) => one === person)?.[0] ?? '';
