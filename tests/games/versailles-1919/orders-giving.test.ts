import { describe, expect, test } from '@jest/globals';
import { board } from '../../../src/games/versailles-1919/board.ts';
import { cleanOrders } from '../../../src/games/versailles-1919/orders/clean-orders.ts';
import { NO_ORDERS } from '../../../src/games/versailles-1919/orders/orders.ts';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { translator } from '../../../src/i18n/translator.ts';
import type { FormAnswer } from '../../../src/kernel/choice.ts';
import { aTable } from './a-table.ts';
import { refusalOf } from './deal-table.ts';
import { beforeAuction, ORDERS, obey, ordersTable, PASS } from './orders-table.ts';
import type { TestGame } from './test-game.ts';

const english = translator('en', 'UTC');

/** A seat's orders in words, as its own page and mails show them. */
function linesOf(game: TestGame, seat = 'fr', viewer = seat): readonly string[] {
  return board.private(game.view(viewer)).map((line) => english.t(line));
}

const FULL: FormAnswer = {
  announce: 'minus-or-plus',
  bids: 'bid',
  bidUnits: 2,
  bidInfluence: 5,
  bidHappiness: 1,
  bidRegionUnit: 'yes',
  bidKinds: ['eu', 'league'],
  bidIssues: ['rhineland'],
  events: 'decline',
  'option-smyrna': 'to-italy',
  otherOptions: 'kindest',
  flags: 'navy-us',
  hit: ['it', 'uk'],
  giveUp: ['anschluss', 'rhineland'],
  deals: 'decline',
  mutiny: 'deployed',
  military: 'none',
  eitherOr: 'pieces',
  ready: 'ready',
};

describe('giving orders', () => {
  test('every seat may at any time, also while another one is asked', () => {
    const game = ordersTable().turnOf('uk');
    expect(game.asked).toBe('uk action');
    for (const seat of ['uk', 'fr', 'us', 'it'])
      expect(game.optionalActionsOf(seat)).toEqual(expect.arrayContaining([ORDERS, PASS]));
  });

  test('not alone, and not before the first turn', () => {
    const orders = (optionalActions: readonly string[]) =>
      optionalActions.filter((optionalAction) => optionalAction === ORDERS || optionalAction === PASS);
    expect(orders(aTable().alone('uk').start().optionalActionsOf('solo'))).toEqual([]);
    expect(aTable().doing().optionalActionsOf('uk')).toEqual([]);
  });

  test('the seat reads what it has ordered', () => {
    expect(linesOf(ordersTable().turnOf('uk').optionalAction('fr', ORDERS, FULL))).toEqual([
      'Standing order. Uprising rolls: Announce −1 when it could hit me, else +1.',
      'Standing order. Bids: up to 2 units and the one in the region and 5 influence, losing at most 1 happiness, ' +
        'only for Rhineland, Europe and the League; else pass.',
      'Standing order. Optional events: Decline.',
      'Standing order. Smyrna: To Italy.',
      'Standing order. Options of other issues: The one that is best for my happiness.',
      'Standing order. Naval squadrons: US.',
      'Standing order. Whom an uprising hits: Italy and the UK.',
      'Standing order. Which issue to give up: Anschluss and Rhineland.',
      'Standing order. Deals: Decline all.',
      'Standing order. Units that have to go: A deployed one first.',
      'Standing order. After the political action: No military action.',
      'Standing order. Events in others’ turns: What spares my influence and units.',
      'Standing order. Exhausted units: Make it Available.',
    ]);
  });

  test('the form shows what holds now', () => {
    const game = ordersTable().turnOf('uk').optionalAction('fr', ORDERS, FULL);
    const { choice } = game.offered('fr', ORDERS);
    const fields = choice.kind === 'form' ? choice.fields : [];
    const now = fields.flatMap(({ id, label, choice: asked }) => {
      if (asked.kind === 'number') return [`${id}: ${english.t(label)}`];
      const marked = 'options' in asked ? asked.options.filter(({ detail }) => detail) : [];
      return marked.map((option) => `${id}: ${option.id} (${option.detail && english.t(option.detail)})`);
    });
    expect(now).toEqual(
      expect.arrayContaining([
        'announce: minus-or-plus (as it is now)',
        'bids: bid (as it is now)',
        'bidUnits: Bid at most this many Available units (now 2)',
        'bidKinds: league (as it is now)',
        'option-smyrna: to-italy (as it is now)',
        'option-syria: ask (as it is now)',
        'giveUp: rhineland (place 2 now)',
      ]),
    );
  });

  test('what is left out stays; each order can be taken back by itself', () => {
    const game = ordersTable().turnOf('uk').optionalAction('fr', ORDERS, FULL);
    game.optionalAction('fr', ORDERS, { announce: 'ask', bids: 'ask', 'option-smyrna': 'ask', hit: [], deals: 'ask' });
    game.optionalAction('fr', ORDERS, {
      otherOptions: 'ask',
      flags: 'ask',
      giveUp: [],
      mutiny: 'ask',
      eitherOr: 'ask',
    });
    expect(linesOf(game)).toEqual([
      'Standing order. Optional events: Decline.',
      'Standing order. After the political action: No military action.',
      'Standing order. Exhausted units: Make it Available.',
    ]);
    game.optionalAction('fr', ORDERS, { events: 'ask', military: 'ask', ready: 'ask' });
    expect([linesOf(game), game.state.orders]).toEqual([[], {}]);
  });

  test('a limit for bids can be changed by itself', () => {
    const game = ordersTable().turnOf('uk').optionalAction('fr', ORDERS, { bids: 'bid', bidInfluence: 4, bidUnits: 1 });
    game.optionalAction('fr', ORDERS, { bidInfluence: 2 });
    expect(linesOf(game)).toEqual([
      'Standing order. Bids: up to 1 unit and 2 influence, losing at most 3 happiness; else pass.',
    ]);
  });

  test('no orders at all', () => {
    const game = beforeAuction()
      .optionalAction('fr', ORDERS, FULL)
      .optionalAction('fr', ORDERS, { all: 'none' })
      .answer('none');
    expect([game.state.orders, obey(game), game.asked]).toEqual([{}, [], 'fr bid']);
  });

  test('3.1: at the end of a turn orders about issues and cards that are gone go with them', () => {
    const state = structuredClone(
      ordersTable()
        .turnOf('uk')
        .optionalAction('fr', ORDERS, { ...FULL, bidKinds: [] }).state,
    );
    state.orders.fr = { ...NO_ORDERS, ...state.orders.fr, strategies: ['mobilization', 'reparations'] };
    state.strategies = ['reparations'];
    state.settled = state.settled.filter(({ issue }) => issue !== 'rhineland');
    state.table = ['syria'];
    cleanOrders(state);
    expect(state.orders.fr).toMatchObject({
      bids: 'ask',
      giveUp: ['anschluss'],
      strategies: ['reparations'],
      options: {},
      events: 'decline',
    });
  });

  test('3.1: the end of a turn does so, and what is still there stays', () => {
    const game = ordersTable().turnOf('uk').optionalAction('fr', ORDERS, FULL);
    const before = game.state.orders.fr;
    game.answer('place', { smyrna: 1, syria: 1 }, 'none');
    expect(game.state.orders.fr).toEqual(before);
    game.state.waitingRoom.push('ukraine');
    game.state.deck = game.state.deck.filter((issue) => issue !== 'ukraine');
    game.optionalAction('fr', ORDERS, { 'option-ukraine': 'to-poland' });
    game.state.waitingRoom.pop();
    game.state.discard.push('ukraine');
    game.answer('place', { smyrna: 2, syria: 2 }, 'none');
    expect(game.state.orders.fr).toEqual(before);
  });
});

