import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { MOST_LETTERS } from '../../src/press/limit-letters.ts';
import { readPress, readThread } from '../../src/press/read-press.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { type MailWorld, mailWorld } from '../mail/harness/mail-world.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { type PressGame, pressGame, type Writer, write } from './press-world.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld();
});
afterAll(() => world.close());

const { t } = translator('en', 'UTC');

/** What somebody has of a table's letters: with whom, and the texts, conversation by conversation. */
async function lettersOf({ tableId }: PressGame, { playerId }: Writer) {
  const { threads } = await readPress(world.services, { tableId, playerId });
  const read = threads.map(async ({ thread, with: others, unsigned }) => {
    const { letters } = await readThread(world.services, { tableId, playerId, thread });
    const names = others.map(({ name }) => t(name)).join(', ') || 'everybody';
    const said = letters.map(({ text, from }) => `${from ? t(from.name) : '?'} "${text}"`);
    return `${unsigned ? 'unsigned ' : ''}${names}: ${said.join(' ')}`;
  });
  return (await Promise.all(read)).toSorted();
}

const told = async ({ tableId }: PressGame) =>
  (await world.services.db.notification.findMany({ where: { tableId, kind: 'letter' }, orderBy: { seat: 'asc' } })).map(
    ({ seat }) => seat,
  );

describe('a letter', () => {
  test('goes to those it names, in one conversation for each pair and group', async () => {
    const game = await pressGame(world.services);
    const { fr, uk, us, it } = game;
    await write(world.services, game, fr, ['uk'], 'Shall we?');
    await write(world.services, game, uk, ['fr'], 'Yes.');
    await write(world.services, game, us, ['uk', 'fr'], 'What are you two up to?');
    await write(world.services, game, fr, ['us', 'uk'], 'Nothing.');
    await write(world.services, game, it, 'everybody', 'Hello all.');
    expect(await lettersOf(game, fr)).toEqual([
      'UK, US: US "What are you two up to?" France "Nothing."',
      'UK: France "Shall we?" UK "Yes."',
      'everybody: Italy "Hello all."',
    ]);
    expect(await lettersOf(game, it)).toEqual(['everybody: Italy "Hello all."']);
    expect(await told(game)).toEqual(['fr', 'fr', 'fr', 'uk', 'uk', 'uk', 'uk', 'us', 'us']);
  });

  test('to all others by name is a letter to everybody', async () => {
    const game = await pressGame(world.services);
    const named = await write(world.services, game, game.fr, ['uk', 'us', 'it'], 'One');
    const all = await write(world.services, game, game.uk, 'everybody', 'Two');
    expect(named.thread).toBe(all.thread);
  });

  test('changes nothing of the table: what others compose stays as it is', async () => {
    const game = await pressGame(world.services);
    const { tableId } = game;
    const before = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    const waiting = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
    const asked = [game.fr, game.uk, game.us, game.it].find(({ seat }) => seat === waiting.seat) ?? game.fr;
    const table = await viewTable(world.services, tableId, asked.seat);
    for (const one of [game.fr, game.uk, game.us, game.it]) await write(world.services, game, one, 'everybody', 'Hm.');
    expect(await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } })).toEqual(before);
    expect(await viewTable(world.services, tableId, asked.seat)).toEqual(table);
    const stale = await refused(() =>
      submitAnswers(world.services, {
        tableId,
        seat: asked.seat,
        playerId: asked.playerId,
        expectedSeq: table.seq,
        answers: [{ decision: waiting.decision, answer: 'no such answer' }],
        key: 'a-key',
        how: 'page',
      }),
    );
    expect(stale.code).toBe('illegal-answer');
  });

  test('sent twice under one key is one letter', async () => {
    const game = await pressGame(world.services);
    const send = () => write(world.services, game, game.fr, ['uk'], 'Once', { key: 'double-click' });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one).toEqual(two);
    expect(await world.services.db.letter.count({ where: { tableId: game.tableId } })).toBe(1);
    expect(await told(game)).toEqual(['uk']);
  });

  test.each([
    ['nobody', [], 'Hm.', 'Choose to whom your letter goes.'],
    ['oneself', ['fr'], 'Hm.', 'You cannot choose yourself.'],
    ['a stranger', ['jp'], 'Hm.', 'There is nobody “jp” at this table to write to.'],
    ['nothing', ['uk'], '  \n ', 'Write something first.'],
    [
      'the zero character',
      ['uk'],
      'a\0b',
      'The letter has characters that cannot be sent. Type it anew, or copy it as plain text.',
    ],
    [
      'half a character',
      ['uk'],
      'a\ud800',
      'The letter has characters that cannot be sent. Type it anew, or copy it as plain text.',
    ],
    [
      'text that turns round',
      ['uk'],
      'a\u202eb',
      'The letter has characters that cannot be sent. Type it anew, or copy it as plain text.',
    ],
    ['too much', ['uk'], 'x'.repeat(5001), 'A letter has at most 5000 characters; yours has 5001.'],
  ])('is refused with %s', async (_, to, text, says) => {
    const game = await pressGame(world.services);
    expect(await refused(() => write(world.services, game, game.fr, to, text))).toEqual({ code: 'bad-input', says });
  });

  test('is not for those who are not at the table', async () => {
    const game = await pressGame(world.services);
    const stranger = await pressGame(world.services);
    expect(await refused(() => write(world.services, game, stranger.fr, ['uk'], 'Hm.'))).toEqual({
      code: 'forbidden',
      says: 'Only the people of this table write letters here.',
    });
  });

  test('is not written to a seat for which nobody reads, nor by it', async () => {
    const game = await pressGame(world.services);
    await resignSeat(world.services, { tableId: game.tableId, seat: 'it', playerId: game.it.playerId });
    const table = await viewTable(world.services, game.tableId, 'spectator');
    expect(table.status).toBe('playing');
    expect((await refused(() => write(world.services, game, game.fr, ['it'], 'Hm.'))).says).toBe(
      'Nobody reads the letters to Italy just now.',
    );
    expect((await refused(() => write(world.services, game, game.it, ['fr'], 'Hm.'))).code).toBe('forbidden');
  });

  test('is one of forty within an hour', async () => {
    const game = await pressGame(world.services);
    for (let i = 0; i < MOST_LETTERS.hour; i += 1) await write(world.services, game, game.fr, ['uk'], `Letter ${i}`);
    expect(await refused(() => write(world.services, game, game.fr, ['uk'], 'One more'))).toEqual({
      code: 'too-many',
      says: 'You have written 40 letters within an hour. Wait 60 minutes.',
    });
    await write(world.services, game, game.uk, ['fr'], 'I have not.');
    world.services.clock.advance(3_600_000);
    await write(world.services, game, game.fr, ['uk'], 'One more');
  });
});

