import { openDispute } from '../../disputes/open-dispute.ts';
import { openSession } from '../../people/session.ts';
import { newId } from '../../platform/new-id.ts';
import type { BenchHouse } from './bench-house.ts';
import { longTable } from './long-table.ts';
import { type Figure, percentile } from './measure.ts';

const LENGTH = 5000;
/** So often each page is asked for, each time for another part of the log where it has parts. */
const TIMES = 20;
/** Milliseconds that a moderator's page may take. */
const MOST = 300;

type Page = { readonly path: string; readonly form?: { readonly [field: string]: string } };
/** Another entry each time, spread over the whole log. */
const entry = (i: number, from = 1) => from + Math.floor(((LENGTH - from - 1) * ((i * 7 + 3) % TIMES)) / TIMES);

/** What a moderator looks at, at a table with a long log; the `i`th look. */
const PAGES: { readonly [name: string]: (i: number) => Page } = {
  'the newest position and log': () => ({ path: '' }),
  'an earlier part of the log': (i) => ({ path: `?to=${entry(i, 50)}` }),
  'the position at an entry': (i) => ({ path: `?at=${entry(i)}` }),
  'two points compared': (i) => ({ path: `/compare?a=${entry(i)}&b=${entry(i + 5)}` }),
  mails: () => ({ path: '/mails' }),
  clocks: () => ({ path: '/clocks' }),
  'who acted how': () => ({ path: '/actors' }),
  seats: () => ({ path: '/seats' }),
  'the form of a rewind': () => ({ path: '/rule?kind=rewind' }),
  'the form of a correction': () => ({ path: '/rule?kind=correct' }),
  'the form of another roll': () => ({ path: '/rule?kind=replace-roll' }),
  'the form of an undoing': () => ({ path: '/rule?kind=undo' }),
  'a rewind tried, a few entries': (i) => ({ path: '/rule', form: rewind(LENGTH - 5 - i) }),
  'a rewind tried, thousands of entries': (i) => ({ path: '/rule', form: rewind(entry(i, 20)) }),
};

function rewind(to: number) {
  return { kind: 'rewind', to: String(to), reason: 'A rule was read wrongly', do: 'try' };
}

/** A moderator's pages of a table with 5,000 entries, over HTTP, from a server that has not seen the table before. */
export async function benchDesk(house: BenchHouse, game: string, players: number): Promise<readonly Figure[]> {
  const { services, url } = house;
  const name = `Moderator of ${game}`;
  const row = { id: newId(), name, email: `${newId()}@bench.example`, role: 'moderator' } as const;
  const { id: moderatorId } = await services.db.player.create({ data: row });
  const tableId = await longTable(house, { n: 0, game, players }, { length: LENGTH, moderatorId });
  const { playerId } = await services.db.seat.findFirstOrThrow({ where: { tableId } });
  const dispute = { tableId, playerId: playerId ?? '', type: 'rules', text: 'That is not the rule.', seq: LENGTH };
  await openDispute(services, dispute);
  const { sessionToken } = await openSession(services, moderatorId);
  const look = (address: string, form?: Page['form']) => took(`${url}${address}`, sessionToken, form);
  const first = await look(`/desk/t/${tableId}`);
  const queue = await repeat(() => look('/desk'));
  const pages: [string, readonly number[]][] = [['the queue', queue]];
  for (const [page, at] of Object.entries(PAGES)) {
    const times = await repeat((i) => {
      const { path, form } = at(i);
      return look(`/desk/t/${tableId}${path}`, form);
    });
    pages.push([page, times]);
  }
  const all = pages.flatMap(([, times]) => times);
  const target = { below: MOST };
  const of = `desk, ${LENGTH.toLocaleString('en-GB')} entries, ${game}`;
  return [
    { name: `${of}: first look`, value: first, unit: 'ms', target },
    ...pages.map(([page, times]) => ({ name: `  ${page}: p95`, value: percentile(times, 0.95), unit: 'ms', target })),
    { name: `${of}: all, p50`, value: percentile(all, 0.5), unit: 'ms' },
    { name: `${of}: all, p95`, value: percentile(all, 0.95), unit: 'ms', target },
    { name: `${of}: all, longest`, value: Math.max(...all), unit: 'ms', target },
  ];
}

async function repeat(look: (i: number) => Promise<number>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i += 1) times.push(await look(i));
  return times;
}

/** Milliseconds until a page is there, read to its end. */
async function took(address: string, session: string, form: Page['form']): Promise<number> {
  const began = performance.now();
  const page = await fetch(address, {
    headers: { cookie: `despatch=${session}`, accept: 'text/html' },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });
  const text = await page.text();
  if (page.status !== 200) throw new Error(`${address}: ${page.status} ${text.slice(0, 2000)}`);
  return performance.now() - began;
}
