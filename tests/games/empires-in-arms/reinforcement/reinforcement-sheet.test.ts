import { describe, expect, test } from '@jest/globals';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { NoOrder } from '../../../../src/games/empires-in-arms/reinforcement/no-order.ts';
import { readSheet } from '../../../../src/games/empires-in-arms/reinforcement/read-sheet.ts';
import type { ReinforcementOrder } from '../../../../src/games/empires-in-arms/reinforcement/reinforcement-order.ts';
import { beginReinforcements } from '../../../../src/games/empires-in-arms/reinforcement/reinforcement-sheet.ts';
import { sayNoOrder } from '../../../../src/games/empires-in-arms/reinforcement/say-no-order.ts';
import { writeOrder } from '../../../../src/games/empires-in-arms/reinforcement/write-order.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import type { Answer, SheetLine } from '../../../../src/kernel/choice.ts';
import type { Message } from '../../../../src/kernel/message.ts';
import { isPoint, type SheetPoint } from '../../../../src/kernel/sheet.ts';
import { fitLine } from '../../../../src/kernel/walk-sheet.ts';
import { english } from '../../played-game.ts';
import { aMonth } from './a-month.ts';

type Month = ReturnType<typeof aMonth>;

const place = (what: string, number: number, where: string): SheetLine => ({
  order: 'place',
  answer: { what, number, where },
});
const line = (order: string, answer: Answer): SheetLine => ({ order, answer });
const said = (messages: readonly Message[]) => messages.map((message) => english.t(message));

/** A sheet with some lines; the last one may not fit: then why. */
function aSheet(power: Power, change: (month: Month) => void, ...lines: readonly SheetLine[]) {
  const month = aMonth(power);
  change(month);
  let point = beginReinforcements(month.board, power);
  let problem = '';
  for (const one of lines) {
    const next = fitLine(point, one);
    if (isPoint(next)) point = next;
    else problem = english.t(next.problem);
  }
  return { ...month, point, problem, costs: said(point.costs()) };
}

const optionsOf = (point: SheetPoint, order: string, field?: string): readonly string[] => {
  const choice = point.orders().find(({ id }) => id === order)?.choice;
  const inner = choice?.kind === 'form' ? choice.fields.find(({ id }) => id === field)?.choice : choice;
  return inner?.kind === 'one' ? inner.options.map(({ id }) => id) : [];
};

const threeInfantry = ({ comes }: Month) => comes('infantry', 3);

