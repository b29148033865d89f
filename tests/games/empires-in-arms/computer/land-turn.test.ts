import { describe, expect, test } from '@jest/globals';
import { computer } from '../../../../src/games/empires-in-arms/computer/computer.ts';
import { beginLandSheet, MOST_LINES } from '../../../../src/games/empires-in-arms/land/land-sheet.ts';
import { beginLandTurn } from '../../../../src/games/empires-in-arms/land/land-turn.ts';
import { parseOptions } from '../../../../src/games/empires-in-arms/options.ts';
import { POWERS, type Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { fieldsOf } from '../../../../src/games/empires-in-arms/read-form.ts';
import { CURRENT } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { FactorsOf, State } from '../../../../src/games/empires-in-arms/state.ts';
import { viewOf } from '../../../../src/games/empires-in-arms/view.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { sheetChoice } from '../../../../src/kernel/sheet.ts';
import { english } from '../../played-game.ts';
import { aCampaign } from '../harness/a-campaign.ts';

/** Where corps stand and how strong they are; all others are off the map. */
type Corps = { readonly [id: string]: readonly [area: string, factors: FactorsOf] };

/** The lines of a land turn, each with its reason. */
function turnOf(power: Power, corps: Corps, change: (state: State) => void = () => {}) {
  const { state, pack } = aCampaign();
  state.phase = 'land';
  state.landTurn = beginLandTurn(power);
  state.corps = Object.fromEntries(Object.entries(corps).map(([id, [area, factors]]) => [id, { area, factors }]));
  for (const [id, leader] of Object.entries(state.leaders))
    if (leader.is === 'with') state.leaders[id] = { is: 'gone' };
  change(state);
  const begin = beginLandSheet({ state, pack }, power);
  const given = computer({
    setting: { seats: POWERS, options: parseOptions({}), pack, ruleset: CURRENT },
    seat: power,
    view: viewOf({ state, pack, ruleset: CURRENT }, power),
    decision: {
      ...{ id: '1.1', name: 'land-turn', section: '7.3', args: { power }, prompt: { key: 'none' } },
      ...{ choice: sheetChoice(begin, MOST_LINES), sheet: { begin, max: MOST_LINES, last: [] } },
    },
    draw: seededRandom('land'),
  });
  const lines = Array.isArray(given?.answer)
    ? given.answer.flatMap((line) => (typeof line === 'object' ? [line] : []))
    : [];
  return lines.map(({ order, answer }, n) => {
    const why = given?.why[n];
    const to = fieldsOf(answer).get('to');
    return { order, to: to === undefined ? undefined : String(to), answer, why: why ? english.t(why) : '' };
  });
}

const war = (state: State) => {
  state.relations['austria|france'] = { war: { since: 0, aggressors: ['france'] } };
};
const STRONG = { infantry: 14, cavalry: 1 };

describe('7.3: the land turn of a computer power', () => {
  test('corps go for an enemy in its land whom they outweigh', () => {
    const corps: Corps = {
      austria_i: ['prague', STRONG],
      austria_ii: ['prague', STRONG],
      austria_iii: ['prague', STRONG],
      france_i: ['linz', STRONG],
    };
    const [march, ...others] = turnOf('austria', corps, war).filter(({ order }) => order === 'march');
    expect(march).toMatchObject({
      to: 'area:linz',
      why: expect.stringMatching(/^An enemy of \d+ stands in our land, in Linz\.$/),
    });
    expect(others).toEqual([]);
  });

  test('too few of them do not: they leave the enemy alone', () => {
    const enemies = ['france_i', 'france_ii', 'france_iii', 'france_iv', 'france_v'];
    const corps: Corps = {
      austria_i: ['prague', { infantry: 4 }],
      ...Object.fromEntries(enemies.map((id) => [id, ['linz', STRONG] as const])),
    };
    expect(turnOf('austria', corps, war).filter(({ to }) => to === 'area:linz')).toEqual([]);
  });

  test('7.2: with nobody to fight at home they march on the enemy’s land, and a depot follows them', () => {
    const corps: Corps = { austria_i: ['strasbourg', STRONG], austria_ii: ['strasbourg', STRONG] };
    const lines = turnOf('austria', corps, (state) => {
      war(state);
      state.depots = { innsbruck: { power: 'austria' } };
      state.garrisons = {};
    });
    expect(lines.find(({ order }) => order === 'place-depot')?.why).toBe(
      'The army in Strasbourg is out of reach of our depots.',
    );
    expect(lines.filter(({ order }) => order === 'march').map(({ why }) => why)).toEqual([
      expect.stringMatching(/capital|country is ours/),
    ]);
  });

  test('in peace, corps at home stay where they are', () => {
    expect(turnOf('austria', { austria_i: ['vienna', STRONG] }).filter(({ order }) => order === 'march')).toEqual([]);
  });

  test('7.3.7.1: corps before an enemy’s city besiege it', () => {
    const lines = turnOf('austria', { austria_i: ['mainz', STRONG] }, (state) => {
      war(state);
      state.garrisons.mainz = { nation: 'france', infantry: 2, militia: 0 };
    });
    expect(lines.filter(({ order }) => order === 'besiege' || order === 'march')).toMatchObject([
      { order: 'besiege', answer: ['corps:austria_i'], why: 'The enemy still holds the city of Mainz.' },
    ]);
  });

  test('5.3: a leader who waits beside the map joins the largest corps', () => {
    const corps: Corps = { austria_i: ['vienna', { infantry: 3 }], austria_ii: ['vienna', STRONG] };
    const [lead] = turnOf('austria', corps, (state) => {
      state.leaders.charles = { is: 'beside' };
    });
    expect(lead).toMatchObject({ order: 'lead', answer: { leader: 'leader:charles', corps: 'corps:austria_ii' } });
  });

  test('7.4.1: a corps that stays forages where that loses little, and is paid for where it would lose more', () => {
    const foragers = (corps: Corps) => turnOf('austria', corps).filter(({ order }) => order === 'supply');
    const [alone] = foragers({ austria_i: ['innsbruck', STRONG] });
    expect(alone).toMatchObject({ answer: { corps: 'corps:austria_i', by: 'forage' } });
    expect(alone?.why).toMatch(/0\.2/);
    const crowd = ['i', 'ii', 'iii', 'iv'].map((n) => [`austria_${n}`, ['innsbruck', STRONG]] as const);
    expect(foragers(Object.fromEntries(crowd))).toEqual([]);
  });
});
