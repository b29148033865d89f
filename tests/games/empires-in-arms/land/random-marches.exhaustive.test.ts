import { expect, test } from '@jest/globals';
import { invariants } from '../../../../src/games/empires-in-arms/invariants/invariants.ts';
import { ownCorpsOf } from '../../../../src/games/empires-in-arms/land/land-plan.ts';
import { beginLandSheet, MOST_LINES, previewLand } from '../../../../src/games/empires-in-arms/land/land-sheet.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import type { RandomSource } from '../../../../src/kernel/chance.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { cloneData } from '../../../../src/kernel/json.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { Refusal } from '../../../../src/kernel/refusal.ts';
import { sampleSheet } from '../../../../src/kernel/sample-sheet.ts';
import { english } from '../../played-game.ts';
import { allSeenBy } from '../harness/all-that-is-seen.ts';
import { huntingSheet } from '../harness/hunt.ts';
import { type WholeCampaign, wholeCampaign } from '../harness/whole-campaign.ts';
import { anotherSecret, sharesSecrets } from '../secrecy/another-secret.ts';

const { pack } = rules.builtInPack();
const MARKS = /[#{}]|undefined|NaN/;
const spanish = translator('es', 'UTC');
const GAMES = 6;
const MONTHS = 12;

/** Campaigns with wars from the first month on, in which everybody sends random sheets. */
function aWarlikeCampaign() {
  return wholeCampaign({
    ruleset: 2,
    options: { campaign: 'short' },
    change: (state) => {
      const wars = ['austria|france', 'france|prussia', 'russia|turkey', 'great_britain|spain', 'france|great_britain'];
      for (const pair of wars) state.relations[pair] = { war: { since: 0, aggressors: ['france'] } };
      for (const pair of wars) {
        const [first = 'france'] = pair.split('|');
        const aggressor = POWERS.find((power) => power === first) ?? 'france';
        state.relations[pair] = { war: { since: 0, aggressors: [aggressor] } };
      }
      state.relations['austria|prussia'] = { alliance: { since: 0 } };
      state.relations['austria|russia'] = { alliance: { since: 0 } };
      for (const id of ['bavaria', 'saxony', 'hesse']) state.minorWars[id] = ['france'];
    },
  });
}

/**
 * The same campaign, but that somebody else's corps are others and as strong as chance has it. In a city they might not
 * find room: then there is none.
 */
function twinOf(game: WholeCampaign, power: Power, random: RandomSource) {
  const secretive = POWERS[random(POWERS.length)] ?? 'france';
  const board = { state: game.state, pack };
  const inCities = ownCorpsOf(board, secretive).some((id) => game.state.corps[id]?.inCity);
  if (secretive === power || inCities || random(3) > 0) return undefined;
  return { secretive, game: game.changed((state) => anotherSecret({ state, pack }, secretive, random)) };
}

/** What a state is but for what a trial need not know. */
const essence = ({ landTurn: _, attacks: __, phase: ___, ...state }: State) => JSON.stringify(sorted(state));
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** What a sheet comes to that is sent as a whole; a garrison that is asked fights. */
function sentAtOnce(begun: WholeCampaign, power: Power, sheet: readonly SheetLine[]): State {
  const game = begun.changed(() => {});
  game.answer([...sheet]);
  return fightOn(game, power).state;
}

/** The same, but that each line is sent by itself: “ask me again here”. What does not fit any more is left out. */
function sentLineByLine(begun: WholeCampaign, power: Power, sheet: readonly SheetLine[]): State {
  const game = begun.changed(() => {});
  for (const line of sheet) {
    try {
      game.answer([line, { order: 'ask-me', answer: 'always' }]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    fightOn(game, power);
  }
  game.answer([]);
  return fightOn(game, power).state;
}

function fightOn(game: WholeCampaign, power: Power): WholeCampaign {
  while (game.window === 'depot-garrison' && game.state.landTurn?.power === power) game.answer('fight');
  return game;
}

test('random marches: sound after every line, said in both languages, and nobody else learns what is hidden', () => {
  let [sheets, lines, attacks, compared, told, apart] = [0, 0, 0, 0, 0, 0];
  const leaks: string[] = [];
  const differences: string[] = [];
  const orders = new Set<string>();
  for (let n = 0; n < GAMES; n += 1) {
    const random = seededRandom(`marches ${n}`);
    const game = aWarlikeCampaign();
    while (game.state.month < MONTHS && game.fallback !== undefined) {
      const decision = game.open();
      const [seat = ''] = decision?.waiting ?? [];
      const power = POWERS.find((one) => one === seat) ?? 'france';
      if (decision?.name === 'land-turn') {
        const board = { state: cloneData(game.state), pack };
        const hunted = huntingSheet(board, power, random);
        const after = previewLand(board, power, hunted);
        const more = sampleSheet(beginLandSheet({ state: after, pack }, power), MOST_LINES, random) ?? [];
        const sheet: readonly SheetLine[] = [...hunted, ...more];
        for (const { order } of sheet) orders.add(order);
        // All at once is what the same lines are one by one.
        const whole = previewLand(board, power, sheet);
        let state: State = board.state;
        for (const line of sheet) state = previewLand({ state, pack }, power, [line]);
        expect(essence(state)).toBe(essence(whole));
        expect(invariants({ state: whole, pack, ruleset: 2 })).toEqual([]);
        sheets += 1;
        lines += sheet.length;
        if (random(4) === 0) {
          const secretive = POWERS[random(POWERS.length)] ?? 'france';
          const twin = cloneData(game.machine);
          anotherSecret({ state: twin.state, pack }, secretive, random);
          const viewers = ['spectator', power].filter((one) => !sharesSecrets(game.position, secretive, one));
          for (const viewer of viewers) {
            compared += 1;
            const [seen, other] = [allSeenBy(game, viewer), allSeenBy({ game: game.game, machine: twin }, viewer)];
            if (seen !== other) leaks.push(`${viewer} sees ${secretive}: ${difference(seen, other)}`);
          }
        }
        if (random(3) === 0) {
          apart += 1;
          const unasked = sheet.filter(({ order }) => order !== 'ask-me');
          const [one, other] = [sentAtOnce, sentLineByLine].map((send) => essence(send(game, power, unasked)));
          if (one !== other) differences.push(`${power}: ${difference(one ?? '', other ?? '')}`);
        }
        const twin = twinOf(game, power, random);
        game.answer(sheet);
        if (twin) {
          twin.game.answer(sheet);
          for (const viewer of ['spectator', power].filter((one) => one !== twin.secretive)) {
            const [told, other] = [game.told(viewer).join(), twin.game.told(viewer).join()];
            if (told !== other) leaks.push(`${viewer} hears of ${twin.secretive}: ${difference(told, other)}`);
          }
          told += 1;
        }
      } else if (decision?.name === 'join-defence') game.answer(random(2) === 0 ? 'join' : 'stay_out');
      else if (decision?.name === 'depot-garrison') game.answer(random(2) === 0 ? 'burn' : 'fight');
      else game.answer(game.fallback);
      attacks += game.facts.filter(({ type }) => type === 'attack-declared').length;
      for (const fact of game.facts)
        for (const viewer of [...POWERS, 'spectator', 'moderator']) {
          const message = rules.narrate(game.game.setting, fact, viewer);
          for (const { t } of [english, spanish]) if (message) expect(t(message)).not.toMatch(MARKS);
        }
    }
  }
  expect(leaks).toEqual([]);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(50);
  expect(told).toBeGreaterThan(50);
  expect(apart).toBeGreaterThan(50);
  expect(sheets).toBeGreaterThan(GAMES * MONTHS * 3);
  expect(lines).toBeGreaterThan(sheets);
  expect(attacks).toBeGreaterThan(20);
  expect([...orders].sort()).toEqual(expect.arrayContaining(['absorb', 'detach', 'follow', 'lead', 'march', 'stay']));
}, 600_000);

function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, n) => letter !== other[n]);
  return `${one.slice(Math.max(0, at - 200), at + 80)} ≠ ${other.slice(Math.max(0, at - 20), at + 80)}`;
}
