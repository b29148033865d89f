import { describe, expect, test } from '@jest/globals';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { isAheadFact } from '../../../../src/kernel/ahead-fact.ts';
import { aheadOrder } from '../../../../src/kernel/ahead-orders.ts';
import { anyGame } from '../../../../src/kernel/any-game.ts';
import type { FormAnswer, SheetLine } from '../../../../src/kernel/choice.ts';
import { narrateFact } from '../../../../src/kernel/narrate-fact.ts';
import { aheadSheet, openAhead } from '../../../../src/kernel/open-ahead.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { walkSheet } from '../../../../src/kernel/walk-sheet.ts';
import { whyAfterAll } from '../../../../src/kernel/why-after-all.ts';
import { english } from '../../played-game.ts';
import { allSeenBy } from '../harness/all-that-is-seen.ts';
import { type WholeCampaign, wholeCampaign } from '../harness/whole-campaign.ts';
import { corpsReach, march } from '../land/a-land-step.ts';
import { sail } from '../naval/a-naval-phase.ts';
import { anotherSecret, sharesSecrets } from '../secrecy/another-secret.ts';

const { pack } = rules.builtInPack();
const ALL = ['~ahead.land-turn', '~ahead.naval-turn'];
const LAND = '~ahead.land-turn';

const game = (change?: (state: State) => void) => wholeCampaign({ ruleset: 2, ...(change && { change }) });
const open = (one: WholeCampaign, power: string) =>
  openAhead(one.game, one.machine, power)
    .map(({ id }) => id)
    .toSorted();

/** The march of Austria's first corps that can go anywhere, and where it goes. */
function aMarch({ state }: WholeCampaign): { readonly line: SheetLine; readonly id: string; readonly to: string } {
  for (const id of Object.keys(state.corps).filter((one) => one.startsWith('austria_'))) {
    const [to] = [...corpsReach({ state, pack }, 'austria', id).keys()].filter(
      (area) => area !== state.corps[id]?.area,
    );
    if (to !== undefined) return { line: march([id], to), id, to };
  }
  throw new Error('no corps of Austria can march');
}

/** Silence, and what was ordered ahead, until a power's turn has come; what the server says is kept. */
function until(one: WholeCampaign, asked: string): WholeCampaign {
  for (let n = 0; n < 300 && one.asked !== asked && one.state.month === 0; n += 1) {
    one.settled();
    if (one.asked !== asked && one.fallback !== undefined) one.answer(one.fallback);
    else return one;
    one.settled();
  }
  return one;
}

function goToWar(state: State, aggressor: Power, other: Power): void {
  changeRelation(state, aggressor, other).war = { since: 0, aggressors: [aggressor] };
}

/** Austria's land turn was ordered ahead in January 1805; then something happens, and its turn comes. */
function ordered(unless: FormAnswer, change: (state: State, id: string) => void = () => {}) {
  const begun = game();
  const { line, id, to } = aMarch(begun);
  begun.ahead('austria', 'land-turn', [line], unless);
  const later = until(begun, 'turkey land-turn').changed((state) => change(state, id));
  // Turkey's turn is over.
  later.answer(later.fallback ?? []).settled();
  const why = whyAfterAll(later.game, later.machine, { decision: later.open()?.id ?? '', seat: 'austria' });
  return {
    asked: later.asked === 'austria land-turn',
    arrived: later.state.corps[id]?.area === to,
    why: later.asked === 'austria land-turn' ? why?.map((one) => english.t(one)) : undefined,
  };
}
const USED = { asked: false, arrived: true, why: undefined };

