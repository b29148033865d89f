import { describe, expect, test } from '@jest/globals';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { CURRENT } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import { isRecord } from '../../../../src/kernel/is-record.ts';
import { english } from '../../played-game.ts';
import { adviceIn } from '../harness/computer-campaign.ts';
import { wholeCampaign } from '../harness/whole-campaign.ts';

const ORDERS = 'political-orders';

/** The political orders of a power in January 1805, as `order answer`, each with its reason. */
function ordersOf(power: Power, change?: (state: State) => void): ReadonlyMap<string, string> {
  const campaign = wholeCampaign({ ruleset: CURRENT, ...(change && { change }) });
  expect(campaign.window).toBe(ORDERS);
  const { answer, why } = adviceIn(campaign, power);
  const lines: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return new Map(
    lines.map((line, n) => [
      isRecord(line) ? `${String(line.order)} ${String(line.answer)}` : '',
      why[n] ? english.t(why[n]) : '',
    ]),
  );
}

const atWar =
  (...pairs: readonly string[]) =>
  (state: State) => {
    for (const pair of pairs) state.relations[pair] = { war: { since: 0, aggressors: ['france'] } };
  };

/** Corps of a power stand in an area, with all their factors. */
const sent = (state: State, power: Power, area: string) => {
  for (const [id, corps] of Object.entries(state.corps)) if (id.startsWith(`${power}_`)) corps.area = area;
};

describe('4: the political orders of a computer power', () => {
  test('4.6: it wants every minor country that falls to somebody, and makes its conquests free states (4.8)', () => {
    const orders = ordersOf('france');
    expect(orders.get('want all')).toBe('Whatever country comes free is worth having.');
    expect(orders.get('free minor:hanover')).toBe('As a free state Hanover pays twice and raises troops of its own.');
  });

  test('4.2: it attacks one weak country at a time, where its corps are near', () => {
    const declared = [...ordersOf('spain').keys()].filter((line) => line.startsWith('declare'));
    expect(declared).toEqual(['declare minor:portugal']);
    expect(ordersOf('spain').get('declare minor:portugal')).toMatch(
      /^Portugal lies near and is weak: \d+ against \d+\.$/,
    );
  });

  test('4.2: while an enemy is near its capital, it attacks nobody', () => {
    const invaded = (state: State) => {
      atWar('france|spain')(state);
      sent(state, 'france', 'madrid');
      sent(state, 'spain', 'seville');
    };
    expect([...ordersOf('spain', invaded).keys()].filter((line) => line.startsWith('declare'))).toEqual([]);
  });

  test('4.5: it seeks alliance with whom it has an enemy in common, and not with whom it is at war', () => {
    const orders = ordersOf('austria', atWar('austria|france', 'france|russia'));
    expect(orders.get('ally power:russia')).toBe('Russia has France to fear as we have.');
    expect(orders.has('ally power:france')).toBe(false);
  });

  test('4.4: it sues whoever is in its home with an army that it cannot beat', () => {
    const beaten = (state: State) => {
      atWar('austria|france')(state);
      sent(state, 'france', 'linz');
      for (const [id, corps] of Object.entries(state.corps))
        if (id.startsWith('austria_'))
          corps.factors = Object.fromEntries(
            Object.keys(corps.factors)
              .slice(0, 1)
              .map((troop) => [troop, 1]),
          );
    };
    expect(ordersOf('austria', beaten).get('sue power:france')).toMatch(
      /^France stands in our land and cannot be beaten: we have an army of \d+, they one of \d+\.$/,
    );
  });

  test('4.4: an enemy on an island of its is no reason to sue', () => {
    const raided = (state: State) => sent(state, 'france', 'malta');
    expect([...ordersOf('great_britain', raided).keys()].filter((line) => line.startsWith('sue'))).toEqual([]);
  });

  test('4.7: it keeps its alliances, however weak an ally is', () => {
    const allied = (state: State) => {
      for (const pair of ['austria|russia', 'austria|prussia']) state.relations[pair] = { alliance: { since: 0 } };
      sent(state, 'russia', 'odessa');
      sent(state, 'prussia', 'konigsberg');
    };
    const lines = [...ordersOf('austria', allied).keys()];
    expect(lines.filter((line) => /^(break|declare power:(russia|prussia))/.test(line))).toEqual([]);
  });
});
