import { describe, expect, test } from '@jest/globals';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { deciding, powerOf } from '../../../../src/games/empires-in-arms/sequence/who-decides.ts';
import { openDecisions } from '../../../../src/kernel/open-decisions.ts';
import { openOptionalActions } from '../../../../src/kernel/optional-actions.ts';
import { line, type WholeCampaign, wholeCampaign } from '../harness/whole-campaign.ts';

const THREE: readonly Power[] = ['france', 'great_britain', 'austria'];

/** Everybody who is asked anything, or may do anything beside, while a campaign goes on in silence. */
function heardOf(game: WholeCampaign, months: number): readonly string[] {
  const met = new Set<string>();
  while (game.state.month < months && game.window !== undefined) {
    for (const { waiting } of openDecisions(game.game, game.machine)) for (const seat of waiting) met.add(seat);
    for (const { seats } of openOptionalActions(game.game, game.machine)) for (const seat of seats) met.add(seat);
    game.answered();
  }
  return [...met].sort();
}

describe('8.11, 14.3: a power that nobody plays', () => {
  test('is asked nothing in half a year, and may do nothing beside', () => {
    expect(heardOf(wholeCampaign({ played: THREE }), 7)).toEqual([...THREE].sort());
  });

  test('collects, pays and counts its points like the others', () => {
    const game = wholeCampaign({ played: THREE }).silentUntil('budget').answered();
    expect(game.told()[0]).toMatch(/^Victory points .*Prussia \+8, Russia \+7, Spain \+6 and Turkey \+5/);
    expect(game.state.powers.russia.money).toBeGreaterThan(0);
  });

  test('can be attacked, and calls nobody', () => {
    const game = wholeCampaign({ played: THREE }).answered({ france: [line('declare', 'power:prussia')] });
    expect(game.told()).toContain('France declares war on Prussia.');
    game.silentUntil('political-orders');
    expect(game.asked).toBe('austria+france+great_britain political-orders');
    expect(game.state.month).toBe(1);
  });
});

describe('who gave up their seat', () => {
  test('is asked nothing any more, once the window is closed that was open then', () => {
    const game = wholeCampaign();
    game.resign('spain');
    expect(deciding(game.position)).not.toContain('spain');
    const { month } = game.answered().silentUntilMonth(1).state;
    expect(month).toBe(1);
    expect(game.asked).toBe('austria+france+great_britain+prussia+russia+turkey political-orders');
    const asked = heardOf(game, 7);
    expect(asked).toHaveLength(6);
    expect(asked).not.toContain('spain');
  });

  test('may do nothing beside from that moment on', () => {
    const game = wholeCampaign();
    game.resign('spain');
    expect(openOptionalActions(game.game, game.machine).flatMap(({ seats }) => seats)).not.toContain('spain');
    expect(() => game.beside('spain', 'standing-orders', game.fallback ?? [])).toThrow('cannot do');
  });

  test('is not asked where to place what comes: it is placed by itself', () => {
    const game = wholeCampaign().silentUntil('budget');
    game.answered({ spain: [line('buy', { what: 'ware:militia', number: 3 })] });
    game.resign('spain');
    game.answered();
    expect(game.asked).not.toContain('spain');
    const militia = ({ state }: WholeCampaign) =>
      Object.entries(state.corps).reduce(
        (sum, [id, { factors }]) => sum + (/^spain/.test(id) ? (factors.militia ?? 0) : 0),
        0,
      );
    const before = militia(game);
    game.answered();
    expect(militia(game)).toBe(before + 3);
  });

  test('when one alone is left, the campaign is theirs', () => {
    const game = wholeCampaign({ played: THREE });
    game.resign('france');
    expect(game.outcome).toBeUndefined();
    game.resign('great_britain');
    expect(game.asked).toBe('nobody');
    expect(game.outcome?.winners).toEqual(['austria']);
  });
});

test('4.4.8: a power that was removed from the game is asked nothing', () => {
  const game = wholeCampaign({
    change: ({ powers }) => {
      powers.russia.played = 'gone';
    },
  });
  expect(heardOf(game, 7)).not.toContain('russia');
});

test('seats have the ids of powers, and no other text is one', () => {
  expect(powerOf('france')).toBe('france');
  expect(() => powerOf('bavaria')).toThrow('no power bavaria');
});

test('standing orders answer the windows that they are for, and no other', () => {
  const game = wholeCampaign();
  game.beside('prussia', 'standing-orders', { politics: 'quiet', minors: 'ask', purchases: 'as_before' });
  expect(game.ordered('prussia')).toEqual([]);
  expect(game.ordered('russia')).toBeUndefined();
  game.silentUntil('budget');
  // "As before" of one who has never bought anything is nothing.
  expect(game.ordered('prussia')).toEqual([]);
  game.answered({ prussia: [line('buy', { what: 'ware:militia', number: 1 })] });
  game.silentUntil('budget');
  expect(game.ordered('prussia')).toEqual([line('buy', { what: 'ware:militia', number: 1 })]);
});
