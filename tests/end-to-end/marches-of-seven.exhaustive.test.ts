import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { board } from '../../src/games/empires-in-arms/board.ts';
import { POWERS } from '../../src/games/empires-in-arms/pack-lists.ts';
import { changeRelation } from '../../src/games/empires-in-arms/relations/pair.ts';
import { rules } from '../../src/games/empires-in-arms/rules.ts';
import { MARCH } from '../../src/games/empires-in-arms/rulesets.ts';
import type { State } from '../../src/games/empires-in-arms/state.ts';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/translator.ts';
import { anyModule } from '../../src/kernel/any-game.ts';
import { openAhead } from '../../src/kernel/open-ahead.ts';
import { openDecisions } from '../../src/kernel/open-decisions.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { answerInvitation } from '../../src/lobby/answer-invitation.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { readEntries } from '../../src/log/read-entries.ts';
import { readPosition } from '../../src/log/read-position.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { goToWar } from '../games/empires-in-arms/harness/marching-module.ts';
import { SMALL } from '../harness/pictures.ts';
import { testClock } from '../harness/test-clock.ts';
import { checkPost } from './harness/check-post.ts';
import type { House } from './harness/house.ts';
import { marchingAnswer, TOGETHER } from './harness/marching-minister.ts';
import { aPlayer } from './harness/players.ts';
import { headerOf, type ReadMail, readMail } from './harness/read-mail.ts';
import { openReplyingHouse, type ReplyingHouse } from './harness/replying-house.ts';
import { settled } from './harness/settled.ts';
import { inWords } from './harness/write-in-words.ts';

/*
 * Six months of Empires in Arms in which fleets and corps move: seven players who do nothing but reply to their mails.
 * France and Spain are allied and move together, Great Britain is at war with both, and its fleets intercept theirs.
 */

const MONTHS = 6;
const HOUR = 3_600_000;
const english = translator('en', 'UTC');
const clock = testClock();

function begin(state: State): void {
  goToWar(state);
  const [a, b] = TOGETHER;
  changeRelation(state, a, b).alliance = { since: 0 };
}
const module = anyModule({
  rules: {
    ...rules,
    ruleset: { ...rules.ruleset, current: MARCH },
    setup: (given) => {
      const begun = rules.setup(given);
      begin(begun.state);
      return begun;
    },
  },
  board,
});

let house: House;
let replying: ReplyingHouse;
let tableId: string;
const emails = new Map<string, string>();
beforeAll(async () => {
  replying = await openReplyingHouse({ clock, drawing: SMALL, games: new Map([...games, [rules.id, module]]) });
  ({ house } = replying);
}, 60_000);
afterAll(() => replying.close());

test('a table of seven begins; clear replies act', async () => {
  const { services } = house;
  const people = await Promise.all(POWERS.map((power) => aPlayer(services, power, { plain: true })));
  const [host, ...guests] = people;
  if (!host) throw new Error('nobody plays');
  for (const [i, { id, email }] of people.entries()) {
    emails.set(POWERS[i] ?? '', email);
    const mail = { off: [], format: 'plain', replies: 'act' };
    await services.db.player.update({ where: { id }, data: { mail } });
  }
  ({ tableId } = await createTable(services, {
    ...{ hostId: host.id, game: rules.id, name: 'Eagles', players: POWERS.length, options: { campaign: 'short' } },
    hostSeat: POWERS[0],
    invitations: guests.map(({ email }, i) => ({ email, seat: POWERS[i + 1] })),
    ...{ timeControl: USUAL_TIME_CONTROL, timeZone: 'UTC', public: false },
  }));
  for (const { id, email } of await services.db.invitation.findMany({ where: { tableId } })) {
    const playerId = guests.find((guest) => guest.email === email)?.id ?? '';
    await answerInvitation(services, { invitationId: id, playerId, accept: true });
  }
  await settle();
  expect(newest('france').subject).toContain('Eagles');
}, 60_000);

const settle = () => settled(house.database.db, 30_000, undefined, clock.now());

function newest(seat: string): ReadMail {
  const mail = house.mailbox.mails.findLast(({ recipients }) => recipients.includes(emails.get(seat) ?? ''));
  if (!mail) throw new Error(`no mail to ${seat}`);
  return readMail(mail);
}

let written = 0;
/** From another place after every fifty: more than sixty an hour of one sender are not taken. */
async function reply(seat: string, text: string): Promise<void> {
  const mail = newest(seat);
  written += 1;
  await replying.writer.sendMail({
    ...{ from: emails.get(seat), to: headerOf(mail, 'reply-to') ?? '', subject: `Re: ${mail.subject}`, text },
  });
}