describe('what can be ordered ahead', () => {
  test('both turns of a month from its beginning on, by who has anything to move, each until its turn comes', () => {
    const one = game();
    expect(open(one, 'austria')).toEqual(ALL);
    // Prussia has no fleet.
    expect(open(one, 'prussia')).toEqual([LAND]);
    until(one, 'russia naval-turn');
    expect([open(one, 'russia'), open(one, 'austria')]).toEqual([[LAND], ALL]);
    until(one, 'austria naval-turn');
    expect([open(one, 'russia'), open(one, 'austria')]).toEqual([[LAND], [LAND]]);
    until(one, 'turkey land-turn');
    expect([open(one, 'russia'), open(one, 'turkey'), open(one, 'austria')]).toEqual([[], [], [LAND]]);
    expect(() => one.ahead('russia', 'land-turn', [])).toThrow('stale');
    until(one, 'austria land-turn').silentUntilMonth(1);
    expect(open(one, 'russia')).toEqual(ALL);
  });

  test('nothing where nobody marches', () => {
    expect(open(wholeCampaign({ ruleset: 1 }), 'austria')).toEqual([]);
  });

  test('it lapses with its month', () => {
    const one = game().ahead('austria', 'naval-turn', []);
    const late = one.changed((state) => {
      for (const id of Object.keys(state.fleets)) if (id.startsWith('austria')) delete state.fleets[id];
    });
    expect(aheadOrder(late.machine, { seat: 'austria', id: '~ahead.naval-turn' })).toBeDefined();
    late.silentUntilMonth(1).settled();
    expect(aheadOrder(late.machine, { seat: 'austria', id: '~ahead.naval-turn' })).toBeUndefined();
  });

  test('a naval sheet answers when its turn comes', () => {
    const one = game();
    const [id = ''] = Object.keys(one.state.fleets).filter((fleet) => fleet.startsWith('turkey'));
    const { at } = one.state.fleets[id] ?? {};
    const [to = ''] = at?.in === 'port' ? (pack.area[at.area]?.port?.seas ?? []) : [];
    one.ahead('turkey', 'naval-turn', [...sail(id, `sea:${to}`)]);
    until(one, 'austria naval-turn');
    expect(one.state.fleets[id]?.at).toEqual({ in: 'sea', sea: to });
  });
});

describe('a land sheet that is ordered ahead', () => {
  test('answers when its turn comes, and its power is not asked', () => {
    expect(ordered({})).toEqual(USED);
  });

  test('in any case: it is asked', () => {
    expect(ordered({ when: ['always'] })).toEqual({ asked: true, arrived: false, why: ['in any case'] });
  });

  test('when somebody declares war on it: not for wars of before, nor for those that it has declared itself', () => {
    const unless = { when: ['war'] };
    expect(ordered(unless)).toEqual(USED);
    expect(ordered(unless, (state) => goToWar(state, 'austria', 'spain'))).toEqual(USED);
    expect(ordered(unless, (state) => goToWar(state, 'france', 'spain'))).toEqual(USED);
    expect(ordered(unless, (state) => goToWar(state, 'spain', 'austria'))).toEqual({
      asked: true,
      arrived: false,
      why: ['when somebody declares war on me'],
    });
    const before = game((state) => goToWar(state, 'spain', 'austria'));
    const { line, id, to } = aMarch(before);
    before.ahead('austria', 'land-turn', [line], unless);
    until(before, 'prussia land-turn');
    expect(before.state.corps[id]?.area).toBe(to);
  });

  test('when an enemy corps stands near: as near as was said, at war, and not shut in', () => {
    const near = (within: number) => ({ 'enemy-near': { area: 'area:tunis', within } });
    const spaniardsIn = (area: string, atWar: boolean) => (state: State) => {
      state.corps.spain_i = { area, factors: { infantry: 1 } };
      if (atWar) goToWar(state, 'austria', 'spain');
    };
    expect(ordered(near(0))).toEqual(USED);
    expect(ordered(near(0), spaniardsIn('tunis', false))).toEqual(USED);
    const [far = ''] = (pack.area.tunis?.links ?? []).map(({ to }) => to);
    expect(ordered(near(0), spaniardsIn(far, true))).toEqual(USED);
    expect(ordered(near(1), spaniardsIn(far, true))).toEqual({
      asked: true,
      arrived: false,
      why: ['when an enemy corps stands within 1 area of Tunis'],
    });
    expect(ordered(near(0), spaniardsIn('tunis', true)).why).toEqual(['when an enemy corps stands in Tunis']);
    const shutIn = (state: State) => {
      spaniardsIn('tunis', true)(state);
      delete state.garrisons.tunis;
      state.corps.spain_i = { area: 'tunis', factors: { infantry: 1 }, inCity: true, besieged: true };
      state.corps.austria_viii = { area: 'tunis', factors: { infantry: 1 } };
      state.sieges = { tunis: ['austria'] };
    };
    expect(ordered(near(0), shutIn)).toEqual(USED);
  });

  test('when a line no longer fits: else it is passed over', () => {
    const isGone = (state: State, id: string) => {
      delete state.corps[id];
    };
    expect(ordered({}, isGone)).toEqual({ asked: false, arrived: false, why: undefined });
    expect(ordered({ when: ['misfit'] }, isGone)).toEqual({
      asked: true,
      arrived: false,
      why: ['when a line no longer fits'],
    });
  });

  test('is said in both languages, to its power alone', () => {
    const one = game();
    one.ahead('austria', 'land-turn', [aMarch(one).line], {
      when: ['war', 'misfit'],
      'enemy-near': { area: 'area:ulm', within: 2 },
    });
    const fact = one.facts.find(isAheadFact);
    if (!fact) throw new Error('nothing was told');
    const said = (language: string, viewer: string) => {
      const words = narrateFact(anyGame(one.game), fact, viewer);
      return words && translator(language, 'UTC').t(words);
    };
    expect(said('en', 'austria')).toContain('when an enemy corps stands within 2 areas of Ulm');
    expect(said('es', 'austria')).toContain('cuando haya un cuerpo enemigo a 2 áreas o menos de Ulm');
    expect([...POWERS, 'spectator'].filter((viewer) => viewer !== 'austria' && said('en', viewer))).toEqual([]);
  });
});

