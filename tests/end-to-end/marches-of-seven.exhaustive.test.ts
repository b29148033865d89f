import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { board } from '../../src/games/empires-in-arms/board.ts';
import { POWERS } from '../../src/games/empires-in-arms/pack-lists.ts';
import { changeRelation } from '../../src/games/empires-in-arms/relations/pair.ts';
import { rules } from '../../src/games/empires-in-arms/rules.ts';
import type { State } from '../../src/games/empires-in-arms/state.ts';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/translator.ts';
import { anyModule } from '../../src/kernel/any-game.ts';
import { openAhead } from '../../src/kernel/open-ahead.ts';
import { openDecisions, questionFor } from '../../src/kernel/open-decisions.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { answerInvitation } from '../../src/lobby/answer-invitation.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { readEntries } from '../../src/log/read-entries.ts';
import { readPosition } from '../../src/log/read-position.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { answerTakeback } from '../../src/rulings/takeback/answer-takeback.ts';
import { askTakeback } from '../../src/rulings/takeback/ask-takeback.ts';
import { takeSeat } from '../../src/seats/substitutes/answer-substitute-request.ts';
import { offerSeat } from '../../src/seats/substitutes/offer-seat.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { goToWar } from '../games/empires-in-arms/harness/marching-module.ts';
import { SMALL } from '../harness/pictures.ts';
import { testClock } from '../harness/test-clock.ts';
import { rewind } from '../tables/fixtures/rule-now.ts';
import { checkPost } from './harness/check-post.ts';
import type { House } from './harness/house.ts';
import { marchingAnswer, TOGETHER } from './harness/marching-minister.ts';
import { aPlayer, type Player } from './harness/players.ts';
import { openReplyingHouse, type ReplyingHouse } from './harness/replying-house.ts';
import { type ReplyingTable, replyingTable } from './harness/replying-table.ts';
import { inWords } from './harness/write-in-words.ts';

/*
 * Two months of Empires in Arms with fleets, battles and sieges, or with `MAIL_MONTHS=24` two years: six people who do
 * nothing but reply to their mails, and a computer player. France and Spain are allied and move together, Great Britain
 * is at war with both, and its fleets intercept theirs. One takes an answer back, one gives up their seat, and once the
 * moderator goes back.
 */

const MONTHS = Number(process.env.MAIL_MONTHS ?? 2);
/** In which month, counted from 0. */
const [TAKES_BACK, HANDS_OVER, RULED] = [0, 1, 1];
const LEAVER = 'prussia';
const MACHINE = 'russia';
const PEOPLE = POWERS.filter((power) => power !== MACHINE);
/** More than it takes on a busy machine, in milliseconds. */
const PATIENCE = 450_000 * MONTHS;
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
let table: ReplyingTable;
/** Who plays what. */
const cast = new Map<string, Player>();
beforeAll(async () => {
  replying = await openReplyingHouse({ clock, drawing: SMALL, games: new Map([...games, [rules.id, module]]) });
  ({ house } = replying);
});
afterAll(() => replying.close());

test('a table of seven begins, one of them a computer player; clear replies act', async () => {
  const { services } = house;
  const people = await Promise.all(PEOPLE.map((power) => aPlayer(services, power, { plain: true })));
  const [host, ...guests] = people;
  if (!host) throw new Error('nobody plays');
  for (const [i, player] of people.entries()) {
    cast.set(PEOPLE[i] ?? '', player);
    await takesReplies(player);
  }
  ({ tableId } = await createTable(services, {
    ...{ hostId: host.id, game: rules.id, name: 'Eagles', players: POWERS.length, options: { campaign: 'short' } },
    hostSeat: PEOPLE[0],
    invitations: guests.map(({ email }, i) => ({ email, seat: PEOPLE[i + 1] })),
    computers: [{ seat: MACHINE }],
    ...{ timeControl: USUAL_TIME_CONTROL, timeZone: 'UTC', public: false },
  }));
  for (const { id, email } of await services.db.invitation.findMany({ where: { tableId } })) {
    const playerId = guests.find((guest) => guest.email === email)?.id ?? '';
    await answerInvitation(services, { invitationId: id, playerId, accept: true });
  }
  table = replyingTable(replying, { tableId, cast, clock });
  await table.settle();
  expect(table.newest('france').subject).toContain('Eagles');
});