describe('5.1.2, 5.2.2: what comes is placed', () => {
  test('there is nothing to place where nothing comes', () => {
    const { point, costs } = aSheet('austria', () => {});
    expect(point.orders().map(({ id }) => id)).not.toContain('place');
    expect(costs).toEqual([]);
    expect(point.rest()).toEqual([]);
    expect(point.unfinished()).toBeUndefined();
  });

  test('in corps and cities at home with room left', () => {
    const { point } = aSheet('austria', threeInfantry);
    expect(optionsOf(point, 'place', 'what')).toEqual(['infantry']);
    const where = optionsOf(point, 'place', 'where');
    expect(where).toEqual(expect.arrayContaining(['corps:austria_ii', 'city:vienna']));
    expect(where).not.toContain('corps:france_v');
    expect(where).not.toContain('city:paris');
    const full = aSheet('austria', threeInfantry, place('infantry', 2, 'corps:austria_ii'));
    expect(optionsOf(full.point, 'place', 'where')).not.toContain('corps:austria_ii');
  });

  test('the sheet says what is not placed yet, and what may wait', () => {
    const { costs, point } = aSheet(
      'austria',
      ({ comes, comesCounter }) => {
        comes('infantry', 3);
        comes('militia', 2);
        comes('ship', 1);
        comesCounter('austria_viii');
      },
      place('infantry', 2, 'corps:austria_ii'),
    );
    expect(costs).toEqual([
      'not placed yet, and lost if they stay so: 1 infantry and 2 militia',
      'may wait: 1 ship and Austrian VIII Corps',
    ]);
    expect(point.unfinished()).toBeUndefined();
  });

  test('the rest is placed by default, in the standing order of need', () => {
    const { point } = aSheet(
      'austria',
      ({ comes, state }) => {
        comes('infantry', 3);
        state.standing.austria = { need: ['austria_i'] };
      },
      place('infantry', 1, 'corps:austria_ii'),
    );
    expect(point.rest()).toEqual([place('infantry', 2, 'corps:austria_i')]);
    // They place it: nothing "stays".
    expect(point.restIs && english.t(point.restIs)).toBe('Place the rest for me');
  });

  test('a free state has its own factors, in its own corps and cities', () => {
    const free = ({ comes, state }: Month) => {
      state.minors.bavaria = { status: 'free', controller: 'france', money: 0, manpower: 0 };
      state.corps.bavaria_i = { area: 'munich', factors: { infantry: 1 } };
      comes('infantry', 2, { nation: 'bavaria' });
      comes('infantry', 1);
    };
    const { point, costs, problem } = aSheet('france', free, place('infantry', 2, 'city:munich'));
    expect(problem).toBe('');
    expect(costs).toEqual(['not placed yet, and lost if they stay so: 1 infantry']);
    expect(optionsOf(point, 'place', 'where')).not.toContain('city:munich');
    expect(aSheet('france', free).costs).toEqual([
      'not placed yet, and lost if they stay so: 2 infantry of Bavaria and 1 infantry',
    ]);
  });

  test('10.4: in a city that is at home for a country and its district, the factors are of whoever has them', () => {
    const { board, comes } = aMonth('france');
    const district = board.pack.minors.find(({ districtOf }) => districtOf !== null);
    const primary = district?.districtOf ?? '';
    const area = board.pack.minor[primary]?.capital ?? '';
    for (const id of [primary, district?.id ?? ''])
      board.state.minors[id] = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    delete board.state.garrisons[area];
    comes('militia', 1, { nation: primary });
    comes('infantry', 1, { nation: district?.id ?? '' });
    const lines = [place('infantry', 1, `city:${area}`)];
    expect(readSheet(board, 'france', lines).after.garrisons[area]).toMatchObject({
      nation: district?.id,
      infantry: 1,
    });
  });

  test('not in a city with a garrison of another nation', () => {
    const { point } = aSheet('austria', (month) => {
      threeInfantry(month);
      month.state.garrisons.vienna = { nation: 'bavaria', infantry: 1, militia: 0 };
    });
    expect(optionsOf(point, 'place', 'where')).not.toContain('city:vienna');
  });

  test('ships go to a fleet and factors do not', () => {
    const mixed = 'Ships go to a fleet, and factors to a corps or a city (5.1.2, 5.2.2).';
    const both = ({ comes }: Month) => {
      comes('infantry', 1);
      comes('ship', 1);
    };
    expect(aSheet('france', both, place('infantry', 1, 'fleet:france_fleet_ii')).problem).toBe(mixed);
    expect(aSheet('france', both, place('ship', 1, 'corps:france_v')).problem).toBe(mixed);
    expect(aSheet('france', both, place('ship', 1, 'fleet:france_fleet_ii')).problem).toBe('');
  });

  test('5.2.2.2.3: no corps that no chain of depots reaches is among them', () => {
    const { point } = aSheet('france', ({ comes, state }) => {
      comes('infantry', 1);
      state.depots = {};
      state.corps.france_v = { area: 'vienna', factors: { infantry: 1 } };
    });
    expect(optionsOf(point, 'place', 'where')).not.toContain('corps:france_v');
  });

  test('more than come, and more than there is room for, does not fit', () => {
    expect(
      aSheet('austria', threeInfantry, place('infantry', 1, 'city:vienna'), place('infantry', 3, 'city:vienna'))
        .problem,
    ).not.toBe('');
    expect(aSheet('austria', threeInfantry, place('infantry', 3, 'corps:austria_ii')).problem).toBe(
      'There is room for 2 and no more (5.1.2, 5.2.2).',
    );
  });
});

