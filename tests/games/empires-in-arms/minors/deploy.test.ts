import { describe, expect, test } from '@jest/globals';
import { place, whyNotPlace, withPlaced } from '../../../../src/games/empires-in-arms/minors/deploy.ts';
import { placeRest } from '../../../../src/games/empires-in-arms/minors/place-rest.ts';
import { deploymentOf } from '../../../../src/games/empires-in-arms/minors/what-deploys.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { aControlStep } from './a-control-step.ts';

/** Great Britain has just taken Portugal: a corps, 6 infantry, 1 cavalry, a fleet of 12 ships. */
function portugal() {
  const board = aCampaign();
  board.state.minors.portugal = { status: 'free', controller: 'great_britain', money: 0, manpower: 0 };
  return { ...board, deployment: deploymentOf(board, 'portugal') };
}

const corps = { what: 'corps', corps: 'portugal_i', area: 'lisbon', infantry: 4, cavalry: 1 } as const;
const garrison = { what: 'garrison', area: 'lisbon', infantry: 2, cavalry: 0 } as const;
const fleet = { what: 'fleet', fleet: 'portugal_fleet', at: { in: 'port', area: 'lisbon' } } as const;

describe('4.6.3.3: the forces', () => {
  test('4.6.3.4: stand in corps and garrisons', () => {
    const { state, deployment } = portugal();
    place(state, deployment, corps);
    expect(state.corps.portugal_i).toEqual({ area: 'lisbon', factors: { infantry: 4, cavalry: 1 } });
    place(state, withPlaced(deployment, corps), garrison);
    expect(state.garrisons.lisbon).toEqual({ nation: 'portugal', infantry: 2, militia: 0 });
  });

  test('4.6.3.5: and the fleet in a port, or in a sea area beside one', () => {
    const { state, deployment } = portugal();
    place(state, deployment, fleet);
    expect(state.fleets.portugal_fleet).toEqual({ at: { in: 'port', area: 'lisbon' }, ships: 12 });
    const [sea = ''] = deployment.seas;
    expect(whyNotPlace(deployment, { ...fleet, at: { in: 'sea', sea } })).toBeUndefined();
    expect(whyNotPlace(deployment, { ...fleet, at: { in: 'sea', sea: 'adriatic' } })).toEqual({ why: 'no_port' });
    expect(whyNotPlace(deployment, { ...fleet, at: { in: 'port', area: 'paris' } })).toEqual({ why: 'no_port' });
    expect(whyNotPlace(deployment, { ...fleet, fleet: 'holland_fleet' })).toEqual({ why: 'not_its_fleet' });
    expect(whyNotPlace(withPlaced(deployment, fleet), fleet)).toEqual({ why: 'already_out' });
  });

  test('each part only once, of what there is, in its own areas', () => {
    const { deployment, state } = portugal();
    const why = (change: object) => whyNotPlace(deployment, { ...corps, ...change });
    expect(why({ corps: 'holland_i' })).toEqual({ why: 'not_its_corps' });
    expect(why({ area: 'paris' })).toEqual({ why: 'outside' });
    expect(why({ infantry: 7 })).toEqual({ why: 'too_many', troops: 'infantry', left: 6 });
    expect(why({ cavalry: 2 })).toEqual({ why: 'too_many', troops: 'cavalry', left: 1 });
    expect(why({ infantry: 0, cavalry: 0 })).toEqual({ why: 'no_factor' });
    expect(why({ infantry: 1.5 })).toEqual({ why: 'no_factor' });
    expect(whyNotPlace(withPlaced(deployment, corps), corps)).toEqual({ why: 'already_out' });
    expect(whyNotPlace(withPlaced(deployment, corps), { ...garrison, infantry: 3 })).toEqual({
      why: 'too_many',
      troops: 'infantry',
      left: 2,
    });
    expect(() => place(state, deployment, { ...corps, area: 'paris' })).toThrow('outside');
  });

  test('a corps holds no more than its card has, a city 5 for each spire', () => {
    const { pack, deployment } = portugal();
    const rich = { ...deployment, men: { infantry: 60, cavalry: 9 } };
    expect(whyNotPlace(rich, { ...corps, infantry: 13 })).toEqual({ why: 'no_room', room: 12 });
    expect(whyNotPlace(rich, { ...corps, cavalry: 3 })).toEqual({ why: 'no_room', room: 2 });
    const room = (pack.area.lisbon?.city?.spires ?? 0) * pack.limits.cityFactorsPerSpire;
    expect(whyNotPlace(rich, { ...garrison, infantry: room + 1 })).toEqual({ why: 'no_room', room });
    expect(whyNotPlace(withPlaced(rich, garrison), { ...garrison, infantry: room })).toEqual({
      why: 'no_room',
      room: room - 2,
    });
  });

  test('an area without a city, or whose city others hold, takes no garrison', () => {
    const board = portugal();
    const bare = board.deployment.areas.find((area) => !board.pack.area[area]?.city);
    if (bare !== undefined)
      expect(whyNotPlace(board.deployment, { ...garrison, area: bare })).toEqual({ why: 'no_city' });
    board.state.garrisons.lisbon = { nation: 'spain', infantry: 1, militia: 0 };
    expect(whyNotPlace(deploymentOf(board, 'portugal'), garrison)).toEqual({ why: 'no_city' });
  });

  test('10.4: a district that somebody else holds is no place for them', () => {
    const board = aCampaign();
    board.state.minors.naples = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    const sicily = board.pack.minor.sicily?.capital ?? '';
    expect(deploymentOf(board, 'naples').areas).not.toContain(sicily);
    board.state.minors.sicily = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    expect(deploymentOf(board, 'naples').areas).toContain(sicily);
    expect(deploymentOf(board, 'naples').areas[0]).toBe(board.pack.minor.naples?.capital);
  });
});

