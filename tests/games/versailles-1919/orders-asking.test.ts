import { describe, expect, test } from '@jest/globals';
import type { Effect } from '../../../src/games/versailles-1919/effect.ts';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { anyGame } from '../../../src/kernel/any-game.ts';
import { countAnswers } from '../../../src/kernel/count-answers.ts';
import { hmacChance } from '../../../src/kernel/hmac-chance.ts';
import type { Entry } from '../../../src/kernel/log.ts';
import { openDecisions, questionFor } from '../../../src/kernel/open-decisions.ts';
import { looseSetup, playAtRandom } from '../../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { answeredEntries, planEntries } from '../../../src/log/plan-entries.ts';
import { USUAL_TIME_CONTROL } from '../../../src/time/time-control.ts';
import { NO_WINDOWS } from '../../../src/windows/windows.ts';
import { aTable } from './a-table.ts';
import { beforeAuction, beforeEffect, ORDERS, ordersTable } from './orders-table.ts';
import { anyVersailles } from './test-board.ts';
import type { TestGame } from './test-game.ts';

const CHECK: Effect = { op: 'check', where: 'eu', modifier: 0 };

describe('a player who cannot act is not asked', () => {
  test('10.2a: no unit in columns 5 to 7 of the region', () => {
    const table = ordersTable()
      .withUnit('fr', 'eu', 8)
      .withUnit('us', 'me', 6)
      .withUnrest('eu', 4)
      .withDice({ 'die:uprising:eu': [1] });
    const game = beforeEffect(CHECK, table).answer('none');
    expect([game.asked, game.story.at(-1)]).toEqual([
      'nobody',
      'Roll for Europe: 1, 5 or more is needed: no uprising.',
    ]);
  });

  test('10.4: nothing to bid', () => {
    const table = ordersTable().withSettled('fr', 'disarmament').withAvailable({ us: 0, it: 0, uk: 0 });
    const game = beforeAuction(table, 'disarmament').answer('none');
    expect(game.asked).toBe('fr bid');
    game.answer('units:0', 1);
    expect(game.story.slice(1, 4)).toEqual([
      'The US cannot outbid for Disarmament and passes.',
      'Italy cannot outbid for Disarmament and passes.',
      'The UK cannot outbid for Disarmament and passes.',
    ]);
    expect(game.asked).toBe('fr option');
  });

  test('nor is there a field of orders that has nothing to pick from', () => {
    const fields = (table: ReturnType<typeof aTable>) => {
      const { choice } = table.turnOf('uk').offered('uk', ORDERS);
      return choice.kind === 'form' ? choice.fields.map(({ id }) => id) : [];
    };
    expect(fields(aTable()).filter((id) => id === 'bidIssues' || id === 'giveUp')).toEqual([]);
    expect(fields(aTable().withSettled('uk', 'korea'))).toEqual(expect.arrayContaining(['bidIssues', 'giveUp']));
  });

  test('in random games of every size nobody is asked a question with one answer', () => {
    for (const players of [2, 3, 4])
      for (let n = 0; n < 4; n += 1) {
        const options = rules.parseOptions({});
        const setting = {
          seats: rules.seats(players, options),
          options,
          pack: rules.builtInPack().pack,
          ruleset: rules.ruleset.current,
        };
        const game = anyGame({ rules, setting });
        playAtRandom({
          game,
          setup: looseSetup(game, {}, ''),
          chance: hmacChance(`asked ${n}`, { game: 'asked', salts: {} }),
          random: seededRandom(`asked ${players} ${n}`),
          each: (_, { machine }) => {
            for (const { id, name, waiting } of openDecisions(game, machine))
              for (const seat of waiting) {
                const question = questionFor(game, machine, id, seat);
                expect([name, question && countAnswers(question.choice, 2)]).toEqual([name, 2]);
              }
          },
        });
      }
  });
});

describe('an auction among four seats with orders', () => {
  const table = () =>
    beforeAuction()
      .optionalAction('fr', ORDERS, { bids: 'bid', bidInfluence: 3, 'option-rhineland': 'french-occupation' })
      .optionalAction('uk', ORDERS, { bids: 'bid', bidInfluence: 2 })
      .optionalAction('us', ORDERS, { bids: 'pass' })
      .optionalAction('it', ORDERS, { bids: 'pass' });

  test('is over in one submission, with an entry for each answer by order', () => {
    const game = table();
    const decision = game.open()?.id ?? '';
    const { entries, machine } = planEntries(
      headOf(game),
      answeredEntries('uk', [{ decision, answer: 'none' }], 'link'),
      new Date(0),
    );
    expect(entries.map(({ entry }) => shown(entry))).toEqual([
      'uk none link',
      'fr units:0 standing-order',
      'fr 1 standing-order',
      'us pass standing-order',
      'it pass standing-order',
      'uk units:0 standing-order',
      'uk 2 standing-order',
      'fr units:0 standing-order',
      'fr 3 standing-order',
      'uk pass standing-order',
      'fr french-occupation standing-order',
    ]);
    expect(openDecisions(anyGame(game.game), machine)).toEqual([]);
    expect(entries.at(-1)?.entry.hash).toBeDefined();
  });
});

function shown(entry: Entry): string {
  return entry.kind === 'answered' ? `${entry.seat} ${entry.answer} ${entry.how}` : entry.kind;
}

/** The game as a table holds it. */
function headOf(game: TestGame) {
  return {
    tableId: 'test',
    module: anyVersailles,
    game: anyGame(game.game),
    reconstructed: 0,
    machine: game.machine,
    seq: game.machine.seq,
    chance: hmacChance('orders', { game: 'test', salts: {} }),
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    playing: true,
    snapshotSeq: 1,
    size: 0,
    windows: NO_WINDOWS,
  };
}