describe('5.1.1, 5.2.1.2: counters', () => {
  const counters = ({ comes, comesCounter, state }: Month) => {
    delete state.fleets.france_fleet_i;
    comesCounter('france_fleet_i');
    comes('ship', 4);
    const off = state.corps.france_v;
    delete state.corps.france_v;
    if (off) comesCounter('france_v');
    comes('infantry', 4);
  };

  test('a corps with its first factors, in a city at home or with another corps', () => {
    const { point, problem, costs } = aSheet(
      'france',
      counters,
      line('place-corps', { corps: 'corps:france_v', area: 'area:paris', what: 'infantry', number: 3 }),
    );
    expect(problem).toBe('');
    expect(costs).toEqual([
      'not placed yet, and lost if they stay so: 1 infantry',
      'may wait: 4 ships and French I Fleet',
    ]);
    expect(optionsOf(point, 'place-corps', 'corps')).toEqual([]);
    expect(optionsOf(aSheet('france', counters).point, 'place-corps', 'area')).not.toContain('area:vienna');
  });

  test('or with factors of a garrison, or of another corps there', () => {
    const from = (source: string) =>
      aSheet(
        'france',
        (month) => {
          counters(month);
          month.state.garrisons.paris = { nation: 'france', infantry: 2, militia: 0 };
          month.state.corps.france_iv = { area: 'paris', factors: { infantry: 5 } };
        },
        line('place-corps', { corps: 'corps:france_v', area: 'area:paris', what: 'infantry', number: 2, from: source }),
      );
    for (const source of ['garrison', 'corps:france_iv']) {
      expect(from(source).problem).toBe('');
      expect(from(source).costs[0]).toBe('not placed yet, and lost if they stay so: 4 infantry');
    }
  });

  test('5.2.2.2.1: a feudal corps off the map with factors that are returned, in its own province alone', () => {
    const { board, comes } = aMonth('turkey');
    delete board.state.corps.turkey_feudal_serbia;
    comes('feudal_infantry', 3);
    const point = beginReinforcements(board, 'turkey');
    expect(optionsOf(point, 'place-corps', 'corps')).toEqual(['corps:turkey_feudal_serbia']);
    const areas = optionsOf(point, 'place-corps', 'area');
    expect(areas).toContain('area:belgrade');
    expect(areas).not.toContain('area:constantinople');
    const answer = { corps: 'corps:turkey_feudal_serbia', area: 'area:belgrade', what: 'feudal_infantry', number: 2 };
    const next = fitLine(point, line('place-corps', answer));
    expect(isPoint(next) && optionsOf(next, 'place-corps', 'corps')).toEqual([]);
  });

  test('a fleet with its first ships, in a port at home or beside another fleet', () => {
    const placed = (at: string) =>
      aSheet('france', counters, line('place-fleet', { fleet: 'fleet:france_fleet_i', at, number: 4 }));
    expect(placed('port:brest').problem).toBe('');
    expect(placed('port:brest').costs).toContainEqual(expect.stringMatching(/^may wait: French V Corps$/));
    expect(optionsOf(aSheet('france', counters).point, 'place-fleet', 'at')).toEqual(
      expect.arrayContaining(['port:brest', 'fleet:france_fleet_ii']),
    );
    expect(placed('port:london').problem).not.toBe('');
  });
});

