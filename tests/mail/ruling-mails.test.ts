import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { overNews } from '../../src/mail/kinds/over.ts';
import { rulingNews } from '../../src/mail/kinds/ruling.ts';
import { composeTakebackAsked, composeTakebackOver, type TakebackMail } from '../../src/mail/kinds/takeback.ts';
import { turnNews } from '../../src/mail/kinds/turn.ts';
import { readLink } from '../../src/mail/links/read-link.ts';
import type { MailContent } from '../../src/mail/render/mail-content.ts';
import { composeTableMail } from '../../src/mail/turn/compose-table-mail.ts';
import type { Occasion } from '../../src/mail/turn/occasion.ts';
import { muteTable } from '../../src/people/unsubscribe.ts';
import { answerTakeback } from '../../src/rulings/takeback/answer-takeback.ts';
import { askTakeback } from '../../src/rulings/takeback/ask-takeback.ts';
import { closeTakebacks } from '../../src/rulings/takeback/close-takebacks.ts';
import { ruleNow, undoRuling } from '../tables/fixtures/rule-now.ts';
import {
  flush,
  ironCurtainTable,
  type MailWorld,
  mailWorld,
  newestMail,
  playOn,
  tokenIn,
} from './harness/mail-world.ts';
import { BASE, gameEnd, NOW, SEATS, tableMail, words } from './sample-mails.ts';

const madrid = translator('en', 'Europe/Madrid');
const ruling = rulingNews({
  texts: [words('The moderator, Mo, went back to entry 12: a card was played by mistake.')],
});
const compose = (change: Parameters<typeof tableMail>[0], ...occasions: Occasion[]) =>
  composeTableMail(tableMail(change), occasions, madrid);
const idle = { questions: [], waitingFor: [words('USSR')], hand: [], board: undefined };
const asked: TakebackMail = {
  tableName: 'Tuesday Club',
  gameName: words('Iron Curtain'),
  seatName: words('USSR'),
  takeback: {
    id: 'takeback',
    tableId: 'tuesday',
    seat: 'us',
    seatName: words('US'),
    toSeq: 12,
    atSeq: 14,
    reason: 'I took Cuba for Chile',
    state: 'open',
    asked: SEATS.filter(({ seat }) => seat === 'ussr').map((seat) => ({ ...seat, said: undefined })),
    createdAt: NOW,
    expiresAt: new Date('2026-11-27T20:14:00Z'),
    closedAt: undefined,
  },
  voided: [words('The US played Cuba.'), words('The USSR placed 2 cubes on Poland.')],
  stays: [],
  url: `${BASE}/k/token`,
  baseUrl: BASE,
};
const refusedBy = { ...asked.takeback, asked: [{ seat: 'ussr', name: words('USSR'), said: 'no' as const }] };

const mails: { readonly [name: string]: () => MailContent } = {
  'ruling, and your move': () => compose({ hand: [], board: undefined }, ruling, turnNews),
  'ruling, others move': () => compose(idle, ruling),
  'the game ended by ruling': () => compose(idle, ruling, overNews(gameEnd)),
  'takeback asked': () => composeTakebackAsked(asked, madrid),
  'takeback asked without a word': () =>
    composeTakebackAsked({ ...asked, takeback: { ...asked.takeback, reason: '' }, voided: [] }, madrid),
  'takeback refused': () => composeTakebackOver({ ...asked, takeback: refusedBy, url: `${BASE}/t/tuesday` }, madrid),
  'takeback not answered': () => composeTakebackOver({ ...asked, url: `${BASE}/t/tuesday` }, madrid),
};

