import type request from 'supertest';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import type { Turn } from '../../http/harness/a-table.ts';
import { getPage, postForm } from '../../http/harness/reading.ts';
import { as, type Person, type TestServer } from '../../http/harness/test-server.ts';

/** What somebody gets to see: one line for each request, with all that could tell something. */
export type Probe = readonly string[];

/** Random in every answer, and nothing to do with the game. */
const RANDOM = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|"instance":"[^"]*"/g;

const HEADERS = ['content-type', 'content-length', 'etag', 'last-modified', 'location', 'cache-control'];

async function seen(name: string, asked: request.Test): Promise<string> {
  // What is random would be compressed to another length each time.
  const { status, headers, text, body } = await asked.set('Accept-Encoding', 'identity');
  const said = String(text ?? JSON.stringify(body)).replaceAll(RANDOM, 'random');
  const told = HEADERS.flatMap((header) => (headers[header] === undefined ? [] : [`${header}: ${headers[header]}`]));
  return `${name}\n${status} ${told.join(', ').replaceAll(RANDOM, 'random')}\n${said}`;
}

/** Everything that a person can look at about a table, and at `more` addresses, without changing anything. */
export async function look(
  server: TestServer,
  id: string,
  person: Person | undefined,
  more: readonly string[] = [],
): Promise<Probe> {
  const pages = [
    ...['', '/log', '?at=1', '?at=round-1', '?at=round-9', '/log?chapter=round-1', '/log?chapter=round-1/turn-1'],
    ...['/animation', '/animation?by=part', '/animation?at=round-1', '/campaign', '/campaign?at=round-1'],
  ].map((path) => `/t/${id}${path}`);
  const isApi = (path: string) => path.startsWith('/api/');
  pages.push('/tables', '/', ...more.filter((path) => !isApi(path)));
  const own = [`/t/${id}/compose`, `/t/${id}/takeback`, `/t/${id}/takeback?to=1`, `/t/${id}/clocks`];
  const api = [
    '',
    '?as=spectator',
    '?asOf=1',
    '?asOf=2',
    '/log',
    '/log?as=spectator',
    '/log?limit=1',
    '/log?limit=2&from=1',
    '/chapters',
    '/campaign',
    '/log?chapter=round-1',
    '/log?chapter=round-9',
    '?asOf=round-1',
    '?asOf=round-1/turn-1',
    '/decisions',
    '/board.svg',
  ];
  const lines: string[] = [];
  for (const path of person ? [...pages, ...own] : pages) lines.push(await seen(path, getPage(server, path, person)));
  if (!person) return lines;
  const addresses = [...api.map((one) => `/api/tables/${id}${one}`), '/api/tables', '/api/tables/public'];
  for (const path of [...addresses, ...more.filter(isApi)])
    lines.push(await seen(path, as(server, person, 'get', path)));
  return lines;
}

/** What whoever has a spectators' link sees. */
export async function watched(server: TestServer, token: string): Promise<Probe> {
  const paths = ['', '?at=1', '?at=2', '?at=round-1', '?at=round-2'].map((path) => `/w/${token}${path}`);
  return Promise.all(paths.map((path) => seen(path, getPage(server, path))));
}

/** What is asked of whoever submits, and what they know of the log. */
export type Asked = Pick<Turn, 'decision' | 'choice' | 'seq'>;

/** Every kind of submission that is refused, or undone again: nothing may be written by it. */
export async function submitInVain(server: TestServer, id: string, person: Person, asked: Asked): Promise<Probe> {
  const { seq, decision, choice } = asked;
  const legal = { decision, answer: choice.kind === 'sheet' ? [] : sampleAnswer(choice, () => 0) };
  const next = `${seq + 1}.1`;
  const junk = [
    { decision: next, answer: 'junk' },
    { decision: next, answer: [] },
    { decision: `${seq + 1}.2`, answer: 3 },
    { decision: '~nothing', answer: 'on' },
    legal,
  ];
  const lists: readonly (readonly [number, readonly object[]])[] = [
    ...junk.map((one) => [seq, [{ decision, answer: 'junk' }, one]] as const),
    [seq, [{ decision, answer: 'junk' }]],
    [seq, [{ decision: next, answer: 'junk' }]],
    [seq, [{ decision: '~give-orders', answer: 'junk' }]],
    [seq, [{ decision: '~pass-this-turn', answer: 'junk' }]],
    [seq + 1, [legal]],
    [Math.max(1, seq - 1), [{ decision, answer: 'junk' }]],
  ];
  const lines: string[] = [];
  for (const [i, [expectedSeq, answers]] of lists.entries())
    lines.push(await seen(`list ${i}`, send(server, id, person, { expectedSeq, answers }, `vain-${i}`)));
  const draft = `/api/tables/${id}/drafts/${decision}`;
  const post = (path: string, body: object) => as(server, person, 'post', path).set('Idempotency-Key', 'd').send(body);
  lines.push(
    await seen('draft junk', post(`${draft}/steps`, { decision, answer: 'junk' })),
    await seen('draft step', post(`${draft}/steps`, legal)),
    await seen('draft ahead', post(`${draft}/steps`, { decision: next, answer: 'junk' })),
    await seen('draft page', getPage(server, `/t/${id}/compose`, person)),
    await seen('draft undo', as(server, person, 'delete', `${draft}/steps/last`)),
    await seen('draft send', post(`${draft}/send`, { expectedSeq: seq })),
    await seen('takeback', post(`/api/tables/${id}/takebacks`, { toSeq: seq, expectedSeq: seq })),
    await seen(
      'compose junk',
      postForm(server, `/t/${id}/compose/drafts/${decision}/add`, { decision, answer: 'junk' }, person),
    ),
    await seen('offer junk', postForm(server, `/t/${id}/offer/~give-orders`, { key: 'k', seq: String(seq) }, person)),
  );
  // A form without a field may be a legal answer.
  lines.push(await seen('no draft', as(server, person, 'delete', draft)));
  return lines;
}

/** One legal answer, and after it something else; what comes back. */
export async function submitTwo(
  server: TestServer,
  id: string,
  person: Person,
  { seq, decision }: Asked,
  first: unknown,
  second: object,
): Promise<string> {
  const answers = [{ decision, answer: first }, second];
  return seen('two', send(server, id, person, { expectedSeq: seq, answers }, 'two'));
}

function send(server: TestServer, id: string, person: Person, body: object, key: string): request.Test {
  return as(server, person, 'post', `/api/tables/${id}/submissions`).set('Idempotency-Key', key).send(body);
}

/** Where two series of answers differ: which request, and the first place that is another. */
export function differing(one: Probe, other: Probe): readonly string[] {
  if (one.length !== other.length) return ['another number of answers'];
  return one.flatMap((line, i) => {
    const twin = other[i] ?? '';
    if (line === twin) return [];
    const at = [...line].findIndex((character, place) => character !== twin[place]);
    const from = Math.max(0, at - 60);
    return [`${line.split('\n')[0]}: …${line.slice(from, at + 60)}… but …${twin.slice(from, at + 60)}…`];
  });
}
