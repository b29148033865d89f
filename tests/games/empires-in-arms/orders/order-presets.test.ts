import { describe, expect, test } from '@jest/globals';
import { offerOrders } from '../../../../src/games/empires-in-arms/orders/offer-orders.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { changeRelation } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import type { State } from '../../../../src/games/empires-in-arms/state.ts';
import type { Choice, FormAnswer } from '../../../../src/kernel/choice.ts';
import { questionFor } from '../../../../src/kernel/open-decisions.ts';
import { openOptionalActions } from '../../../../src/kernel/optional-actions.ts';
import { english } from '../../played-game.ts';
import { type WholeCampaign, wholeCampaign } from '../harness/whole-campaign.ts';

type Name = 'standing-orders' | 'orders-at-sea' | 'orders-on-land' | 'give-access';

function formOf({ game, machine }: WholeCampaign, power: Power, name: Name) {
  const action = openOptionalActions(game, machine).find((one) => one.name === name);
  const choice = action && questionFor(game, machine, action.id, power)?.choice;
  if (choice?.kind !== 'form') throw new Error(`${power} has no form ${name}`);
  return choice;
}

const allies = (state: State) => {
  changeRelation(state, 'france', 'spain').alliance = { since: 0 };
};
const presetsOf = (game: WholeCampaign, name: Name) => formOf(game, 'france', name).presets ?? [];

/** What holds of the form, then a preset: what a page sends that ticks nothing else. */
function given(game: WholeCampaign, name: Name, id: string): FormAnswer {
  const preset = presetsOf(game, name).find((one) => one.id === id);
  if (!preset) throw new Error(`no preset ${id}`);
  return { ...formOf(game, 'france', name).holds, ...preset.answer };
}

const linesOf = ({ position }: WholeCampaign) =>
  rules.view(position, 'france').treasuries.flatMap(({ orders }) => orders.map(english.t));

describe('presets', () => {
  test('each can be given as it is, in every form, in both rulesets that have reactions', () => {
    for (const ruleset of [MARCH, rules.ruleset.current])
      for (const name of ['standing-orders', 'orders-at-sea', 'orders-on-land', 'give-access'] as const)
        for (const { id } of presetsOf(wholeCampaign({ ruleset, change: allies }), name)) {
          const game = wholeCampaign({ ruleset, change: allies });
          game.beside('france', name, given(game, name, id));
        }
  });

  test('say in words what they order', () => {
    const game = wholeCampaign({ change: allies });
    game.beside('france', 'orders-at-sea', { seas: ['sea:gulf_of_lions'], inSeas: 'always' });
    game.beside('france', 'orders-at-sea', given(game, 'orders-at-sea', 'never_intercept'));
    game.beside('france', 'orders-at-sea', given(game, 'orders-at-sea', 'evade_weaker'));
    game.beside('france', 'standing-orders', given(game, 'standing-orders', 'answer_allies'));
    game.beside('france', 'standing-orders', given(game, 'standing-orders', 'buy_as_before'));
    // What was ordered before stays, but for what is told of single sea areas.
    expect(linesOf(game)).toEqual([
      'you answer the calls of Spain (4.3)',
      'you buy what you bought last time (8.5)',
      'Intercept, wherever you say nothing else (6.2.3): Never',
      'When attacked at sea, evade (6.3.2): When weaker in ships',
    ]);
    for (const name of ['standing-orders', 'orders-at-sea'] as const)
      game.beside('france', name, given(game, name, 'none'));
    expect(linesOf(game)).toEqual([]);
  });

  test('10.3: allies that are not let in yet are, as long as they are allies', () => {
    const game = wholeCampaign({ change: allies });
    expect(presetsOf(game, 'give-access').map(({ label }) => english.t(label))).toEqual([
      'Let Spain into my land and ports while we are allied',
    ]);
    game.beside('france', 'give-access', given(game, 'give-access', 'ally_spain'));
    expect(game.state.access?.france).toEqual([
      { to: 'spain', into: 'land', while: { is: 'allied' } },
      { to: 'spain', into: 'ports', while: { is: 'allied' } },
    ]);
    expect(presetsOf(game, 'give-access')).toEqual([]);
  });
});

test('fields stand below headings, and say what is ordered by them', () => {
  const game = wholeCampaign();
  game.beside('france', 'orders-at-sea', {
    ...{ seas: ['sea:gulf_of_lions', 'sea:balearic_sea'], inSeas: 'never' },
    retreats: 'these',
    retreat: ['port:brest'],
  });
  const { fields } = formOf(game, 'france', 'orders-at-sea');
  const held = fields.flatMap(({ id, now }) => (now ? [[id, english.t(now)]] : []));
  expect(held).toEqual([
    ['inSeas', 'Intercept in the sea area Gulf of Lions: Never and Intercept in the sea area Balearic Sea: Never'],
    ['retreats', 'Ports to retreat to, best first (6.3.5.1): Brest'],
  ]);
  for (const name of ['standing-orders', 'orders-at-sea', 'orders-on-land'] as const)
    for (const { id, topic } of formOf(game, 'france', name).fields)
      if (id !== 'all') expect(topic && english.t(topic)).toMatch(/^[A-Z][a-z]/);
});

describe('an offer of orders', () => {
  const options = (...ids: readonly string[]): Choice => ({
    kind: 'one',
    options: ids.map((id) => ({ id, label: { key: id } })),
  });
  const INTERCEPT = options('stack:sea:english_channel', 'no');
  const offer = (answers: readonly string[], asked: Choice = INTERCEPT, before: readonly string[] = []) =>
    offerOrders(undefined, undefined, {
      answers: [
        ...before.map((answer) => ({ answer, inPart: false })),
        ...answers.map((answer) => ({ answer, inPart: true })),
      ],
      asked: [asked],
    });

  test('comes with the question that is declined the fourth time, and picks a preset of its form', () => {
    const words = (answers: readonly string[], asked?: Choice) =>
      english.t(offer(answers, asked)?.words ?? { key: '' });
    expect(offer(['no', 'no', 'no'])).toMatchObject({ action: 'orders-at-sea', preset: 'never_intercept' });
    expect(words(['no', 'no', 'no'])).toBe('You have let 3 stacks sail by: never intercept from now on?');
    expect(words(['stay_out', 'stay_out', 'stay_out'], options('join', 'stay_out'))).toBe(
      'You have stayed out of the war three times when somebody was attacked beside you: ' +
        'declare war for nobody from now on?',
    );
    expect(words(['burn', 'burn', 'burn'], options('burn', 'fight'))).toBe(
      'You have burnt 3 depots: always burn them from now on?',
    );
    const game = wholeCampaign();
    for (const [answer, asked] of [
      ['no', INTERCEPT],
      ['stay_out', options('join', 'stay_out')],
      ['burn', options('burn', 'fight')],
    ] as const) {
      const found = offer([answer, answer, answer], asked);
      if (!found || !('preset' in found)) throw new Error('nothing is offered');
      const name = found.action === 'orders-at-sea' ? 'orders-at-sea' : 'orders-on-land';
      expect(presetsOf(game, name).map(({ id }) => id)).toContain(found.preset);
    }
  });

  test('does not come earlier, to somebody who also took it up, of another stretch, or with another question', () => {
    expect(offer(['no', 'no'])).toBeUndefined();
    expect(offer(['no', 'stack:sea:english_channel', 'no', 'no'])).toBeUndefined();
    expect(offer(['no'], INTERCEPT, ['no', 'no', 'no'])).toBeUndefined();
    expect(offer(['no', 'no', 'no'], options('burn', 'fight'))).toBeUndefined();
  });
});
