import { describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/empires-in-arms/rules.ts';
import type { EmpiresInArms } from '../../../src/games/empires-in-arms/types.ts';
import { isAheadId } from '../../../src/kernel/decision-id.ts';
import { hmacChance } from '../../../src/kernel/hmac-chance.ts';
import { isRecord } from '../../../src/kernel/is-record.ts';
import type { AnsweredEntry } from '../../../src/kernel/log.ts';
import type { Machine } from '../../../src/kernel/machine.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { computerPower } from '../../../src/simulation/pace/empires-in-arms/computer-power.ts';
import { onceADay } from '../../../src/simulation/pace/looks.ts';
import { playByMail } from '../../../src/simulation/pace/play-by-mail.ts';

const MONTHS = 4;
/** What a month has at most in its log, of all seats together. */
const MOST_ENTRIES = 100;
const MOST_FACTS = 400;

/** Seven computer powers in the first months of 1805, and what they wrote. */
function months(orders: boolean, ahead: boolean) {
  const options = rules.parseOptions({ campaign: 'short' });
  const seats = rules.seats(7, options);
  const setting = { seats, options, pack: rules.builtInPack().pack, ruleset: rules.ruleset.current };
  const written: AnsweredEntry[] = [];
  const counted = Array.from({ length: MONTHS }, () => ({ entries: 0, facts: 0 }));
  let month = 0;
  const { days, mails } = playByMail<EmpiresInArms>({
    game: { rules, setting },
    chance: hmacChance('four months', { game: 'pace', salts: {} }),
    player: computerPower('four months'),
    days: onceADay(seats, seededRandom('four months')),
    aLook: 'all-answers',
    orders,
    ahead,
    until: ({ state }: Machine<EmpiresInArms>) => state.month >= MONTHS,
    each: (entry, { facts, machine }) => {
      written.push(entry);
      const now = counted[month];
      if (now) {
        now.entries += 1;
        now.facts += facts.length;
      }
      month = machine.state.month;
    },
  });
  return { days, mails: Object.values(mails), written, counted };
}

const ordersIn = (written: readonly AnsweredEntry[]) =>
  new Set(
    written.flatMap(({ answer }) =>
      (Array.isArray(answer) ? [...answer] : []).flatMap((line: unknown) => (isRecord(line) ? [line.order] : [])),
    ),
  );

describe('computer powers of Empires in Arms', () => {
  const asked = months(false, false);
  const ordered = months(true, true);

  test('sail and march towards whom they are at war with', () => {
    expect([...ordersIn(asked.written)]).toEqual(expect.arrayContaining(['sail', 'march', 'want']));
  });

  test('order ahead and once for all where they are to: it takes half of the days, and fewer mails', () => {
    const ahead = ordered.written.filter(({ decision }) => isAheadId(decision));
    expect(ahead.length).toBeGreaterThan(7 * MONTHS);
    expect(ordered.written.some(({ how }) => how === 'ahead')).toBe(true);
    expect(asked.written.some(({ decision }) => isAheadId(decision))).toBe(false);
    expect(ordered.days).toBeLessThan(asked.days / 2);
    expect(Math.max(...ordered.mails)).toBeLessThan(Math.max(...asked.mails));
  });

  test('a month comes to no more entries and facts than a reader can follow', () => {
    for (const { entries, facts } of [...asked.counted, ...ordered.counted]) {
      expect(entries).toBeLessThanOrEqual(MOST_ENTRIES);
      expect(facts).toBeLessThanOrEqual(MOST_FACTS);
      expect(entries).toBeGreaterThan(7);
    }
  });
});