describe('what is not set out by its controller', () => {
  test('stands in the capital in corps, and the fleet in its port', () => {
    const { deployment } = portugal();
    expect(placeRest(deployment)).toEqual({
      placings: [{ ...corps, infantry: 6 }, fleet],
      lost: { infantry: 0, cavalry: 0 },
    });
  });

  test('or in garrisons, cavalry as infantry (7.3.3.2), where no corps has room; what is left is lost', () => {
    const { deployment, pack } = portugal();
    const small = withPlaced(deployment, { ...corps, infantry: 1, cavalry: 0 });
    expect(placeRest(small)).toEqual({
      placings: [{ ...garrison, infantry: 5, cavalry: 1 }, fleet].map((one) =>
        one.what === 'garrison' ? expect.objectContaining({ what: 'garrison', area: 'lisbon' }) : one,
      ),
      lost: { infantry: 0, cavalry: 0 },
    });
    const many = { ...small, men: { infantry: 1000, cavalry: 0 } };
    const room = deployment.areas.reduce(
      (sum, area) => sum + (pack.area[area]?.city?.spires ?? 0) * pack.limits.cityFactorsPerSpire,
      0,
    );
    expect(placeRest(many).lost).toEqual({ infantry: 999 - room, cavalry: 0 });
  });
});

describe('4.6.3.2: the controller is asked', () => {
  const lines: SheetLine[] = [
    {
      order: 'corps',
      answer: { corps: 'corps:portugal_i', area: 'area:lisbon', infantry: 4, cavalry: 1 },
    },
    { order: 'fleet', answer: { fleet: 'fleet:portugal_fleet', at: 'port:lisbon' } },
  ];
  const asked = () =>
    aControlStep({
      change: (state) => {
        state.minorWars.portugal = ['france'];
      },
      wanting: { great_britain: 'all' },
    });

  test('and its lines are carried out; the rest stands by itself', () => {
    const game = asked();
    expect(game.asked).toBe('great_britain deploy-minor');
    const after = game.answer(lines);
    expect(after.state.corps.portugal_i).toEqual({ area: 'lisbon', factors: { infantry: 4, cavalry: 1 } });
    expect(after.state.garrisons.lisbon).toEqual({ nation: 'portugal', infantry: 2, militia: 0 });
    expect(after.state.fleets.portugal_fleet?.ships).toBe(12);
    expect(after.asked).toBe('nobody');
  });

  test('2.4.2: how strong a corps is its power alone learns', () => {
    const after = asked().answer(lines);
    expect(after.told('great_britain')).toContain(
      'Portugal: Portuguese Corps in Lisbon, with 4 infantry and 1 cavalry.',
    );
    expect(after.told('france')).toContain('Portugal: Portuguese Corps in Lisbon.');
    expect(after.told('france')).toContain('Portugal: a garrison of 2 factors in Lisbon.');
  });

  test('an empty sheet is an answer, and the fallback', () => {
    const game = asked();
    expect(game.fallback).toEqual([]);
    const after = game.answer([]);
    expect(after.state.corps.portugal_i).toEqual({ area: 'lisbon', factors: { infantry: 6, cavalry: 1 } });
  });

  test('what does not fit is refused with its rule', () => {
    const [first] = lines;
    if (!first) throw new Error('there are lines');
    expect(() => asked().answer([first, { ...first, answer: { ...Object(first.answer), infantry: 6 } }])).toThrow();
  });

  test('one power after the other; of one power all at once', () => {
    const game = aControlStep({
      change: (state) => {
        state.minorWars = { portugal: ['spain'], saxony: ['spain'], baden: ['spain'] };
        for (const other of ['france', 'turkey'] as const)
          state.relations[[other, 'spain'].sort().join('|')] = { war: { since: 0, aggressors: [other] } };
      },
      wanting: { france: ['saxony'], turkey: ['portugal', 'baden'] },
    });
    expect(game.asked).toBe('france deploy-minor');
    game.answer([]);
    expect(game.position.asked().map(({ name, args }) => [name, args])).toEqual([
      ['deploy-minor', { minor: 'portugal' }],
      ['deploy-minor', { minor: 'baden' }],
    ]);
    expect(game.answer([], []).asked).toBe('nobody');
  });
});
