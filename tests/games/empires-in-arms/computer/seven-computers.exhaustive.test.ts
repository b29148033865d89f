import { beforeAll, describe, expect, test } from '@jest/globals';
import { corpsCommander } from '../../../../src/games/empires-in-arms/forces/who-commands.ts';
import { isHome } from '../../../../src/games/empires-in-arms/forces/whose-area.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { CURRENT } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { powerOf } from '../../../../src/games/empires-in-arms/sequence/who-decides.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import type { ComputerAnswer } from '../../../../src/kernel/computer-rule.ts';
import { stateHash } from '../../../../src/kernel/hash-state.ts';
import { cloneData } from '../../../../src/kernel/json.ts';
import { pickFrom, seededRandom } from '../../../../src/kernel/random.ts';
import { adviceFor, type Played, playedByComputers, refusalOf } from '../harness/computer-campaign.ts';
import type { WholeCampaign } from '../harness/whole-campaign.ts';
import { anotherSecret, otherOrders, sharesSecrets } from '../secrecy/another-secret.ts';

/**
 * Campaigns of the computer player. `COMPUTER_GAMES=20 npm run test:exhaustive -- empires-in-arms/computer` is the long
 * form.
 */
const GAMES = Number(process.env.COMPUTER_GAMES ?? 1);
const MONTHS = 12;
/** So many of the seven are half of the table. */
const HALF = 3;
/** Entries of a month in the log at most. */
const MOST_ENTRIES = 100;

const languages = (['en', 'es'] as const).map((language) => translator(language, 'UTC'));

describe('a year of seven computer powers', () => {
  const refused: string[] = [];
  const facts = new Map<string, number>();
  const unsaid: string[] = [];
  const entries = new Map<number, number>();
  let year: WholeCampaign;
  beforeAll(() => {
    year = playedByComputers({
      ...{ seed: 'a year of seven', months: MONTHS, ruleset: CURRENT },
      before: (campaign, seat, advice) => {
        entries.set(campaign.state.month, (entries.get(campaign.state.month) ?? 0) + 1);
        note(refused, campaign, seat, advice);
        for (const why of advice.why)
          for (const { t } of languages) if (!/^\P{Ll}.+[.)]$/u.test(t(why))) unsaid.push(t(why));
      },
      after: ({ facts: told }) => {
        for (const { type } of told) facts.set(type, (facts.get(type) ?? 0) + 1);
      },
    });
  }, 300_000);

  test('has no dead end, and every answer is legal', () => {
    expect(year.state.month).toBe(MONTHS);
    expect(refused).toEqual([]);
  });

  test('has wars on countries that end with their conquest, battles, sieges and loans', () => {
    const least = { conquered: 3, 'battle-over': 3, 'city-taken': 1, 'alliance-made': 1, 'depot-placed': 1 };
    for (const [type, number] of Object.entries(least))
      expect({ type, enough: (facts.get(type) ?? 0) >= number }).toEqual({ type, enough: true });
  });

  test('has a sentence for each order, in both languages', () => {
    expect(unsaid).toEqual([]);
  });

  test('keeps its log short', () => {
    expect(Math.max(...entries.values())).toBeLessThanOrEqual(MOST_ENTRIES);
  });
});

function note(refused: string[], campaign: WholeCampaign, seat: string, advice: ComputerAnswer): void {
  const { id = '', name } = campaign.open() ?? {};
  const refusal = refusalOf(campaign, id, seat, advice);
  if (refusal) refused.push(`${seat} at ${name}: ${JSON.stringify(refusal)} of ${JSON.stringify(advice.answer)}`);
  const { answer, why } = advice;
  const lines = Array.isArray(answer) && typeof answer[0] === 'object' ? answer.length : undefined;
  if (lines !== undefined && lines !== why.length)
    refused.push(`${seat} at ${name}: ${lines} lines, ${why.length} reasons`);
}

test('the same seed gives the same campaign, to the last byte', () => {
  const again: Played = { seed: 'again', months: 2, ruleset: CURRENT };
  expect(stateHash(playedByComputers(again).machine)).toBe(stateHash(playedByComputers(again).machine));
});

test.each(Array.from({ length: GAMES }, (_, n) => n))(
  'in positions to which chance has led (%i) it answers legally, and the same whatever others hide',
  (n) => {
    const refused: string[] = [];
    const leaks: string[] = [];
    const looked = new Set<string>();
    const random = seededRandom(`twins ${n}`);
    playedByComputers({
      ...{ seed: `whims ${n}`, months: 8, ruleset: CURRENT, whimOneIn: 3 },
      before: (campaign, seat, advice) => {
        note(refused, campaign, seat, advice);
        const secretive = pickFrom(
          POWERS.filter((power) => power !== seat),
          random,
        );
        if (mayNotice(campaign, secretive, seat)) return;
        looked.add(campaign.window ?? '');
        const other = adviceFor(twinOf(campaign, secretive, random), campaign.open()?.id ?? '', seat, `whims ${n}`);
        if (JSON.stringify(other) !== JSON.stringify(advice))
          leaks.push(`${seat} at ${campaign.window} knows what ${secretive} hides`);
      },
    });
    expect(refused).toEqual([]);
    expect(leaks).toEqual([]);
    expect([...looked]).toEqual(expect.arrayContaining(['political-orders', 'budget', 'naval-turn', 'land-turn']));
  },
  600_000,
);

test('every power does better by it than by random answers, the other half of the table playing the other way', () => {
  const halves = [POWERS.slice(0, HALF), POWERS.slice(HALF)];
  const played = halves.map((computers) => ({
    computers,
    state: playedByComputers({ seed: 'halves', months: 9, ruleset: CURRENT, computers }).state,
  }));
  const pointsOf = (power: Power, byComputer: boolean) =>
    played
      .filter(({ computers }) => computers.includes(power) === byComputer)
      .reduce((sum, { state }) => sum + state.powers[power].victoryPoints, 0);
  const worse = POWERS.filter((power) => pointsOf(power, true) <= pointsOf(power, false));
  expect(worse).toEqual([]);
}, 300_000);

/** The campaign as it would be if a power hid something else. */
function twinOf({ game, machine }: WholeCampaign, secretive: Power, random: (limit: number) => number) {
  const twin = cloneData(machine);
  const board = { state: twin.state, pack: game.setting.pack };
  anotherSecret(board, secretive, random);
  otherOrders(board, secretive);
  return { game, machine: twin };
}

/** A victor sees which corps can be borrowed (B.4), who is invaded, whether on foot (4.2.2.2), who is lent to, all. */
function mayNotice({ position, window }: WholeCampaign, secretive: Power, seat: string): boolean {
  const { state, pack } = position;
  const isInvaded = Object.entries(state.corps).some(
    ([id, { area }]) => corpsCommander(state, pack, id) === secretive && isHome(position, powerOf(seat), area),
  );
  return sharesSecrets(position, secretive, seat) || window === 'terms' || (window === 'political-orders' && isInvaded);
}
