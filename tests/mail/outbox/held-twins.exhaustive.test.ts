import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tick } from '../../../src/clocks/tick.ts';
import type { Answer, SheetLine } from '../../../src/kernel/choice.ts';
import { openDecisions } from '../../../src/kernel/open-decisions.ts';
import { readPosition } from '../../../src/log/read-position.ts';
import type { MailPreferences } from '../../../src/people/mail-preferences.ts';
import { HOUR_MS } from '../../../src/platform/durations.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { sendLetter } from '../../../src/press/send-letter.ts';
import { markSeen } from '../../../src/tables/mark-seen.ts';
import { startedTable } from '../../tables/fixtures/table-world.ts';
import { flush, type MailWorld, mailWorld } from '../harness/mail-world.ts';

/*
 * Tables of Marches that differ only in what Birch does in secret: standing orders, what is bought, a sheet of another
 * length, letters between Birch and Cedar. Whatever rhythm Ash has, Ash's mails come at the same times.
 */

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 60 });
});
afterAll(() => world.close());

const SEATS = ['Ash', 'Birch', 'Cedar'] as const;
type Seat = (typeof SEATS)[number];
type Table = Awaited<ReturnType<typeof startedTable>>;

const RHYTHMS: { readonly [what: string]: Partial<MailPreferences> } = {
  'at every turn': {},
  'every six hours': { rhythm: { kind: 'hours', hours: 6 } },
  'a digest a day': { rhythm: { kind: 'digest' }, digestHour: 20 },
  'only alone': { rhythm: { kind: 'alone' } },
  'not at night': { quiet: { from: 14, to: 21 } },
  'not while they look': { notOnPage: true },
};

/** A table whose players have a rhythm. */
async function table(mail: Partial<MailPreferences>): Promise<Table> {
  const { services } = world;
  const person = (name: string) =>
    services.db.player.create({
      data: {
        id: newId(),
        name,
        email: `${name.toLowerCase()}-${newId()}@people.example`,
        timeZone: 'UTC',
        mail: { off: [], format: 'plain', ...mail },
      },
    });
  return startedTable({ services, person }, SEATS, { game: 'marches' });
}

/** What a seat answers to the question (or does of what it may also do) of this name, at one table. */
async function act(at: Table, seat: Seat, name: string, answer: Answer, ready?: boolean): Promise<void> {
  const { services: s } = world;
  const { head, machine } = await readPosition(s, at.tableId);
  const open = openDecisions(head.game, machine).find((one) => one.name === name && one.waiting.includes(seat));
  const submission = {
    tableId: at.tableId,
    ...at.player(seat),
    expectedSeq: head.seq,
    key: newId(),
    how: 'page',
  } as const;
  await submitAnswers(s, { ...submission, ready, answers: [{ decision: open?.id ?? name, answer }] });
}

const wait = (corps: string, area: string): SheetLine => ({ order: 'wait', answer: { corps, area } });

/** What Birch does in secret, first while all buy and then while all write their orders. */
type Secret = { readonly buys: Answer; readonly orders: (at: Table) => Promise<void> };
const TWINS: readonly Secret[] = [
  { buys: {}, orders: async () => {} },
  {
    buys: { 'Birch-1': 3 },
    async orders(at) {
      await act(at, 'Birch', '~standing-orders', { ambushed: 'stay', battle: 'ask me' });
      await act(at, 'Birch', 'orders', [wait('Birch-1', 'e6'), wait('Birch-2', 'f5')], false);
    },
  },
  {
    buys: { new: 1 },
    async orders(at) {
      await act(at, 'Birch', 'orders', [], false);
      for (const [from, to] of [
        ['Birch', 'Cedar'],
        ['Cedar', 'Birch'],
      ] as const) {
        const { playerId } = at.player(from);
        await sendLetter(world.services, {
          tableId: at.tableId,
          playerId,
          to: [to],
          text: 'Against Ash?',
          how: 'page',
          key: newId(),
        });
      }
    },
  },
];

/** Every mail to a seat until so many hours have passed: when, of what kind, and its subject. */
async function hoursPass(at: readonly Table[], seat: Seat, hours: number): Promise<readonly (readonly string[])[]> {
  const { services: s } = world;
  const came = at.map((): string[] => []);
  for (let hour = 0; hour < hours; hour += 1) {
    s.clock.advance(HOUR_MS);
    await tick(s);
    const ids = await flush(world);
    const mails = await s.db.mail.findMany({ where: { id: { in: [...ids] }, status: 'sent' } });
    for (const [i, one] of at.entries())
      for (const { kind, playerId, subject, tableId } of mails.filter(
        (mail) => mail.playerId === one.player(seat).playerId,
      ))
        came[i]?.push(`${s.clock.now().toISOString()} ${kind} ${subject} ${playerId && tableId ? 'table' : ''}`);
  }
  return came;
}

test.each(Object.entries(RHYTHMS))(
  '%s: what is secret changes no time at which a mail goes out',
  async (_, mail) => {
    const { services: s } = world;
    const tables: Table[] = [];
    for (let i = 0; i < TWINS.length; i += 1) tables.push(await table(mail));
    const all = async (does: (at: Table, secret: Secret) => Promise<void>) => {
      for (const [i, at] of tables.entries()) if (TWINS[i]) await does(at, TWINS[i]);
    };
    const look = (at: Table) => markSeen(s, { tableId: at.tableId, seat: 'Ash', seq: 0 });

    const came: string[][] = tables.map(() => []);
    const passing = async (hours: number) => {
      for (const [i, mails] of (await hoursPass(tables, 'Ash', hours)).entries()) came[i]?.push(...mails);
    };
    await passing(2);
    await all((at, { buys }) => act(at, 'Birch', 'purchases', buys));
    await passing(3);
    await all(look);
    await all((at) => act(at, 'Cedar', 'purchases', {}));
    await all((at) => act(at, 'Ash', 'purchases', {}));
    await passing(2);
    await all((at, { orders }) => orders(at));
    await all(look);
    await passing(7);
    await all((at) => act(at, 'Cedar', 'orders', []));
    await passing(36);

    const [first, ...twins] = came;
    expect(first?.length).toBeGreaterThan(1);
    expect(twins).toEqual(twins.map(() => first));
  },
  240_000,
);
