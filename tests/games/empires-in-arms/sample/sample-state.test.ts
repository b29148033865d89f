import { describe, expect, test } from '@jest/globals';
import { lookAhead } from '../../../../src/computer/look-ahead.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { pairOf } from '../../../../src/games/empires-in-arms/relations/pair.ts';
import type { EmpiresInArms } from '../../../../src/games/empires-in-arms/types.ts';
import { anyGame } from '../../../../src/kernel/any-game.ts';
import { applyInPlace } from '../../../../src/kernel/apply-entry.ts';
import type { FormAnswer } from '../../../../src/kernel/choice.ts';
import { cloneData } from '../../../../src/kernel/json.ts';
import { type Machine, positionOf } from '../../../../src/kernel/machine.ts';
import { explainAnswer, openDecisions } from '../../../../src/kernel/open-decisions.ts';
import { randomAnswer } from '../../../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../../../src/kernel/random.ts';
import { sampleMachine } from '../../../../src/kernel/sample-machine.ts';
import type { PlayedGame } from '../../played-game.ts';
import { aBattle, lead } from '../battle/a-battle.ts';
import { line, wholeCampaign } from '../harness/whole-campaign.ts';
import { atWar, put } from '../land/a-land-step.ts';
import { anotherSecret, otherOrders } from '../secrecy/another-secret.ts';

type Played = Pick<PlayedGame<EmpiresInArms>, 'game' | 'machine'>;

/** What a viewer could take away of a game, by a seed. */
function sampled({ game, machine }: Played, viewer: string, seed = 'one'): Machine<EmpiresInArms> {
  const sample = sampleMachine(anyGame(game), machine, viewer, seededRandom(seed));
  if (!sample) throw new Error('nothing was sampled');
  return sample as Machine<EmpiresInArms>;
}

const seeds = Array.from({ length: 12 }, (_, n) => `seed ${n}`);

describe('2.4.2: what a viewer does not see is drawn anew', () => {
  const campaign = wholeCampaign().silentUntil('budget');

  test('all that they see stays, for every power', () => {
    for (const viewer of [...POWERS, 'spectator']) {
      const { state } = sampled(campaign, viewer);
      const { game, machine } = campaign;
      const seen = (of: typeof state) => game.rules.view(positionOf(game, { ...machine, state: of }), viewer);
      expect(seen(state)).toEqual(seen(machine.state));
      expect(game.rules.invariants(positionOf(game, { ...machine, state }))).toEqual([]);
    }
  });

  test('corps, their strength, leaders, treasuries and what is on its way are others with another seed', () => {
    const drawn = seeds.map((seed) => sampled(campaign, 'spain', seed).state);
    const of = (what: (state: (typeof drawn)[number]) => unknown) =>
      new Set(drawn.map((one) => JSON.stringify(what(one))));
    expect(of(({ corps }) => Object.keys(corps).filter((id) => id.startsWith('france'))).size).toBeGreaterThan(1);
    expect(of(({ corps }) => corps.austria_i?.factors).size).toBeGreaterThan(1);
    expect(of(({ leaders }) => leaders.napoleon).size).toBeGreaterThan(1);
    expect(of(({ powers }) => powers.france.money).size).toBeGreaterThan(1);
    expect(of(({ arrivals }) => arrivals).size).toBeGreaterThan(1);
    expect(of(({ powers, corps }) => [powers.spain, corps.spain_i]).size).toBe(1);
  });

  test('by what they see alone: it is the same whatever a power keeps to itself or has ordered', () => {
    const twin = cloneData(campaign.machine);
    const board = { state: twin.state, pack: campaign.game.setting.pack };
    anotherSecret(board, 'france', seededRandom('twin'));
    otherOrders(board, 'france');
    for (const viewer of ['spain', 'spectator'])
      expect(JSON.stringify(sampled({ ...campaign, machine: twin }, viewer))).toBe(
        JSON.stringify(sampled(campaign, viewer)),
      );
    expect(sampled({ ...campaign, machine: twin }, 'france')).not.toEqual(sampled(campaign, 'france'));
  });

  test('a moderator, who sees all, takes away all', () => {
    expect(sampled(campaign, 'moderator').state).toEqual(campaign.state);
  });
});

const ORDERS = { chit: 'escalated_assault', ask: ['round_2'] } satisfies FormAnswer;

/** The battle of Linz waits before its second round, and that of Graz to be fought. */
function battles(chit: string, strength: number, [first = '', second = ''] = ['france_i', 'france_ii']) {
  const played = aBattle(
    (board) => {
      atWar(board, 'france', 'austria');
      put(board, first, 'linz', { factors: { infantry: 12 } });
      put(board, second, 'graz', { factors: { infantry: strength } });
      put(board, 'france_vii', 'munich', { factors: { infantry: strength } });
      put(board, 'austria_i', 'linz', { factors: { infantry: 9 } });
      put(board, 'austria_ii', 'graz', { factors: { infantry: 9 } });
      lead(board, 'ney', first);
    },
    {
      attacks: ['linz', 'graz'].map((area) => ({ area, attackers: ['france' as const], defenders: ['austria'] })),
      dice: { 'battle:france': [1], 'battle:austria': [1] },
    },
  );
  played.orders({ france: ORDERS, austria: { chit: 'counterattack' } });
  return played.orders({ france: { chit }, austria: { chit: 'cordon' } });
}

