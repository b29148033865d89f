import { describe, expect, test } from '@jest/globals';
import { board } from '../../../../src/games/empires-in-arms/board.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { ToldScene } from '../../../../src/kernel/scene.ts';
import { aboutIn } from '../../../../src/theme/drawing/about.ts';
import { english } from '../../played-game.ts';
import { aBattle, lead } from '../battle/a-battle.ts';
import { atWar, put } from '../land/a-land-step.ts';

/** Napoleon goes around Mack's flank and breaks him in the third round; Ney comes in the second. */
const fought = aBattle(
  (one) => {
    atWar(one, 'france', 'austria');
    put(one, 'france_i', 'linz', { factors: { infantry: 16 } });
    put(one, 'france_ii', 'linz', { factors: { infantry: 12, cavalry: 2 } });
    put(one, 'france_iii', 'innsbruck', { factors: { infantry: 12 } });
    put(one, 'austria_i', 'linz', { factors: { infantry: 14 } });
    lead(one, 'napoleon', 'france_i');
    lead(one, 'ney', 'france_iii');
  },
  {
    attacks: [{ area: 'linz', attackers: ['france'], defenders: ['austria'] }],
    dice: {
      'battle:france': [4, 4, 6],
      'battle:austria': [3, 1, 1],
      'reinforcement:france': [1],
      'flank:france': [6, 1],
    },
  },
).orders({
  france: { chit: 'outflank', flank: ['corps:france_ii'], reinforce: ['corps:france_iii'] },
  austria: { chit: 'defend' },
});

function told(viewer: string): readonly ToldScene[] {
  return fought.everything.flatMap((fact) => {
    const piece = rules.scene?.(fought.game.setting, fact, viewer);
    const text = rules.narrate(fought.game.setting, fact, viewer);
    return piece && text ? [{ text, piece }] : [];
  });
}
const scenes = (viewer = 'russia', from = 0) => board.scenes?.(told(viewer).slice(from)) ?? [];
const words = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text ?? '');

describe('a battle as a picture of its two lines', () => {
  const [scene] = scenes();
  const svg = scene?.draw({ t: english.t }) ?? '';

  test('its markers, lines and morale can be asked what they are', () => {
    const about = ['power-france', 'power-austria', 'line', 'morale'];
    expect(aboutIn(svg)).toEqual(about);
    const known = board.legend?.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(about));
  });

  test('names its place, and tells in words what it shows, from the chits to the retreat', () => {
    expect(scene && english.t(scene.title)).toBe('Battle in Linz');
    const text = (scene?.text ?? []).map((one) => english.t(one));
    expect(text[0]).toMatch(/^Battle in Linz\. Attackers: France under Napoleon/);
    expect(text.some((line) => line.startsWith('Linz, round 1: France on table'))).toBe(true);
    expect(text.some((line) => line.includes('French III Corps comes'))).toBe(true);
    expect(text).toEqual(fought.report('russia').filter((line) => !line.includes('political')));
  });

  test('shows commanders, chits, forces, and each round with what fired, what was lost and the morale left', () => {
    const said = words(svg);
    expect(said).toEqual(expect.arrayContaining(['Attackers: France', 'Under Napoleon', 'Outflank', 'Defend']));
    const { strikes, left } = fought.factsOf('battle-round')[0] ?? {};
    const morale = ((left?.defenders.morale ?? 0) / 10).toFixed(1);
    expect(said).toContain(`${strikes?.defenders.factors} − ${strikes?.attackers.losses} · morale ${morale}`);
    expect(said).toContain('1');
    expect(said).toContain('2');
  });

  test('a side whose morale is gone is broken, and the ending stands below it', () => {
    const over = fought.factsOf('battle-over')[0];
    expect(over?.ending.how).toBe('broken');
    expect(words(svg).some((text) => text.endsWith('· broken'))).toBe(true);
    expect(words(svg).some((text) => text.includes('breaks in round'))).toBe(true);
  });

  test('is the same for everybody, whatever they had planned', () => {
    for (const viewer of ['france', 'austria', 'spectator', 'moderator'])
      expect(scenes(viewer)[0]?.draw({ t: english.t })).toBe(svg);
  });

  test('of which only the end is news there is no picture', () => {
    expect(scenes('russia', 1)).toEqual([]);
  });
});