describe('5.1.3, 5.1.4, 5.2.3, 5.2.4, 5.3: what is there', () => {
  const together = ({ state }: Month) => {
    state.corps.austria_ii = { area: 'vienna', factors: { infantry: 4, cavalry: 1 } };
    state.corps.austria_iii = { area: 'vienna', factors: { infantry: 2 } };
    state.garrisons.vienna = { nation: 'austria', infantry: 3, militia: 1 };
  };
  const austria = (...lines: readonly SheetLine[]) => aSheet('austria', together, ...lines);

  test('factors change corps in one place', () => {
    const change = (to: string, what = 'infantry', number = 2) =>
      austria(line('transfer', { from: 'corps:austria_ii', to: `corps:${to}`, what, number })).problem;
    expect(change('austria_iii')).toBe('');
    expect(change('austria_ii')).toBe('It cannot exchange with itself (5.1.3, 5.2.3).');
    expect(change('austria_iii', 'cavalry', 2)).toBe('There is only one (5.1.2, 5.2.2).');
    const apart = aSheet(
      'austria',
      (month) => {
        together(month);
        month.state.corps.austria_v = { area: 'linz', factors: { infantry: 1 } };
        month.state.corps.austria_vi = { area: 'linz', factors: { infantry: 1 } };
      },
      line('transfer', { from: 'corps:austria_ii', to: 'corps:austria_v', what: 'infantry', number: 1 }),
    );
    expect(apart.problem).toBe('They are not in the same place (5.1.3, 5.2.3).');
  });

  test('factors become a garrison, and come back from it', () => {
    const detached = line('detach', { corps: 'corps:austria_ii', what: 'cavalry', number: 1, to: 'city' });
    const absorbed = line('absorb', { corps: 'corps:austria_iii', what: 'infantry', number: 4, from: 'city' });
    expect(austria(detached, absorbed).problem).toBe('');
    expect(austria(absorbed).problem).not.toBe('');
    const { board } = austria();
    expect(readSheet(board, 'austria', [detached, absorbed]).after.garrisons.vienna).toEqual({
      ...{ nation: 'austria', infantry: 0, militia: 1 },
    });
    expect(
      aSheet(
        'austria',
        (month) => {
          together(month);
          delete month.state.depots.vienna;
        },
        line('detach', { corps: 'corps:austria_ii', what: 'infantry', number: 1, to: 'depot' }),
      ).problem,
    ).toBe('You have no depot in Vienna (5.2.3).');
  });

  test('only by corps that are free to, and with another of their nation', () => {
    const { point } = austria();
    const givers = optionsOf(point, 'transfer', 'from');
    expect(givers).toEqual(expect.arrayContaining(['corps:austria_ii', 'corps:austria_iii']));
    expect(givers).not.toContain('corps:austria_vii');
    const besieged = aSheet('austria', (month) => {
      together(month);
      Object.assign(month.state.corps.austria_iii ?? {}, { besieged: true });
    });
    expect(optionsOf(besieged.point, 'transfer', 'from')).not.toContain('corps:austria_iii');
    expect(optionsOf(besieged.point, 'detach', 'corps')).not.toContain('corps:austria_iii');
    const lent = aSheet('france', (month) => {
      together(month);
      month.state.loans = [{ corps: 'austria_ii', from: 'austria', to: 'france', until: 12 }];
    });
    for (const order of ['transfer', 'demobilise']) {
      expect(optionsOf(lent.point, order, order === 'transfer' ? 'from' : undefined)).not.toContain('corps:austria_ii');
    }
    expect(optionsOf(lent.point, 'detach', 'corps')).not.toContain('corps:austria_ii');
    const feudal = aSheet('turkey', () => {}).point;
    expect(optionsOf(feudal, 'detach', 'corps').filter((id) => id.includes('feudal'))).toEqual([]);
    expect(optionsOf(feudal, 'demobilise').filter((id) => id.includes('feudal'))).not.toEqual([]);
  });

  test('5.1.4.2: fleets of free states are never scuttled', () => {
    const { point } = aSheet('france', ({ state }) => {
      state.minors.holland = { status: 'free', controller: 'france', money: 0, manpower: 0 };
    });
    expect(optionsOf(point, 'scuttle')).toEqual(['fleet:france_fleet_i', 'fleet:france_fleet_ii']);
  });

  test('a line says what it loses for good', () => {
    const { point } = austria();
    expect(said(point.forecast(line('demobilise', 'corps:austria_ii')))).toEqual([
      'lost for good: 4 infantry and 1 cavalry',
    ]);
    const garrison = line('demobilise-garrison', { garrison: 'city:vienna', what: 'militia', number: 1 });
    expect(said(point.forecast(garrison))).toEqual(['lost for good: 1 militia']);
    expect(austria(garrison, garrison).problem).toBe('There is none (5.1.2, 5.2.2).');
    const scuttled = line('scuttle', 'fleet:great_britain_fleet_i');
    const britain = aSheet('great_britain', () => {}, scuttled);
    expect(said(aSheet('great_britain', () => {}).point.forecast(scuttled))).toEqual(['1 political point (5.1.4.1)']);
    expect(optionsOf(britain.point, 'scuttle')).not.toContain('fleet:great_britain_fleet_i');
    expect(
      said(
        point.forecast(
          line('transfer', { from: 'corps:austria_ii', to: 'corps:austria_iii', what: 'infantry', number: 1 }),
        ),
      ),
    ).toEqual([]);
  });

  test('a counter that was demobilised or transferred away gets nothing any more', () => {
    const { point } = austria(line('demobilise', 'corps:austria_ii'));
    expect(optionsOf(point, 'demobilise')).not.toContain('corps:austria_ii');
    expect(optionsOf(point, 'transfer', 'from')).not.toContain('corps:austria_ii');
  });

  test('5.3: a leader is taken off the map once, and not out of a siege', () => {
    const leave = line('remove-leader', 'leader:ney');
    expect(aSheet('france', () => {}, leave).problem).toBe('');
    expect(optionsOf(aSheet('france', () => {}, leave).point, 'remove-leader')).not.toContain('leader:ney');
    const shut = aSheet(
      'france',
      ({ state }) => {
        const ney = state.leaders.ney;
        const corps = ney?.is === 'with' ? state.corps[ney.unit] : undefined;
        if (corps) Object.assign(corps, { area: 'vienna', besieged: true });
      },
      leave,
    );
    expect(shut.problem).toBe('Ney is in a besieged city and cannot leave (5.3).');
  });

  test('5.1.3: ships change fleets in one place', () => {
    const at = { in: 'port', area: 'brest' } as const;
    const { point, problem } = aSheet(
      'france',
      ({ state }) => {
        state.fleets.france_fleet_i = { at, ships: 4 };
        state.fleets.france_fleet_ii = { at, ships: 4 };
      },
      line('transfer-ships', { from: 'fleet:france_fleet_i', to: 'fleet:france_fleet_ii', number: 4 }),
    );
    expect(problem).toBe('');
    expect(optionsOf(point, 'transfer-ships', 'from')).toEqual([]);
  });
});

