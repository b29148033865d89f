import { expect, test } from '@jest/globals';
import { applyEntry, startGame } from '../../src/kernel/apply-entry.ts';
import { comparePlaces, follows, nextPlace, placeKey } from '../../src/kernel/entry-place.ts';
import { ENTRY_VERSION } from '../../src/kernel/log.ts';
import type { Game } from '../../src/kernel/machine.ts';
import { openDecisions } from '../../src/kernel/open-decisions.ts';
import { tryAnswers } from '../../src/kernel/try-answers.ts';
import { sideDeals } from '../fixtures/side-deals/rules.ts';
import { bid, openMarket } from './market.ts';

const { rules } = sideDeals;
const game: Game = { rules, setting: { seats: ['Red', 'Blue'], options: {}, pack: {}, ruleset: 1 } };
const begin = () => startGame(game, { seq: 1 }, {}).machine;

function secret(decision: string, answer: string) {
  const base = { v: ENTRY_VERSION, seq: 1, secret: 1, at: '', kind: 'answered', how: 'page' } as const;
  return applyEntry(game, begin(), { ...base, decision, seat: 'Blue', answer }, {});
}

test('what is answered in secret follows the last number; everything else has the next one', () => {
  expect(nextPlace(game, { seq: 41 }, '~give-orders')).toEqual({ seq: 41, secret: 1 });
  expect(nextPlace(game, { seq: 41, secret: 1 }, '~give-orders')).toEqual({ seq: 41, secret: 2 });
  for (const decision of ['41.1', '~propose', undefined])
    expect(nextPlace(game, { seq: 41, secret: 2 }, decision)).toEqual({ seq: 42 });
});

test('places are in order, have one name each, and a log has no gaps', () => {
  const places = [{ seq: 1 }, { seq: 1, secret: 1 }, { seq: 1, secret: 2 }, { seq: 2 }, { seq: 2, secret: 1 }];
  expect(places.toReversed().toSorted(comparePlaces)).toEqual(places);
  expect(places.map(placeKey)).toEqual(['1', '1s1', '1s2', '2', '2s1']);
  expect(places.every((place, i) => follows(place, places[i - 1]))).toBe(true);
  expect(follows({ seq: 3 }, { seq: 1, secret: 1 })).toBe(false);
  expect(follows({ seq: 1, secret: 3 }, { seq: 1, secret: 1 })).toBe(false);
});

test('a secret entry moves no number on; the next open one forgets how many there were', () => {
  const { machine, draws, revealed } = secret('~give-orders', 'reap');
  expect([machine.seq, machine.secret, draws, revealed]).toEqual([1, 1, [], false]);
  const next = { v: ENTRY_VERSION, seq: 2, at: '', kind: 'answered', how: 'page' } as const;
  const after = applyEntry(game, machine, { ...next, decision: '1.1', seat: 'Red', answer: 'sow' }, {}).machine;
  expect([after.seq, 'secret' in after]).toEqual([2, false]);
});

test('only answers to sealed optional actions can be secret entries', () => {
  const reason = expect.objectContaining({ key: 'kernel.no-secret-entry' });
  for (const decision of ['1.1', '~propose'])
    expect(() => secret(decision, 'sow')).toThrow(expect.objectContaining({ code: 'illegal-answer', reason }));
});

test('a draft stops before the last answer to a sealed question: it would show those of the others', () => {
  const market = openMarket({ players: 2 });
  bid(market, 'Red', 4);
  const [open] = openDecisions(market.game, market.machine);
  if (!open) throw new Error('Blue is asked');
  // Equal bids would need a die, others not: which one it is must not be told.
  for (const answer of [4, 3]) {
    const tried = tryAnswers(market.game, market.machine, 'Blue', [{ decision: open.id, answer }]);
    expect(tried.stopped).toBe('hidden');
    expect(tried.machine).toEqual(market.machine);
  }
});
