import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import { readLog } from '../../../src/log/read-log.ts';
import { COMPUTER } from '../../../src/platform/computer-id.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { verifyTable } from '../../../src/records/verify-table.ts';
import { answerTakeback, withdrawTakeback } from '../../../src/rulings/takeback/answer-takeback.ts';
import { askTakeback } from '../../../src/rulings/takeback/ask-takeback.ts';
import { closeTakebacks } from '../../../src/rulings/takeback/close-takebacks.ts';
import { previewTakeback } from '../../../src/rulings/takeback/preview-takeback.ts';
import { readTakeback, readTakebacks } from '../../../src/rulings/takeback/read-takebacks.ts';
import { readTakenBack } from '../../../src/rulings/takeback/read-taken-back.ts';
import type { Takeback } from '../../../src/rulings/takeback/takeback.ts';
import { takebackText } from '../../../src/rulings/takeback/takeback-text.ts';
import { giveSeat } from '../../../src/seats/give-seat.ts';
import { resignSeat } from '../../../src/seats/resign-seat.ts';
import { dealTable, does } from '../../fixtures/side-deals/deal-table.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { ruleNow } from '../../tables/fixtures/rule-now.ts';
import { answerNow, type Player, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
const en = translator('en', 'UTC');

/** A table of Relay after legs of Ann's and, when she has passed, of Bob's. */
async function played(legs: readonly string[], bobs: readonly string[] = []) {
  const table = await startedTable(world, ['Ann', 'Bob', 'Cid']);
  const { tableId, player } = table;
  for (const leg of legs) await answerNow(world.services, tableId, player('Ann'), leg);
  for (const leg of bobs) await answerNow(world.services, tableId, player('Bob'), leg);
  return { ...table, ...about(tableId, player) };
}

function about(tableId: string, player: (seat: string) => Player) {
  const { services } = world;
  const seq = async () => (await services.db.table.findUniqueOrThrow({ where: { id: tableId } })).seq;
  return {
    seq,
    ask: async (seat: string, toSeq: number, reason = '') =>
      askTakeback(services, { tableId, ...player(seat), toSeq, reason, expectedSeq: await seq() }),
    say: (seat: string, { id }: Takeback, answer: 'yes' | 'no') =>
      answerTakeback(services, { tableId, takebackId: id, ...player(seat), answer }),
    withdraw: (seat: string, { id }: Takeback) =>
      withdrawTakeback(services, { tableId, takebackId: id, ...player(seat) }),
    state: async ({ id }: Takeback) => (await readTakeback(services, tableId, id)).state,
    traces: async () => (await readTakebacks(services, tableId)).map((one) => en.t(takebackText(one))),
    told: async (at: number, viewer = 'spectator') =>
      (await readLog(services, tableId, viewer, { from: at, to: at })).flatMap(({ messages }) => messages.map(en.t)),
    notifications: async (kind: string) =>
      (await services.db.notification.findMany({ where: { tableId, kind }, orderBy: { seat: 'asc' } })).map(
        ({ seat }) => seat,
      ),
    sound: async () => expect((await verifyTable(services, tableId)).faults).toEqual([]),
  };
}

describe('granted at once', () => {
  test('while all that happened since is the seat’s own, even when the turn has passed on', async () => {
    const { tableId, ask, told, traces, notifications, sound } = await played(['on', 'note', 'hello', 'pass']);
    const takeback = await ask('Ann', 2, 'slip of the finger');
    expect(takeback).toMatchObject({ state: 'granted', toSeq: 2, atSeq: 5, asked: [] });
    expect(await viewTable(world.services, tableId, 'Ann')).toMatchObject({
      seq: 6,
      view: { turn: 'Ann', steps: 1, note: '' },
      decisions: [{ id: '2.1', waiting: ['Ann'] }],
    });
    expect(await told(6)).toEqual(['“Ann” took back what came after entry 2: slip of the finger']);
    expect(await traces()).toEqual(['“Ann” went back to entry 2: slip of the finger']);
    expect(await notifications('ruling')).toEqual(['Bob', 'Cid']);
    expect(await notifications('takeback')).toEqual([]);
    await sound();
  });

  test('and again, over an earlier takeback of one’s own', async () => {
    const { ask, seq } = await played(['on', 'on']);
    await ask('Ann', 2);
    expect(await ask('Ann', 1)).toMatchObject({ state: 'granted' });
    expect(await seq()).toBe(5);
    expect((await refused(() => ask('Ann', 4))).says).toBe('Entry 4 was taken back itself. Choose one that counts.');
  });

  test('what others did in secret since is kept, and neither told nor asked about', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cid'].map((name) => world.person(name)));
    const [ada, ben, cid] = people.map((player) => ({ player }));
    if (!ada || !ben || !cid) throw new Error('three play');
    const tableId = await dealTable(world.services, [ada, ben, cid]);
    const seats = ['Red', 'Blue', 'Green'];
    const at = about(tableId, (seat) => ({ seat, playerId: people[seats.indexOf(seat)]?.id ?? '' }));
    await does(world.services, tableId, 'Red', '~propose', { to: 'Green', coins: 1 });
    await does(world.services, tableId, 'Blue', '~give-orders', 'reap');
    expect(await at.ask('Red', 1)).toMatchObject({ state: 'granted', asked: [] });
    const order = async (seat: string) => Object((await viewTable(world.services, tableId, seat)).view).order;
    expect([await order('Blue'), await order('Red')]).toEqual(['reap', undefined]);
    // His mail does not say that his order is gone; it says what is.
    const takeback = await at.seq();
    const gone = async (seq: number, seat: string) =>
      (await readTakenBack(world.services, { tableId, seq }, seat)).map(en.t);
    expect(await gone(takeback, 'Blue')).toEqual(await gone(takeback, 'Red'));
    expect(await gone(takeback, 'Blue')).toHaveLength(1);
    const lines = await readLog(world.services, tableId, 'Red');
    expect(lines.map(({ seq, voided }) => [seq, voided])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    await at.sound();
  });
});

describe('by consent', () => {
  test('a secret order that cannot be given any more is gone, and only who gave it is told', async () => {
    const people = await Promise.all(['Ada', 'Ben'].map((name) => world.person(name)));
    const [ada, ben] = people.map((player) => ({ player }));
    if (!ada || !ben) throw new Error('two play');
    const tableId = await dealTable(world.services, [ada, ben]);
    const at = about(tableId, (seat) => ({ seat, playerId: people[['Red', 'Blue'].indexOf(seat)]?.id ?? '' }));
    await answerNow(world.services, tableId, { seat: 'Red', playerId: ada.player.id }, 'sow');
    await answerNow(world.services, tableId, { seat: 'Blue', playerId: ben.player.id }, 'reap');
    await does(world.services, tableId, 'Blue', '~give-orders', 'hoard');
    const takeback = await at.ask('Red', 1);
    const taken = (await at.seq()) + 1;
    expect(await at.say('Blue', takeback, 'yes')).toMatchObject({ state: 'granted' });
    const gone = async (seat: string) => (await readTakenBack(world.services, { tableId, seq: taken }, seat)).map(en.t);
    expect(await gone('Red')).toEqual(['“Red: sow”', '“Blue: reap”']);
    expect(await gone('Blue')).toEqual(['“Red: sow”', '“Blue: reap”', '“Order: hoard”']);
    await at.sound();
  });

  test('of every seat that acted since: with the last yes the game goes back, and everybody is told', async () => {
    const { tableId, ask, say, seq, told, notifications, state, sound } = await played(['on', 'pass'], ['on', 'pass']);
    const takeback = await ask('Ann', 2, 'I meant to go on');
    expect(takeback.asked.map(({ seat, said }) => [seat, said])).toEqual([['Bob', undefined]]);
    expect([await seq(), await notifications('takeback'), takeback.state]).toEqual([5, ['Bob'], 'open']);
    const done = await say('Bob', takeback, 'yes');
    expect(done).toMatchObject({ state: 'granted', asked: [{ seat: 'Bob', said: 'yes' }] });
    expect(await viewTable(world.services, tableId, 'Ann')).toMatchObject({ seq: 6, view: { turn: 'Ann', steps: 1 } });
    expect(await told(6)).toEqual([
      '“Ann” took back what came after entry 2, with the consent of “Bob”: I meant to go on',
    ]);
    expect(await notifications('ruling')).toEqual(['Ann', 'Bob', 'Cid']);
    expect(await say('Bob', takeback, 'yes')).toMatchObject({ state: 'granted' });
    expect([await seq(), await state(takeback)]).toEqual([6, 'granted']);
    await sound();
  });

  test.each(['roll', 'peek'])('of all others once a die was rolled or a secret shown (%s)', async (leg) => {
    const { ask, say } = await played(['on', leg]);
    const takeback = await ask('Ann', 2);
    expect(takeback.asked.map(({ seat }) => seat)).toEqual(['Bob', 'Cid']);
    expect((await say('Cid', takeback, 'yes')).state).toBe('open');
    expect((await say('Bob', takeback, 'yes')).state).toBe('granted');
  });

  test('computer players never mind; for a die somebody else must consent', async () => {
    const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid']);
    const { id: by } = await world.person('Mia');
    const toComputer = (seat: string) =>
      giveSeat(world.services, { tableId, seat, to: 'computer', by, reason: 'Gone.' });
    const { ask, say, seq, sound } = about(tableId, player);
    const answers = (seat: string, playerId: string, leg: string) =>
      answerNow(world.services, tableId, { seat, playerId }, leg);
    await toComputer('Bob');
    const begun = await seq();
    for (const leg of ['on', 'pass']) await answers('Ann', player('Ann').playerId, leg);
    for (const leg of ['on', 'pass']) await answers('Bob', COMPUTER, leg);
    expect((await previewTakeback(world.services, { tableId, seat: 'Ann', toSeq: begun }))?.asked).toEqual([]);
    expect(await ask('Ann', begun)).toMatchObject({ state: 'granted', asked: [{ seat: 'Bob', said: 'yes' }] });

    const before = await seq();
    await answers('Ann', player('Ann').playerId, 'roll');
    const asked = await ask('Ann', before);
    expect(asked.asked.map(({ seat, said }) => [seat, said])).toEqual([
      ['Bob', 'yes'],
      ['Cid', undefined],
    ]);
    expect((await say('Cid', asked, 'yes')).state).toBe('granted');

    await toComputer('Cid');
    const last = await seq();
    await answers('Ann', player('Ann').playerId, 'roll');
    expect((await refused(() => ask('Ann', last))).says).toContain('There is nobody who could consent');
    await sound();
  });

  test('given by two at once, it is done once', async () => {
    const { ask, say, seq, sound } = await played(['roll']);
    const takeback = await ask('Ann', 1);
    await Promise.all([say('Bob', takeback, 'yes'), say('Cid', takeback, 'yes')]);
    expect(await seq()).toBe(3);
    await sound();
  });

  test('one refusal ends it and leaves a trace; who asked is told', async () => {
    const { ask, say, seq, traces, notifications } = await played(['roll']);
    const takeback = await ask('Ann', 1, 'unlucky');
    expect(await say('Bob', takeback, 'no')).toMatchObject({ state: 'refused' });
    expect(await traces()).toEqual(['“Ann” asked to go back to entry 1, and “Bob” refused: unlucky']);
    expect([await seq(), await notifications('takeback')]).toEqual([2, ['Ann', 'Bob', 'Cid']]);
    expect(await refused(() => say('Cid', takeback, 'yes'))).toEqual({ code: 'stale', says: 'It was refused.' });
    expect((await say('Bob', takeback, 'no')).state).toBe('refused');
    expect((await refused(() => say('Bob', takeback, 'yes'))).code).toBe('stale');
  });

  test('it is over as soon as the game goes on, and when the time is up', async () => {
    const { tableId, ask, say, player, state, traces, notifications } = await played(['roll']);
    const first = await ask('Ann', 1);
    await answerNow(world.services, tableId, player('Ann'), 'on');
    expect(await state(first)).toBe('expired');
    expect((await refused(() => say('Bob', first, 'yes'))).says).toBe(
      'Not everybody consented in time, or the game went on.',
    );
    const second = await ask('Ann', 1);
    world.clock.advance(72 * 3_600_000);
    expect(await state(second)).toBe('expired');
    expect((await refused(() => say('Bob', second, 'yes'))).code).toBe('stale');
    const before = (await notifications('takeback')).filter((seat) => seat === 'Ann').length;
    const closed = await Promise.all([closeTakebacks(world.services), closeTakebacks(world.another())]);
    expect(closed[0] + closed[1]).toBe(1);
    expect((await notifications('takeback')).filter((seat) => seat === 'Ann').length).toBe(before + 1);
    expect(await traces()).toEqual([
      '“Ann” asked to go back to entry 1, and not everybody consented in time.',
      '“Ann” asked to go back to entry 1, and not everybody consented in time.',
    ]);
  });

  test('the player who asked may withdraw it', async () => {
    const { ask, say, withdraw, traces } = await played(['roll']);
    const takeback = await ask('Ann', 1);
    expect((await refused(() => withdraw('Bob', takeback))).says).toBe('Only the player who asked can withdraw it.');
    expect(await withdraw('Ann', takeback)).toMatchObject({ state: 'withdrawn' });
    expect(await withdraw('Ann', takeback)).toMatchObject({ state: 'withdrawn' });
    expect((await refused(() => say('Bob', takeback, 'yes'))).says).toBe('The player who asked withdrew it.');
    expect(await traces()).toEqual(['“Ann” asked to go back to entry 1, and withdrew it.']);
  });

  test('a consent whose process died is made good by the clock', async () => {
    const { tableId, ask, seq, state } = await played(['roll']);
    const takeback = await ask('Ann', 1);
    await world.services.db.takeback.update({
      where: { id: takeback.id },
      data: { answers: { Bob: 'yes', Cid: 'yes' } },
    });
    world.clock.advance(120_000);
    await closeTakebacks(world.services);
    expect([await seq(), await state(takeback)]).toEqual([3, 'granted']);
    expect((await verifyTable(world.services, tableId)).faults).toEqual([]);
  });
});

describe('refused', () => {
  test('what is not there to be taken back, and what a moderator has ruled', async () => {
    const { tableId, ask, player } = await played(['on', 'on']);
    const why = async (seat: string, to: number) => (await refused(() => ask(seat, to))).says;
    expect(await why('Ann', 3)).toBe('“3” is not an entry to go back to; possible are entries 1 to 2.');
    expect(await why('Ann', 0)).toMatch(/not an entry/);
    await ruleNow(world.services, tableId, { type: 'rewind', to: 2 });
    await answerNow(world.services, tableId, player('Ann'), 'on');
    expect(await why('Ann', 1)).toBe(
      'The moderator has ruled, or a seat has changed hands, since entry 1. Only the moderator can go back further.',
    );
    expect(await why('Ann', 3)).toBe('Entry 3 was taken back itself. Choose one that counts.');
    expect((await ask('Ann', 4)).state).toBe('granted');
  });

  test('a second request while one is open, one too many, and a table that has none', async () => {
    const { tableId, ask, withdraw } = await played(['roll']);
    const first = await ask('Ann', 1);
    expect(await refused(() => ask('Bob', 1))).toEqual({
      code: 'stale',
      says: '“Ann” has already asked to go back to entry 1. That must be settled first.',
    });
    await withdraw('Ann', first);
    for (let i = 0; i < 5; i += 1) await withdraw('Ann', await ask('Ann', 1));
    expect((await refused(() => ask('Ann', 1))).code).toBe('too-many');
    await world.services.db.table.update({ where: { id: tableId }, data: { policy: { takebacks: 'never' } } });
    expect((await refused(() => ask('Bob', 1))).code).toBe('forbidden');
  });

  test('a player who does not hold the seat, or is not asked', async () => {
    const { tableId, ask, say, player } = await played(['on', 'pass'], ['on']);
    const stranger = { tableId, seat: 'Ann', playerId: player('Bob').playerId, toSeq: 1, reason: '', expectedSeq: 4 };
    expect((await refused(() => askTakeback(world.services, stranger))).code).toBe('forbidden');
    const takeback = await ask('Ann', 1);
    expect((await refused(() => say('Cid', takeback, 'yes'))).says).toBe('You are not asked to consent to this.');
    expect((await refused(() => say('Ann', takeback, 'yes'))).code).toBe('forbidden');
    expect((await refused(() => say('Bob', { ...takeback, id: 'nothing' }, 'yes'))).code).toBe('not-found');
    const other = await played(['roll']);
    expect((await refused(() => other.say('Bob', takeback, 'yes'))).code).toBe('not-found');
  });

  test('when the table has moved on, the game is over, or nobody is left to consent', async () => {
    const { tableId, ask, player } = await played(['roll', 'on']);
    const late = { tableId, ...player('Ann'), toSeq: 1, reason: '', expectedSeq: 2 };
    expect((await refused(() => askTakeback(world.services, late))).code).toBe('stale');
    await answerNow(world.services, tableId, player('Ann'), 'finish');
    expect((await refused(() => ask('Ann', 1))).says).toBe('The game is over.');
    const alone = await startedTable(world, ['Ann']);
    await answerNow(world.services, alone.tableId, alone.player('Ann'), 'roll');
    const one = { tableId: alone.tableId, ...alone.player('Ann'), toSeq: 1, reason: '', expectedSeq: 2 };
    expect((await refused(() => askTakeback(world.services, one))).says).toMatch(/^There is nobody who could consent/);
  });

  test('a seat that resigns ends the request', async () => {
    const { tableId, ask, player, state } = await played(['roll']);
    const takeback = await ask('Ann', 1);
    await resignSeat(world.services, { tableId, ...player('Cid') });
    expect(await state(takeback)).toBe('expired');
  });
});

test('before one asks one sees what would be undone and who must consent', async () => {
  const { tableId } = await played(['on', 'pass'], ['roll']);
  const look = (seat: string, toSeq?: number) => previewTakeback(world.services, { tableId, seat, toSeq });
  const mine = await look('Ann');
  expect([mine?.toSeq, mine?.seq, mine?.asked.map(en.t)]).toEqual([2, 4, ['“Bob”', '“Cid”']]);
  expect(mine?.voided.map(en.t)[0]).toBe('“Ann is at step 2”');
  expect(await look('Cid')).toBeUndefined();
  expect((await look('Cid', 9))?.refused?.code).toBe('bad-input');
});

test('what somebody sent in one go is proposed to be taken back in one go', async () => {
  const { tableId, player } = await played(['on']);
  await submitAnswers(world.services, {
    tableId,
    ...player('Ann'),
    expectedSeq: 2,
    answers: [
      { decision: '2.1', answer: 'on' },
      { decision: '3.1', answer: 'pass' },
    ],
    key: 'in-one-go',
    how: 'page',
  });
  await answerNow(world.services, tableId, player('Bob'), 'on');
  const preview = await previewTakeback(world.services, { tableId, seat: 'Ann' });
  expect([preview?.toSeq, preview?.seq]).toEqual([2, 5]);
});