describe('before the game', () => {
  test('those who have joined write to each other, and these conversations end when it begins', async () => {
    const game = await pressGame(world.services, { joined: 2 });
    const { fr, uk, us } = game;
    await write(world.services, game, fr, [`player:${uk.playerId}`], 'Who else comes?');
    expect((await refused(() => write(world.services, game, us, 'everybody', 'Me!'))).code).toBe('forbidden');
    expect(await lettersOf(game, uk)).toEqual(['Anna: Anna "Who else comes?"']);
    const { threads } = await readPress(world.services, { tableId: game.tableId, playerId: uk.playerId });
    expect(threads[0]?.answerTo).toEqual([`player:${fr.playerId}`]);
  });
});

describe('a table says', () => {
  const refusal = async (policy: Parameters<typeof pressGame>[1], to: 'everybody' | string[], unsigned = false) => {
    const game = await pressGame(world.services, policy);
    return (await refused(() => write(world.services, game, game.fr, to, 'Hm.', { unsigned }))).says;
  };

  test('that there are no letters, or none in the game', async () => {
    expect(await refusal({ policy: { pressWhen: 'never' } }, 'everybody')).toBe(
      'No letters are written at this table.',
    );
    expect(await refusal({ policy: { pressWhen: 'around' } }, 'everybody')).toBe(
      'At this table letters are written before the game and after it, but not while it is played.',
    );
    const forming = await pressGame(world.services, { policy: { pressWhen: 'around' }, joined: 3 });
    await write(world.services, forming, forming.fr, 'everybody', 'Soon!');
  });

  test('in which parts of the game there are', async () => {
    // As tables of before have it, which named their chapters.
    const inParts = async (pressParts: readonly string[]) => {
      const game = await pressGame(world.services);
      const policy = { pressWhen: 'parts', pressParts };
      await world.services.db.table.update({ where: { id: game.tableId }, data: { policy } });
      return game;
    };
    const closed = await inParts(['politics']);
    await expect(write(world.services, closed, closed.fr, 'everybody', 'Now!')).rejects.toMatchObject({
      reason: { key: 'press.closed-part', args: { parts: ['politics'] } },
    });
    const open = await inParts(['before-turns', 'round-1']);
    await write(world.services, open, open.fr, 'everybody', 'Now!');
  });

  test('that they go to everybody at once', async () => {
    const policy = { pressTo: 'everybody' } as const;
    expect(await refusal({ policy }, ['uk'])).toBe('At this table letters go to everybody. Choose everybody.');
    const game = await pressGame(world.services, { policy });
    await write(world.services, game, game.fr, ['uk', 'us', 'it'], 'All of you.');
  });

  test('whether they are signed', async () => {
    expect(await refusal({}, 'everybody', true)).toBe('At this table every letter is signed.');
    const game = await pressGame(world.services, { policy: { pressSigned: 'never' } });
    await write(world.services, game, game.fr, 'everybody', 'Guess who.');
    await write(world.services, game, game.uk, ['us'], 'A friend.');
    expect(await lettersOf(game, game.us)).toEqual([
      'unsigned US: ? "A friend."',
      'unsigned everybody: ? "Guess who."',
    ]);
    expect(await lettersOf(game, game.fr)).toEqual(['unsigned everybody: France "Guess who."']);
    const { threads } = await readPress(world.services, { tableId: game.tableId, playerId: game.us.playerId });
    expect(threads.map(({ answerTo }) => answerTo)).toEqual([undefined, 'everybody']);
  });
});