async function takesReplies({ id }: Player): Promise<void> {
  const mail = { off: [], format: 'plain', replies: 'act' };
  await house.services.db.player.update({ where: { id }, data: { mail } });
}

const position = () => readPosition(house.services, tableId);
const random = seededRandom('seven march');
const names = new Map<string, number>();

test('standing orders are given by reply', async () => {
  await table.order(
    'france',
    'orders at sea: evade: when weaker; when some of your ships are lost: each fleet in proportion; pursue: with none',
  );
  await table.order(
    'austria',
    'orders on land: garrisons of depots: burn the depot; when attacked, go into the city: always',
  );
  await table.order('great_britain', 'orders at sea: pursue: with all fleets');
  const { machine } = await position();
  const state = machine.state as State;
  expect(state.standing.france?.reactions).toMatchObject({ evade: 'weaker', pursue: 'none', shipLosses: 'share' });
  expect(state.standing.austria?.reactions).toMatchObject({ depots: 'burn', intoCity: 'always' });
});

/** What was answered last, and the log's last entry before it. */
type Last = { readonly seat: string; readonly name: string; readonly before: number };
let ordered = -1;

type Now = { readonly month: number; readonly seq: number; readonly last: Last | undefined };

/** They play on, every answer a reply, sheets line by line. */
async function play(isOver: (now: Now) => boolean): Promise<Last | undefined> {
  let last: Last | undefined;
  for (;;) {
    clock.advance(HOUR_MS);
    await table.settle();
    const { head, machine } = await position();
    const { month } = machine.state as State;
    if (isOver({ month, seq: head.seq, last })) return last;
    if (ordered < month && openAhead(head.game, machine, 'turkey').length > 0) {
      ordered = month;
      const place = openAhead(head.game, machine, 'turkey').findIndex(({ id }) => id === '~ahead.land-turn');
      if (place >= 0)
        await table.order('turkey', `ahead ${place + 1}:\nrest stay\nask me: when somebody declares war on me`);
    }
    const open = await table.asked();
    const [{ seat = '' } = {}] = open;
    // Of several battles a mail puts first what the game does.
    const isOpen = (id: string) => open.find((one) => one.seat === seat && one.decision === id);
    const decision = openDecisions(head.game, machine).find(({ id }) => isOpen(id));
    if (!decision) throw new Error(`${seat} is asked nothing`);
    const before = isOpen(decision.id);
    const answer = marchingAnswer(head.game, machine, decision, seat, random);
    const words = inWords(head.game, machine, { decision, seat, answer }, english);
    names.set(decision.name, (names.get(decision.name) ?? 0) + 1);
    // Of several battles that one mail asks about, the words say which.
    const { prompt } = questionFor(head.game, machine, decision.id, seat) ?? {};
    const number = prompt && numberIn(table.newest(seat).mail.text ?? '', english.t(prompt));
    await table.reply(seat, number ? `Q${number}: ${words}` : words);
    const isAnswered = async () => !(await table.asked()).some((one) => isDeepStrictEqual(one, before));
    await table.until(seat, words, isAnswered);
    last = { seat, name: decision.name, before: head.seq };
  }
}

/** The number before a question in a mail that asks several. */
function numberIn(text: string, prompt: string): string | undefined {
  const flat = (words: string) => words.replace(/\s+/g, ' ');
  const questions = flat(text).split(/(?= Q\d+\. )/);
  const found = questions.find((one) => /^ Q\d+\. /.test(one) && one.includes(flat(prompt)));
  return /^ Q(\d+)\. /.exec(found ?? '')?.[1];
}

const lastEntry = async () => (await house.database.db.table.findUniqueOrThrow({ where: { id: tableId } })).seq;

