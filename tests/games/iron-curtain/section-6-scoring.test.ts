import { describe, expect, test } from '@jest/globals';
import type { CardSetting } from './a-game.ts';
import { aGame } from './a-game.ts';

const score = (region: string, cards: { readonly [card: string]: CardSetting }) =>
  aGame()
    .withCards(cards)
    .doing({ step: 'score-region', args: { region, reason: 'complete' } });

describe('6.1, 6.2: basic points and bonus', () => {
  test('a point for each card that is controlled; nobody for a tie', () => {
    const game = score('africa', {
      angola: { at: '1,0', us: 1 },
      ethiopia: { at: '2,0', ussr: 2 },
      nigeria: { at: '3,0', us: 1, ussr: 1 },
      south_africa: { at: '4,0' },
    });
    expect(game.state.score).toBe(0);
    expect(game.told()).toEqual([
      'The region Africa is complete and is scored: US 1 card, USSR 1; no bonus: no points, marker in the middle.',
    ]);
  });

  test('the bonus goes to the side with more cards', () => {
    const game = score('africa', {
      angola: { at: '1,0', us: 1 },
      ethiopia: { at: '2,0', ussr: 2 },
      nigeria: { at: '3,0', us: 2, ussr: 1 },
      south_africa: { at: '4,0' },
    });
    expect(game.state.score).toBe(2 - 1 + 1);
  });

  test('0 to 0: no bonus', () => {
    const game = score('asia', { japan: { at: '1,0' } });
    expect(game.state.score).toBe(0);
    expect(game.told()).toEqual([
      'The region Asia is complete and is scored: nobody controls a card: no points, marker in the middle.',
    ]);
  });
});

test('Example 2: Vietnam completes Asia; the US controls one card more and gains 3', () => {
  const game = aGame()
    .withCards({ japan: { at: '1,0', us: 2, ussr: 1 }, south_korea: { at: '2,0', us: 1, ussr: 1 } })
    .withHand('ussr', 'vietnam')
    .turnOf('ussr')
    .answer('3,0');
  expect(game.state.score).toBe(3);
  expect(game.told()).toEqual([
    'The USSR placed Vietnam (Asia, 3 of 3) east of South Korea.',
    'The region Asia is complete and is scored: US 1 card, USSR none; bonus 2 to the US: US +3, marker at US 3.',
  ]);
});

test('6.3: the flags are looked at only after basic points and bonus', () => {
  const game = aGame()
    .withScore(7)
    .withCards({ cuba: { at: '1,0', us: 1 }, panama: { at: '2,0', ussr: 1 } })
    .doing({ step: 'score-region', args: { region: 'central_america', reason: 'complete' } });
  expect(game.state.score).toBe(7);
  expect(game.state.ending).toBeUndefined();
});

test('6.4: the card just placed is uncontrolled when its region is scored', () => {
  const game = aGame()
    .withCards({ cuba: { at: '1,0' } })
    .withHand('us', 'panama')
    .turnOf('us')
    .answer('2,0');
  expect(game.facts).toContainEqual(
    expect.objectContaining({ type: 'region-scored', controlled: { us: 0, ussr: 0 }, net: 0 }),
  );
});
