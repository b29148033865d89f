import { expect, test } from '@jest/globals';
import { fleetCommander } from '../../../../src/games/empires-in-arms/forces/who-commands.ts';
import { placeId, stepsFrom } from '../../../../src/games/empires-in-arms/naval/fleet-places.ts';
import { mayStay } from '../../../../src/games/empires-in-arms/naval/must-leave.ts';
import { readNavalOrder } from '../../../../src/games/empires-in-arms/naval/read-naval-order.ts';
import { takeEffect } from '../../../../src/games/empires-in-arms/naval/take-effect.ts';
import { copyForNaval, turnOf } from '../../../../src/games/empires-in-arms/naval/turn-of.ts';
import { hostility } from '../../../../src/games/empires-in-arms/naval/who-is-hostile.ts';
import { isFrozen, isIcebound } from '../../../../src/games/empires-in-arms/naval/why-not-enter.ts';
import { seatsFor } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { CURRENT, MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import type { Answer, Option, Order, SheetLine } from '../../../../src/kernel/choice.ts';
import { sheetFor } from '../../../../src/kernel/open-decisions.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { sampleAnswer } from '../../../../src/kernel/sample-answer.ts';
import { isPoint, type SheetPoint } from '../../../../src/kernel/sheet.ts';
import { fitLine } from '../../../../src/kernel/walk-sheet.ts';
import { english } from '../../played-game.ts';
import { allied, aNavalPhase, atWar, type NavalGame } from './a-naval-phase.ts';

const PHASES = 60;
const MARKS = /[#{}]|undefined|NaN/;
type Random = (limit: number) => number;

/** A world at war: who fights, allies and lets in whom, where fleets are, and who has left which orders, at random. */
function stir(board: Board, random: Random): void {
  const { state, pack } = board;
  state.month = random(12);
  for (const a of POWERS)
    for (const b of POWERS) {
      if (a >= b) continue;
      const lot = random(10);
      if (lot < 4 && !(a === 'france' && b === 'great_britain')) atWar(board, a, b);
      else if (lot < 6 && !(a === 'france' && b === 'great_britain')) allied(board, a, b);
    }
  for (const a of POWERS) {
    const given = POWERS.filter((b) => b !== a && random(3) === 0).flatMap((to) => [
      { to, into: 'ports' as const },
      { to, into: 'straits' as const },
    ]);
    if (given.length > 0) state.access = { ...state.access, [a]: given };
  }
  const seas = pack.seas.map(({ id }) => ({ in: 'sea' as const, sea: id }));
  for (const [id, fleet] of Object.entries(state.fleets)) {
    fleet.ships = 1 + random(pack.fleet[id]?.ships ?? 1);
    fleet.at = (random(3) > 0 && pick(seas, random)) || fleet.at;
  }
  const allies = POWERS.flatMap((a) =>
    POWERS.filter((b) => a < b && state.relations[`${a}|${b}`]?.alliance).map((b) => [a, b]),
  );
  const pair = allies.length > 0 && random(2) === 0 ? pick(allies, random) : undefined;
  if (pair) state.combinedMovements.push({ month: state.month, phase: 'naval', powers: pair });
  for (const power of POWERS)
    if (random(2) === 0)
      state.standing[power] = {
        reactions: {
          intercept: pick(['always', 'never', { odds: 5 }] as const, random) ?? 'never',
          evade: pick(['always', 'weaker', 'never'] as const, random) ?? 'never',
        },
      };
}

/** A sheet of legal steps: the lines that `sampleSheet` finds are mostly refused, as routes are. */
function sheetOf(begin: SheetPoint, random: Random): readonly SheetLine[] {
  const lines: SheetLine[] = [];
  let point = begin;
  for (let n = 0; n < 40; n += 1) {
    const order = pick(point.orders(), random);
    if (!order) break;
    const line = {
      order: order.id,
      answer: order.id === 'sail' ? stepOf(order, random) : sampleAnswer(order.choice, random),
    };
    const next = fitLine(point, line);
    if (!isPoint(next)) continue;
    expect(english.t(point.say(line))).not.toMatch(MARKS);
    for (const said of [...point.forecast(line), ...point.costs()]) expect(english.t(said)).not.toMatch(MARKS);
    lines.push(line);
    point = next;
  }
  return lines;
}

/** A step that can be taken by somebody: the places that stand on the map. */
function stepOf({ choice }: Order, random: Random): Answer {
  const options = (id: string): readonly Option[] => {
    const field = choice.kind === 'form' ? choice.fields.find((one) => one.id === id)?.choice : undefined;
    return field?.kind === 'one' ? field.options : [];
  };
  const near = options('to').filter(({ place }) => place !== undefined);
  const fleet = pick(options('fleet'), random)?.id ?? '';
  const to = pick(near.length > 0 ? near : options('to'), random)?.id ?? '';
  return { fleet, to, ...(random(4) === 0 && { wish: 'intercept-me' }) };
}

function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[random(Math.max(1, items.length))];
}

function play(seed: string): NavalGame {
  const random = seededRandom(seed);
  const spanish = translator('es', 'UTC');
  const ruleset = random(2) === 0 ? MARCH : CURRENT;
  const game = aNavalPhase({ ruleset, change: (board) => stir(board, random) });
  for (let n = 0; game.asked !== 'nobody'; n += 1) {
    if (n > 400) throw new Error(`${game.asked} and no end`);
    for (const { t } of [english, spanish]) expect(t(game.question()?.prompt ?? { key: 'x' })).not.toMatch(MARKS);
    const open = game.open();
    const sheet = sheetFor(game.game, game.machine, open?.id ?? '', open?.waiting[0] ?? '');
    game.answer(sheet ? [...sheetOf(sheet.begin, random)] : sampleAnswer(game.choice, random));
    for (const fact of game.facts)
      for (const viewer of ['spectator', 'moderator', ...seatsFor(7, game.game.setting.options)])
        for (const { t } of [english, spanish]) {
          const message = rules.narrate(game.game.setting, fact, viewer);
          if (message) expect(t(message)).not.toMatch(MARKS);
        }
  }
  return game;
}

test('random naval phases come to an end, sound after every entry, and leave every fleet where it may be', () => {
  const met = new Map<string, number>();
  for (let n = 0; n < PHASES; n += 1) {
    const game = play(`phase ${n}`);
    const board = { state: game.state, pack: game.game.setting.pack };
    for (const line of game.kinds) met.set(line, (met.get(line) ?? 0) + 1);
    expect(game.state.naval).toBeUndefined();
    for (const [id, { at }] of Object.entries(game.state.fleets)) {
      const power = fleetCommander(board.state, board.pack, id);
      if (power === undefined) throw new Error(`nobody commands ${id}`);
      const shutIn = stepsFrom(board.pack, at).every(({ to }) => to.in !== 'sea' || isFrozen(board, to.sea));
      const fought = game.fought.has(id);
      // 6.2.1.2, 6.2.7: in foreign ports and boxes only whom a fight or the ice keeps there.
      if (!mayStay(board, power, id) && !shutIn && !fought)
        throw new Error(`phase ${n}: ${id} may not be in ${placeId(at)}`);
      // 6.2.4: no enemies are left in one port, and in one box only after a fight, or beyond the ice.
      if (at.in !== 'port' || isIcebound(board, at)) continue;
      const other = Object.keys(game.state.fleets).find(
        (one) =>
          placeId(game.state.fleets[one]?.at ?? at) === placeId(at) &&
          hostility(board, id, one) === 'war' &&
          one !== id,
      );
      if (other) throw new Error(`phase ${n}: ${id} and ${other} lie in ${placeId(at)}`);
    }
  }
  for (const kind of [
    'sailed',
    'interception',
    'sea-fight',
    'evasion',
    'fleets-went',
    'fleets-sunk',
    'embarked',
    'naval-lapsed',
    'fleet-lent',
  ])
    expect([kind, (met.get(kind) ?? 0) > 0]).toEqual([kind, true]);
}, 600_000);

test('a sheet that nobody disturbs comes to what its preview shows, and so do its lines one by one', () => {
  let [sheets, lines] = [0, 0];
  for (let n = 0; n < PHASES; n += 1) {
    const random = seededRandom(`in peace ${n}`);
    const game = aNavalPhase({
      change: (board) => {
        stir(board, random);
        for (const relation of Object.values(board.state.relations)) delete relation.war;
      },
    });
    while (game.asked !== 'nobody') {
      const open = game.open();
      const [seat = ''] = open?.waiting ?? [];
      const power = POWERS.find((one) => one === seat) ?? 'france';
      const begin = sheetFor(game.game, game.machine, open?.id ?? '', seat)?.begin;
      if (!begin) {
        game.silent();
        continue;
      }
      const sheet = sheetOf(begin, random);
      const board = { state: game.state, pack: game.game.setting.pack };
      const whole = afterLines(board, power, sheet);
      const apart = sheet.reduce((state, line) => afterLines({ ...board, state }, power, [line]), game.state);
      const mustLeave = game.state.naval?.turn?.mustLeave ?? [];
      game.answer([...sheet]);
      const inPlace = (state: State) =>
        Object.fromEntries(
          Object.entries(state.fleets).flatMap(([id, { at }]) => (mustLeave.includes(id) ? [] : [[id, placeId(at)]])),
        );
      expect(inPlace(game.state)).toEqual(inPlace(whole));
      expect(game.state.aboard ?? {}).toEqual(whole.aboard ?? {});
      expect(apart).toEqual(whole);
      sheets += 1;
      lines += sheet.length;
    }
  }
  expect(lines).toBeGreaterThan(sheets * 3);
  expect(sheets).toBeGreaterThan(PHASES * 3);
}, 600_000);

/** A copy of a state in which some lines of a power's sheet have been carried out. */
function afterLines({ state, pack }: Board, power: Power, lines: readonly SheetLine[]): State {
  const after = copyForNaval(state, power);
  for (const line of lines) takeEffect({ state: after, pack }, turnOf(after, power), power, readNavalOrder(line));
  return after;
}