test(
  'a land turn by reply is taken back, by leave of whoever its dice concern, and asked again',
  async () => {
    const { services } = house;
    const last = await play(({ month, last: one }) => month >= TAKES_BACK && one?.name === 'land-turn');
    if (!last) throw new Error('nobody has marched');
    const { seat, before } = last;
    const { id, asked: others } = await askTakeback(services, {
      ...{ tableId, seat, playerId: table.playerOf(seat).id, toSeq: before, reason: 'the wrong road' },
      expectedSeq: await lastEntry(),
    });
    expect(others.find((one) => one.seat === MACHINE)?.said).toBe('yes');
    for (const { seat: other, said } of others)
      if (said === undefined)
        await answerTakeback(services, {
          ...{ tableId, takebackId: id, seat: other, playerId: table.playerOf(other).id, answer: 'yes' },
        });
    await table.settle();
    expect((await table.asked()).map((one) => one.seat)).toEqual([seat]);
  },
  PATIENCE,
);

test(
  'Prussia changes hands, and the newcomer goes on by reply',
  async () => {
    const { services } = house;
    await play(({ month }) => month >= HANDS_OVER);
    const newcomer = await aPlayer(services, 'Hal', { plain: true });
    await takesReplies(newcomer);
    const { id: by } = table.playerOf(LEAVER);
    const { substituteRequestId } = await offerSeat(services, { tableId, seat: LEAVER, by, email: newcomer.email });
    await takeSeat(services, { substituteRequestId, playerId: newcomer.id });
    cast.set(LEAVER, newcomer);
    await table.settle();
    expect(table.newest(LEAVER).mail.text).toContain('You play Prussia now');
  },
  PATIENCE,
);

test(
  'a ruling goes back by an answer, which is asked once more',
  async () => {
    const last = await play(({ month, seq, last: one }) => month >= RULED && one !== undefined && seq > one.before);
    if (!last) throw new Error('nobody has answered');
    await rewind(house.services, tableId, last.before);
    await table.settle();
    expect((await table.asked()).map(({ seat }) => seat)).toContain(last.seat);
  },
  PATIENCE,
);

test(
  'and on, month after month',
  async () => {
    await play(({ month }) => month >= MONTHS);
  },
  PATIENCE,
);

test('fleets were intercepted, battles fought, cities besieged; allies moved together, and the log holds', async () => {
  const { services } = house;
  const seq = await lastEntry();
  const log = await readEntries(services, tableId, { after: 0, upTo: seq });
  const count = { replies: table.written(), mails: house.mailbox.mails.length, entries: seq, battles: 0 };
  const told = await factsTold();
  count.battles = told.filter((type) => type === 'battle-joined').length;
  console.info(count, Object.fromEntries(names));
  expect(told).toEqual(expect.arrayContaining(['interception', 'battle-joined', 'battle-round', 'battle-over']));
  for (const name of ['intercept', 'naval-turn', 'land-turn', 'battle-plan', 'sieges'])
    expect([...names.keys()]).toContain(name);
  expect(table.playerOf(LEAVER).name).toBe('Hal');
  const { machine } = await position();
  expect((machine.state as State).combinedMovements.flatMap(({ powers }) => powers)).toEqual(
    expect.arrayContaining([...TOGETHER]),
  );
  expect(log.some((entry) => entry.kind === 'answered' && entry.how === 'ahead' && entry.seat === 'turkey')).toBe(true);
  const answered = log.flatMap((entry) => (entry.kind === 'answered' ? [entry.how] : []));
  expect(new Set(answered)).toEqual(new Set(['reply', 'ahead', 'standing-order', 'computer']));
  expect(await verifyTable(services, tableId)).toMatchObject({ tableId, faults: [] });
});

/** The types of all facts of the log, as often as they were told. */
async function factsTold(): Promise<readonly string[]> {
  const rows = await house.database.db.entry.findMany({ where: { tableId }, select: { facts: true } });
  return rows.flatMap(({ facts }) => factTypes.parse(facts).map(({ type }) => type));
}
const factTypes = z.array(z.object({ type: z.string() }));

test('mails say in one line what an interception was about, with its die and what was needed', () => {
  const lines = house.mailbox.mails.flatMap(({ text = '' }) => text.replace(/\s+/g, ' ').match(INTERCEPTION) ?? []);
  expect(lines.length).toBeGreaterThan(0);
  // Whoever was intercepted reads the same as whoever did it.
  expect(new Set(lines).size).toBeLessThan(lines.length);
});
const INTERCEPTION = /(?:intercepts|fails to intercept) [^.]*? from [^.(]* \(die \d, (?:none|1|1 to \d) [a-z ]+\)/g;

test('no mail came twice, and each is about something', () => checkPost(house));