describe('lines and orders', () => {
  const factors = { troops: 'infantry', number: 2 } as const;
  const orders: readonly ReinforcementOrder[] = [
    { order: 'place_fleet', fleet: 'france_fleet_i', at: { port: 'brest' }, ships: 2, of: { from: 'arrivals' } },
    {
      order: 'place_fleet',
      ...{ fleet: 'france_fleet_i', at: { beside: 'france_fleet_ii' }, ships: 2 },
      of: { from: 'fleet', fleet: 'france_fleet_ii' },
    },
    { order: 'add_ships', fleet: 'france_fleet_i', ships: 3 },
    { order: 'transfer_ships', from: 'france_fleet_i', to: 'france_fleet_ii', ships: 1 },
    { order: 'scuttle', fleet: 'france_fleet_i' },
    { order: 'place_corps', corps: 'france_v', area: 'paris', of: { from: 'arrivals' }, ...factors },
    { order: 'place_corps', corps: 'france_v', area: 'paris', of: { from: 'garrison' }, ...factors },
    { order: 'place_corps', corps: 'france_v', area: 'paris', of: { from: 'corps', corps: 'france_iv' }, ...factors },
    { order: 'add_factors', corps: 'france_v', ...factors },
    { order: 'place_garrison', area: 'paris', nation: 'france', ...factors },
    { order: 'transfer_factors', from: 'france_v', to: 'france_iv', ...factors },
    { order: 'detach', corps: 'france_v', to: 'depot', ...factors },
    { order: 'absorb', corps: 'france_v', from: 'city', ...factors },
    { order: 'demobilise_corps', corps: 'france_v' },
    { order: 'demobilise_garrison', area: 'paris', of: 'depot', ...factors },
    { order: 'remove_leader', leader: 'ney' },
  ];

  test('each order is written as a line that means it', () => {
    const { board } = aMonth('france');
    for (const order of orders) expect(readSheet(board, 'france', [writeOrder(order)]).orders).toEqual([order]);
  });

  test('and is said in words of its own', () => {
    const { board } = aMonth('france');
    const point = beginReinforcements(board, 'france');
    const words = orders.map((order) => english.t(point.say(writeOrder(order))));
    expect(new Set(words).size).toBe(orders.length);
    expect(words).toEqual([
      'French I Fleet in Brest, with 2 ships',
      'French I Fleet beside French II Fleet, with 2 ships from French II Fleet',
      '3 ships for French I Fleet',
      '1 ship from French I Fleet to French II Fleet',
      'French I Fleet scuttled',
      'French V Corps in Paris, with 2 infantry',
      'French V Corps in Paris, with 2 infantry from the garrison',
      'French V Corps in Paris, with 2 infantry from French IV Corps',
      '2 infantry for French V Corps',
      '2 infantry for the garrison of Paris',
      '2 infantry from French V Corps to French IV Corps',
      '2 infantry from French V Corps for the garrison of its depot',
      '2 infantry for French V Corps from the garrison of its city',
      'French V Corps demobilised',
      '2 infantry demobilised from the depot in Paris',
      'Ney taken off the map',
    ]);
  });

  test('every refusal is a sentence that names its rule', () => {
    const { pack } = aMonth('france');
    const refusals: readonly NoOrder[] = [
      { why: 'not_yours', id: 'france_v' },
      { why: 'not_due', id: 'france_v' },
      { why: 'too_few', has: 2 },
      { why: 'no_room', room: 2 },
      { why: 'no_city', area: 'paris' },
      { why: 'no_port', area: 'paris' },
      { why: 'no_depot', area: 'paris' },
      { why: 'not_at_home', area: 'paris' },
      { why: 'out_of_reach', area: 'paris' },
      { why: 'enemy_holds', area: 'paris' },
      { why: 'enemy_near', area: 'paris' },
      { why: 'besieged', id: 'france_v' },
      { why: 'levied', id: 'france_v' },
      { why: 'never_exchanged' },
      { why: 'never_in_garrison' },
      { why: 'other_nation', nation: 'austria' },
      { why: 'apart' },
      { why: 'same_counter' },
      { why: 'lent', id: 'france_v' },
      { why: 'never_scuttled', id: 'france_fleet_i' },
      { why: 'shut_in', id: 'ney' },
    ];
    for (const no of refusals) expect(english.t(sayNoOrder(pack, no))).toMatch(/\((\d|.*B\.4).*\)/);
    const others: readonly NoOrder[] = [
      { why: 'not_a_whole_number' },
      { why: 'unknown', id: 'nobody' },
      { why: 'on_the_map', id: 'france_v' },
      { why: 'off_the_map', id: 'france_v' },
    ];
    const all = [...refusals, ...others].map((no) => english.t(sayNoOrder(pack, no)));
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('This is not possible (5).');
  });

  test('a line that does not fit any more leads nowhere', () => {
    const { board } = aMonth('france');
    const { after } = readSheet(board, 'france', [place('infantry', 1, 'corps:france_v')]);
    expect(after.corps).toEqual(board.state.corps);
  });
});

describe('5: a long sheet', () => {
  test('forty lines are placed one after the other, each with all its orders', () => {
    const { board, comes } = aMonth('france');
    comes('infantry', 40);
    comes('militia', 5);
    comes('ship', 5);
    changeRelation(board.state, 'france', 'austria').war = { since: 0, aggressors: ['france'] };
    let point = beginReinforcements(board, 'france');
    for (let lines = 0; lines < 40; lines += 1) {
      const city = optionsOf(point, 'place', 'where').find((where) => where.startsWith('city:')) ?? '';
      const next = fitLine(point, place('infantry', 1, city));
      if (!isPoint(next)) throw new Error(english.t(next.problem));
      point = next;
    }
    // Militia and ships are left; of infantry there is none.
    expect(fitLine(point, place('infantry', 1, 'city:paris'))).toHaveProperty('problem');
  });
});