describe('orders that wait', () => {
  test('4: what others have written for the rest of the political phase is not in the frames of it', () => {
    const campaign = wholeCampaign({
      change: ({ relations }) => {
        relations[pairOf('austria', 'russia')] = { alliance: { since: 0 } };
      },
    }).silentUntil('political-orders');
    campaign.answered({ france: [line('declare', 'power:austria')], spain: [line('ally', 'power:turkey')] });
    expect(campaign.window).toBe('call-allies');
    const offers = (viewer: string) => JSON.stringify(sampled(campaign, viewer).agenda).includes('"spain":["turkey"]');
    expect(POWERS.filter(offers)).toEqual(['spain']);
  });

  test('7.5.2.3: the chit of a battle that waits is any other, one’s own is not', () => {
    const played = battles('echelon', 8);
    expect(played.open()?.name).toBe('battle-again');
    const chits = (viewer: string, power: 'austria' | 'france') =>
      new Set(seeds.map((seed) => sampled(played, viewer, seed).state.battlePlans?.graz?.[power]?.chit));
    expect(chits('austria', 'france').size).toBeGreaterThan(1);
    expect(chits('austria', 'france').has('cordon' as never)).toBe(false);
    expect(chits('austria', 'austria')).toEqual(new Set(['cordon']));
    expect(chits('france', 'france')).toEqual(new Set(['echelon']));
  });

  test('7.5.2.5: corps in a battle are open and stay, with the strength that has been told of their side', () => {
    const played = battles('echelon', 8);
    for (const seed of seeds) {
      const { corps } = sampled(played, 'austria', seed).state;
      expect(corps.france_i?.area).toBe('linz');
      expect(factorsOf(corps.france_i)).toBe(factorsOf(played.state.corps.france_i));
    }
    const others = new Set(seeds.map((seed) => Object.keys(sampled(played, 'austria', seed).state.corps).join(' ')));
    expect(others.size).toBeGreaterThan(1);
  });

  test('it is the same whatever others ordered for it, and whoever else stands there', () => {
    const [one, other] = [battles('echelon', 8), battles('assault', 4, ['france_i', 'france_v'])];
    expect(sampled(one, 'russia')).toEqual(sampled(other, 'russia'));
    expect(sampled(one, 'france')).not.toEqual(sampled(other, 'france'));
  });
});

test('7.5.2.10: where others say what they lose in pursuit, they have as much, and the game goes on', () => {
  const played = aBattle(
    (board) => {
      atWar(board, 'france', 'austria');
      for (const id of ['france_i', 'france_ii', 'france_iii'])
        put(board, id, 'linz', { factors: { infantry: 14, cavalry: 2 } });
      for (const id of ['austria_i', 'austria_ii'])
        put(board, id, 'linz', { factors: { infantry: 8, militia: 6, cavalry: 2 } });
      board.state.standing.austria = { reactions: { asksInBattle: 'everywhere' } };
    },
    {
      attacks: [{ area: 'linz', attackers: ['france'], defenders: ['austria'] }],
      dice: { 'battle:france': [6, 6, 6], 'battle:austria': [1, 1, 1], 'pursuit:france': [1] },
    },
  ).orders({ france: { chit: 'escalated_assault' }, austria: { chit: 'cordon' } });
  while (played.asked === 'austria battle-losses') played.orders({});
  expect(played.asked).toBe('austria combat-losses');
  const any = anyGame(played.game);
  const strengthOf = ({ corps }: typeof played.state) => factorsOf(corps.austria_i) + factorsOf(corps.austria_ii);
  for (const seed of seeds) {
    const sample = sampled(played, 'russia', seed);
    expect(strengthOf(sample.state)).toBe(strengthOf(played.state));
    applyInPlace(any, sample, randomAnswer(any, sample, seededRandom(seed)), { source: () => seededRandom(seed) });
    expect(played.game.rules.invariants(positionOf(played.game, sample))).toEqual([]);
  }
});

test('the general computer player looks ahead from what a power sees', () => {
  const { game, machine } = wholeCampaign().silentUntil('land-slot');
  const put = { decision: openDecisions(game, machine)[0]?.id ?? '', seat: 'france' };
  const found = lookAhead(anyGame(game), machine, {
    ...{ ...put, seed: 'ahead', now: () => 0 },
    budget: { positions: 1, ms: 1 },
  });
  expect(found?.futures).toBe(1);
  expect(explainAnswer(game, machine, { ...put, answer: found?.best.answer ?? '' })).toBeUndefined();
});

const factorsOf = (corps: { readonly factors: object } | undefined): number =>
  Object.values(corps?.factors ?? {}).reduce((sum: number, one: number) => sum + one, 0);

test('B.4: which corps of others is lent, and until when, is drawn; whoever lends or borrows knows it', () => {
  const campaign = wholeCampaign({
    change: (state) => {
      state.loans = [{ corps: 'austria_i', from: 'austria', to: 'france', until: 9 }];
    },
  }).silentUntil('budget');
  const loans = (viewer: string) => seeds.map((seed) => sampled(campaign, viewer, seed).state.loans);
  for (const viewer of ['austria', 'france']) expect(loans(viewer)).toEqual(seeds.map(() => campaign.state.loans));
  const drawn = loans('spain').map(([loan]) => loan);
  expect(drawn).toEqual(seeds.map(() => expect.objectContaining({ from: 'austria', to: 'france' })));
  expect(new Set(drawn.map((loan) => loan?.corps)).size).toBeGreaterThan(1);
});
