import { describe, expect, test } from '@jest/globals';
import { board } from '../../../../src/games/empires-in-arms/board.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { CorpsState, State } from '../../../../src/games/empires-in-arms/state.ts';
import type { View } from '../../../../src/games/empires-in-arms/view-types.ts';
import { seenBy, t } from './a-board.ts';

/** All that somebody gets to see: the view as data, its pictures, and its words. */
function shown(view: View): string {
  const pictures = board.pictures(view).map(({ name, title }) => [t(title), board.draw(name, view, { t })]);
  const areas = view.backs.map(({ area }) => board.map?.area(view, area));
  return JSON.stringify([view, pictures, areas, board.text(view).map(t), board.private(view).map(t)]);
}

function corpsOf(state: State, id: string): CorpsState {
  const corps = state.corps[id];
  if (!corps) throw new Error(`no corps ${id}`);
  return corps;
}

/** Each changes something that only the powers named may know. */
const SECRETS: readonly (readonly [string, readonly string[], (state: State) => void])[] = [
  [
    'which corps is where',
    ['austria'],
    (state) => {
      const led = Object.values(state.leaders).map((leader) => (leader.is === 'with' ? leader.unit : ''));
      const [one = '', two = ''] = Object.keys(state.corps).filter((id) => /^austria/.test(id) && !led.includes(id));
      const [a, b] = [corpsOf(state, one), corpsOf(state, two)];
      Object.assign(state.corps, { [one]: { ...b }, [two]: { ...a } });
    },
  ],
  [
    'which corps there are at all',
    ['france'],
    (state) => {
      const { france_ii: second } = state.corps;
      delete state.corps.france_ii;
      if (second) state.corps.france_x = second;
    },
  ],
  [
    'how strong a corps is',
    ['prussia'],
    (state) => {
      corpsOf(state, 'prussia_i').factors = { infantry: 1 };
    },
  ],
  [
    'the strength of a minor country’s corps, but for its controller',
    ['france'],
    (state) => {
      corpsOf(state, 'holland_i').factors = { infantry: 1 };
    },
  ],
  [
    'money, manpower and the setting of economic manipulation',
    ['russia'],
    ({ powers }) => {
      Object.assign(powers.russia, { money: 99, manpower: 77, manipulation: 2 });
    },
  ],
  [
    'a free state’s treasury, but for its controller',
    ['france'],
    (state) => {
      state.minors.holland = { status: 'free', controller: 'france', money: 9, manpower: 8 };
    },
  ],
  [
    'what is on its way',
    ['turkey'],
    ({ arrivals }) => {
      arrivals.push({ nation: 'turkey', power: 'turkey', month: 2, what: 'cavalry', number: 4 });
    },
  ],
  [
    'whose trade is refused',
    ['spain'],
    ({ powers }) => {
      powers.spain.refusesTradeWith = ['great_britain'];
    },
  ],
  [
    'whose American trade is stopped, while America bears it',
    ['great_britain'],
    (state) => {
      state.american = { stopped: ['france', 'spain'] };
    },
  ],
  [
    'standing orders',
    ['prussia'],
    ({ standing }) => {
      standing.prussia = { quiet: true, want: ['saxony'] };
    },
  ],
  [
    'prisoners, but for whoever holds them and whose they are',
    ['austria', 'france'],
    ({ prisoners }) => {
      prisoners.push({ of: 'austria', by: 'france', factors: { infantry: 5 } });
    },
  ],
];

const VIEWERS = [...POWERS, 'spectator', 'moderator'];
const PLAIN = new Map(VIEWERS.map((viewer) => [viewer, shown(seenBy(viewer))]));
/** Who notices that something is changed. */
const noticingOf = (change: (state: State) => void) =>
  VIEWERS.filter((viewer) => shown(seenBy(viewer, change)) !== PLAIN.get(viewer));
/** Who sees any difference between two campaigns. */
const noticing = (one: (state: State) => void, other: (state: State) => void) =>
  VIEWERS.filter((viewer) => shown(seenBy(viewer, one)) !== shown(seenBy(viewer, other)));

describe('2.4.2: what is hidden changes nothing for anybody else, in data, pictures and words', () => {
  test.each(SECRETS)('%s', (_, knowing, change) => {
    expect(noticingOf(change)).toEqual([...knowing, 'moderator']);
  });

  test('which of the corps in an area is lent (B.4)', () => {
    const lent = (corps: string) => (state: State) => {
      state.loans = [{ corps, from: 'france', to: 'prussia', until: 6 }];
    };
    expect(noticing(lent('france_iv'), lent('france_v'))).toEqual(['france', 'prussia', 'moderator']);
  });

  test('which of the corps in an area a leader is with', () => {
    const ledBy = (unit: string) => (state: State) => {
      state.leaders.soult = { is: 'with', unit };
    };
    expect(noticing(ledBy('france_iv'), ledBy('france_v'))).toEqual([]);
  });
});

test('only a power has a picture of its treasury, and nobody is told another’s', () => {
  for (const viewer of ['spectator', 'moderator']) {
    const view = seenBy(viewer);
    expect(board.pictures(view).map(({ name }) => name)).toEqual(['whole', 'status']);
    expect(() => board.draw('treasury', view, { t })).toThrow('There is no picture treasury of this map');
  }
  expect(board.private(seenBy('spectator'))).toEqual([]);
  expect(board.private(seenBy('spain')).map(t).join(' ')).not.toMatch(/French .* Corps/);
});