test.each(Object.keys(mails))('%s: subject and text', (name) => {
  const mail = mails[name]?.();
  expect(`${mail?.subject}\n\n${mail?.text}`).toMatchSnapshot();
  const links = [...(mail?.html ?? '').matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
  for (const link of links.filter((url) => url !== `${BASE}/`)) expect(mail?.text).toContain(link);
});

test('what a player took back by himself or by consent is not called a ruling', () => {
  const taken = rulingNews({ texts: [words('The USSR took something back.')], takeback: true });
  expect(compose(idle, taken).subject).toBe('[Tuesday Club] something was taken back');
  expect(compose({ hand: [], board: undefined }, taken, turnNews).subject).toMatch(
    /^\[Tuesday Club\] taken back; your move, US$/,
  );
  expect(compose(idle, ruling).subject).toBe('[Tuesday Club] a ruling');
});

describe('through the outbox', () => {
  let world: MailWorld;
  beforeAll(async () => {
    world = await mailWorld({ mailMergeSeconds: 0 });
  });
  afterAll(() => world.close());

  /** What goes out now: whose mail, and what became of it. */
  async function post(): Promise<readonly string[]> {
    world.services.clock.advance(1000);
    const ids = await flush(world);
    const rows = await world.services.db.mail.findMany({ where: { id: { in: [...ids] } }, orderBy: { seat: 'asc' } });
    return rows.map(({ seat, kind, status, reason }) => [seat, kind, status, reason].filter(Boolean).join(' '));
  }
  const flat = (text: string) => text.replace(/\s+/g, ' ');

  /** A table of which everything so far has been mailed. */
  async function played(times: number) {
    const table = await ironCurtainTable(world);
    await playOn(world.services, table.tableId, times);
    await post();
    const { seq } = await world.services.db.table.findUniqueOrThrow({ where: { id: table.tableId } });
    return { ...table, seq };
  }

  test('every seat is told of a ruling, by whom and why, with its question now; one mail each', async () => {
    const { services: s } = world;
    const { tableId, us, ussr } = await played(3);
    const mo = await s.db.player.create({ data: { id: 'mo', name: 'Mo', email: 'mo@people.example' } });
    await ruleNow(s, tableId, { type: 'rewind', to: 1 }, { by: mo.id, reason: 'the wrong side began' });
    expect(await post()).toEqual(['us ruling sent', 'ussr ruling sent']);
    const mail = await newestMail(world, us.email);
    const other = await newestMail(world, ussr.email);
    for (const { text } of [mail, other])
      expect(flat(text).match(/The moderator, Mo, went back to entry 1: the wrong side began/g)).toHaveLength(1);
    for (const { text } of [mail, other])
      expect(flat(text)).toMatch(/does not count any more; it stays readable in the log: .*(US|USSR) .* The (US|USSR)/);
    expect([mail.subject, other.subject].filter((subject) => subject.includes('your move'))).toHaveLength(1);
    expect(await post()).toEqual([]);
  });

  test('a ruling that was undone before it was mailed is told with its undoing', async () => {
    const { services: s } = world;
    const { tableId, us } = await played(3);
    const { ruling: seq } = await ruleNow(s, tableId, { type: 'rewind', to: 1 });
    await undoRuling(s, { tableId, by: 'moderator', reason: 'no, it was right', expectedSeq: seq, seq });
    await post();
    const text = flat((await newestMail(world, us.email)).text);
    expect(text).toContain('went back to entry 1: the die fell off the table');
    expect(text).toContain(`The moderator took back the ruling of entry ${seq}: no, it was right`);
  });

  test('a player who is asked for consent gets a link that opens the request alone, until it is closed', async () => {
    const { services: s } = world;
    const { tableId, us, ussr, seq } = await played(4);
    const ask = { tableId, seat: 'us', playerId: us.playerId, toSeq: 1, reason: 'a slip', expectedSeq: seq };
    const takeback = await askTakeback(s, ask);
    expect(await post()).toEqual(['ussr takeback sent']);
    const mail = await newestMail(world, ussr.email);
    expect(mail.subject).toMatch(/asks to take something back$/);
    expect(flat(mail.text)).toContain('writes: a slip');
    const token = tokenIn(mail, 'k');
    expect(await readLink(s, 'takeback', token)).toMatchObject({
      state: 'live',
      link: { seat: 'ussr', takebackId: takeback.id },
    });
    await expect(readLink(s, 'compose', token)).rejects.toThrow('not-found');
    const answer = { tableId, takebackId: takeback.id, seat: 'ussr', playerId: ussr.playerId, answer: 'no' } as const;
    await answerTakeback(s, answer);
    expect(await readLink(s, 'takeback', token)).toMatchObject({ state: 'stale' });
    expect(await post()).toEqual(['us takeback sent']);
    expect(flat((await newestMail(world, us.email)).text)).toMatch(/The USSR did not consent|USSR did not consent/);
  });

  test('nobody is asked any more what is settled, and a muted table asks nobody', async () => {
    const { services: s } = world;
    const first = await played(4);
    const ask = { seat: 'us', toSeq: 1, reason: '' };
    await askTakeback(s, { ...ask, tableId: first.tableId, playerId: first.us.playerId, expectedSeq: first.seq });
    await playOn(s, first.tableId);
    expect((await post()).filter((line) => line.includes('takeback'))).toEqual([
      'ussr takeback dropped no-longer-news',
    ]);
    const second = await played(4);
    await muteTable(s, { tableId: second.tableId, playerId: second.ussr.playerId, muted: true });
    await askTakeback(s, { ...ask, tableId: second.tableId, playerId: second.us.playerId, expectedSeq: second.seq });
    expect(await post()).toEqual(['ussr takeback dropped muted']);
    s.clock.advance(73 * 3_600_000);
    await closeTakebacks(s);
    expect(await post()).toEqual(['us takeback sent']);
    expect(flat((await newestMail(world, second.us.email)).text)).toContain('Not everybody answered in time.');
  });
});