/** What was replied came in and was done; throws with the mail that came back else. */
async function until(seat: string, said: string, isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await isDone())) {
    if (performance.now() > end)
      throw new Error(`${seat}: ${said}\n\n${newest(seat).subject}\n${newest(seat).mail.text}`);
    await sleep(20);
  }
}

async function asked() {
  const { db } = house.database;
  const open = await db.pendingAnswer.findMany({ where: { tableId }, orderBy: [{ since: 'asc' }, { seat: 'asc' }] });
  const ready = await db.keptAnswer.findMany({ where: { tableId, ready: true } });
  return open.find(({ seat, decision }) => !ready.some((one) => one.seat === seat && one.decision === decision));
}

const position = () => readPosition(house.services, tableId);
const secrets = () => house.database.db.entry.count({ where: { tableId, secret: { gt: 0 } } });
const random = seededRandom('seven march');
const names = new Map<string, number>();

/** Standing orders, and a land turn ordered ahead: told by a reply, and no number of the log moves. */
async function order(seat: string, text: string): Promise<void> {
  const before = await secrets();
  await reply(seat, text);
  await until(seat, text, async () => (await secrets()) > before);
  await settle();
}

test('standing orders are given by reply', async () => {
  await order(
    'france',
    'orders at sea: evade: when weaker; when some of your ships are lost: each fleet in proportion; pursue: with none',
  );
  await order(
    'austria',
    'orders on land: garrisons of depots: burn the depot; when attacked, go into the city: always',
  );
  const { machine } = await position();
  const state = machine.state as State;
  expect(state.standing.france?.reactions).toMatchObject({ evade: 'weaker', pursue: 'none', shipLosses: 'share' });
  expect(state.standing.austria?.reactions).toMatchObject({ depots: 'burn', intoCity: 'always' });
}, 60_000);

test('six months: every answer is a reply, sheets line by line', async () => {
  let ordered = -1;
  for (;;) {
    clock.advance(HOUR);
    await settle();
    const { head, machine } = await position();
    const { month } = machine.state as State;
    if (month >= MONTHS) break;
    if (ordered < month && openAhead(head.game, machine, 'turkey').length > 0) {
      ordered = month;
      const place = openAhead(head.game, machine, 'turkey').findIndex(({ id }) => id === '~ahead.land-turn');
      if (place >= 0) await order('turkey', `ahead ${place + 1}:\nrest stay\nask me: when somebody declares war on me`);
    }
    const open = await asked();
    const { seat = '', decision: id } = open ?? {};
    const decision = openDecisions(head.game, machine).find((one) => one.id === id);
    if (!decision) throw new Error(`${seat} is not asked ${id}`);
    const answer = marchingAnswer(head.game, machine, decision, seat, random);
    const words = inWords(head.game, machine, { decision, seat, answer }, english);
    names.set(decision.name, (names.get(decision.name) ?? 0) + 1);
    await reply(seat, words);
    await until(seat, words, async () => !isDeepStrictEqual(await asked(), open));
  }
}, 1_800_000);

test('fleets were intercepted, allies moved together, orders ahead were used, and the log holds', async () => {
  const { services } = house;
  const { seq } = await house.database.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const log = await readEntries(services, tableId, { after: 0, upTo: seq });
  const facts = JSON.stringify(log);
  console.info(`${written} replies, ${house.mailbox.mails.length} mails, ${seq} entries`, Object.fromEntries(names));
  expect(names.get('intercept') ?? 0).toBeGreaterThan(0);
  expect(names.get('naval-turn') ?? 0).toBeGreaterThan(MONTHS);
  expect(names.get('land-turn') ?? 0).toBeGreaterThan(MONTHS);
  expect(facts).toContain('"interception"');
  const { machine } = await position();
  expect((machine.state as State).combinedMovements.flatMap(({ powers }) => powers)).toEqual(
    expect.arrayContaining([...TOGETHER]),
  );
  expect(log.some((entry) => entry.kind === 'answered' && entry.how === 'ahead' && entry.seat === 'turkey')).toBe(true);
  const answered = log.flatMap((entry) => (entry.kind === 'answered' ? [entry.how] : []));
  expect(new Set(answered)).toEqual(new Set(['reply', 'ahead', 'standing-order']));
  expect(await verifyTable(services, tableId)).toMatchObject({ tableId, faults: [] });
}, 120_000);

test('no mail came twice, and each is about something', () => checkPost(house));