test('a naval sheet: when an enemy fleet is in a sea, not in its ports', () => {
  const asked = (at: State['fleets'][string]['at'], war = true) => {
    const one = game();
    one.ahead('turkey', 'naval-turn', [], { 'enemy-fleet': 'sea:aegean' });
    const later = until(one, 'russia naval-turn').changed((state) => {
      state.fleets.russia_fleet_i = { at, ships: 5 };
      if (war) goToWar(state, 'turkey', 'russia');
    });
    later.answer([]).settled();
    return later.asked === 'turkey naval-turn';
  };
  const sea = pack.seas.find(({ id }) => id === 'aegean');
  expect(sea?.id).toBe('aegean');
  expect([asked({ in: 'sea', sea: 'aegean' }), asked({ in: 'sea', sea: 'aegean' }, false)]).toEqual([true, false]);
  expect(asked({ in: 'port', area: 'reval' })).toBe(false);
});

describe('nothing is betrayed', () => {
  test('that somebody has ordered: nobody else sees anything of it', () => {
    const one = game();
    const others = [...POWERS.filter((power) => power !== 'austria'), 'spectator'];
    const before = others.map((viewer) => allSeenBy(one, viewer));
    one.ahead('austria', 'land-turn', [aMarch(one).line], { when: ['war'] });
    expect(others.map((viewer) => allSeenBy(one, viewer))).toEqual(before);
  });

  test('what others hide: sheets, refusals and conditions are the same for twins', () => {
    const begun = game((state) => goToWar(state, 'france', 'austria'));
    const { line } = aMarch(begun);
    const lookOf = (one: WholeCampaign) => {
      const sheets = open(one, 'austria').map((id) => {
        const { begin, open: offer } = aheadSheet(one.game, one.machine, 'austria', id);
        const { lines } = walkSheet(begin, [line]);
        return { offer, orders: begin.orders(), costs: begin.costs(), rest: begin.rest(), lines };
      });
      const used = one
        .changed(() => {})
        .ahead('austria', 'land-turn', [line], { when: ['war'], 'enemy-near': { area: 'area:ulm', within: 3 } });
      until(used, 'austria land-turn');
      return JSON.stringify({ sheets, asked: used.asked });
    };
    for (let n = 0; n < 3; n += 1) {
      const twin = begun.changed((state) => anotherSecret({ state, pack }, 'france', seededRandom(`twin ${n}`)));
      expect(twin.state).not.toEqual(begun.state);
      expect(sharesSecrets(begun.position, 'france', 'austria')).toBe(false);
      expect(lookOf(twin)).toBe(lookOf(begun));
    }
  });
});