describe('orders that contradict themselves are refused with the section', () => {
  const refused = (orders: FormAnswer) =>
    refusalOf(() => ordersTable().turnOf('uk').optionalAction('fr', ORDERS, orders));
  const rule = '(Rule 5.3, 10.2–10.4, 11.2)';

  test('bidding with no unit and no influence', () => {
    expect(refused({ bids: 'bid', bidUnits: 0, bidInfluence: 0 })).toBe(
      `To bid by order, allow at least one unit or one influence: a bid of nothing is none (10.4). ${rule}`,
    );
    expect(refused({ bids: 'bid' })).toMatch(/^To bid by order/);
  });

  test('only units, and no happiness to pay for them', () => {
    expect(refused({ bids: 'bid', bidUnits: 2, bidHappiness: 0 })).toBe(
      'You allow only units, and each one that wins costs 1 happiness, but you allow a loss of 0 only: nothing ' +
        `could ever be bid (10.4). ${rule}`,
    );
    expect(refused({ bids: 'bid', bidUnits: 2, bidHappiness: 0, bidInfluence: 1 })).toBe('');
  });

  test('limits for bids without bidding', () => {
    expect(refused({ bidInfluence: 3 })).toBe(
      '“Bid at most this much influence” is a limit for bids, but you do not order any: say that you bid, or leave ' +
        `it out (10.4). ${rule}`,
    );
    expect(refused({ bids: 'pass', bidUnits: 1 })).toMatch(/^“Bid at most this many Available units” is a limit/);
  });

  test('only its own issues, and a list with others’', () => {
    const own = { bids: 'bid', bidInfluence: 3, bidOwn: 'yes' };
    expect(refused({ ...own, bidIssues: ['rhineland', 'silesia'] })).toBe(
      `“Only for issues that were yours” and Silesia, which is not yours, contradict each other (10.4). ${rule}`,
    );
    expect(refused({ ...own, bidKinds: ['eu', 'me'] })).toBe(
      '“Only for issues that were yours” and the Middle East, where you control nothing, contradict each other ' +
        `(10.4). ${rule}`,
    );
    expect(refused({ ...own, bidIssues: ['rhineland'], bidKinds: ['eu'] })).toBe('');
  });

  test('an option that the issue has not', () => {
    expect(refused({ 'option-smyrna': 'to-germany' })).toBe(
      `Smyrna has no option “to-germany”; it has To Italy, To Greece and To Turkey (5.3, step 1). ${rule}`,
    );
  });

  test('an issue that is not there', () => {
    expect(refused({ 'option-silesia': 'plebiscite' })).toBe(
      'No option can be ordered for Silesia: it is not on the Table, in the Waiting Room or among your issues, or ' +
        `it leaves no choice (5.3, step 1). ${rule}`,
    );
    expect(refused({ 'option-atlantis': 'sunk' })).toMatch(/^No option can be ordered for atlantis/);
  });

  test('no orders at all, and one', () => {
    expect(refused({ all: 'none', events: 'decline' })).toBe(
      '“No orders at all” and an order for “Optional events on which your influence lies (5.3)” contradict each ' +
        `other. ${rule}`,
    );
    expect(refused({ all: 'none', 'option-smyrna': 'to-italy' })).toMatch(/an order for “Options”/);
  });

  test('what is no order', () => {
    expect(refused({ announce: 'always' })).toMatch(/^Rolls for an uprising.*“always” is not one of the answers/);
    expect(refused({ bids: 'bid', bidInfluence: 99 })).toMatch(/“99” is not a whole number from 0 to 15/);
    expect(refused({ weather: 'fair' })).toMatch(/^There is no field “weather”/);
  });
});

describe('the readers of orders', () => {
  const moderator = (game: TestGame) => linesOf(game, 'fr', 'moderator');

  test('the seat itself and the moderator', () => {
    const game = ordersTable()
      .turnOf('uk')
      .optionalAction('fr', ORDERS, { deals: 'decline' })
      .optionalAction('it', PASS, 'on');
    expect(moderator(game)).toEqual([
      'Standing order of France. Deals: Decline all.',
      'Standing order of Italy. Passing whatever may be passed, until the turn ends.',
    ]);
    expect(linesOf(game, 'uk')).toEqual([]);
    expect(game.view('spectator').orders).toEqual([]);
  });

  test('what is told of it', () => {
    const { setting } = ordersTable().turnOf('uk').game;
    const facts = [
      { type: 'orders-given', faction: 'fr', orders: { ...NO_ORDERS, deals: 'decline' } },
      { type: 'orders-given', faction: 'fr', orders: NO_ORDERS },
      { type: 'passing', faction: 'fr', on: true },
      { type: 'passing', faction: 'fr', on: false },
    ] as const;
    const told = (viewer: string) =>
      facts.map((fact) => rules.narrate(setting, fact, viewer)).map((line) => line && english.t(line));
    expect(told('fr')).toEqual([
      'Standing orders of France now: Deals: Decline all.',
      'Standing orders of France now: none.',
      'France passes whatever it may until the turn ends.',
      'France wants to be asked again this turn.',
    ]);
    expect(told('moderator')).toEqual(told('fr'));
    for (const viewer of ['uk', 'spectator'])
      expect(told(viewer)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('presets', () => {
  const offered = (game: TestGame) => {
    const { choice } = game.offered('fr', ORDERS);
    return choice.kind === 'form' ? choice : { fields: [], presets: [] };
  };
  const presetOf = (game: TestGame, id: string) => offered(game).presets?.find((one) => one.id === id)?.answer ?? {};

  test('each can be given as it is, at the beginning and when issues can come up for bid', () => {
    for (const table of [aTable(), ordersTable(), ordersTable().withAvailable({ fr: 0 })])
      for (const { id } of offered(table.turnOf('uk')).presets ?? []) {
        const game = table.turnOf('uk');
        game.optionalAction('fr', ORDERS, presetOf(game, id));
      }
    expect(offered(ordersTable().turnOf('uk')).presets).toHaveLength(8);
  });

  test('never bid; defend my issues with up to 2, also after narrower limits', () => {
    const game = ordersTable().turnOf('uk');
    const says = (id: string) => linesOf(game.optionalAction('fr', ORDERS, presetOf(game, id)));
    expect(says('never_bid')).toEqual(['Standing order. Bids: always pass.']);
    game.optionalAction('fr', ORDERS, { bids: 'bid', bidUnits: 1, bidKinds: ['league'], bidHappiness: 2 });
    expect(says('defend')[0]).toMatch(
      /^Standing order\. Bids: up to 2 units and 0 influence.*only for own issues; else pass/,
    );
    expect(says('ask_everything')).toEqual([]);
  });

  test('a field says what holds, and nothing where its seat is asked', () => {
    const game = ordersTable().turnOf('uk').optionalAction('fr', ORDERS, FULL);
    const { fields } = offered(game);
    const held = (id: string) => fields.filter((field) => field.id === id).map(({ now }) => now && english.t(now));
    expect(held('events')).toEqual(['Optional events: Decline']);
    expect(held('option-smyrna')[0]).toMatch(/^Smyrna: /);
    expect(held('option-syria')).toEqual([undefined]);
    expect(held('bidUnits')).toEqual([undefined]);
    expect(held('hit')[0]).toMatch(/^Whom an uprising hits: /);
  });
});
