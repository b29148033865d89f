import { describe, expect, test } from '@jest/globals';
import { momentOf } from '../../../../src/games/empires-in-arms/board/moment-of.ts';
import { board } from '../../../../src/games/empires-in-arms/board.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { View } from '../../../../src/games/empires-in-arms/view-types.ts';
import { overlaps, readSvg } from '../../versailles-1919/board/read-svg.ts';
import { aBusyCampaign, drawn, seenBy, spanish, t } from './a-board.ts';

const names = (view: View) => board.pictures(view).map(({ name, title }) => [name, t(title)]);

describe('the pictures', () => {
  test('the map first, the standing, one’s own treasury, and windows where one is strongest', () => {
    expect(names(seenBy('france'))).toEqual([
      ['whole', 'Europe'],
      ['status', 'Political status'],
      ['treasury', 'Treasury and forces: France'],
      ['around-paris', 'Around Paris'],
      ['around-milan', 'Around Milan'],
      ['around-brest', 'Around Brest'],
    ]);
    expect(names(seenBy('spectator')).map(([name]) => name)).toEqual(['whole', 'status']);
  });

  test('a window is where the corps are now, and called after a capital or the strongest area', () => {
    const view = seenBy('france', ({ corps }) => {
      for (const [id, one] of Object.entries(corps))
        if (id.startsWith('france')) one.area = id === 'france_i' ? 'munich' : 'ulm';
      for (const id of Object.keys(corps)) if (/^(holland|lombardy)/.test(id)) delete corps[id];
    });
    expect(names(view).slice(3)).toEqual([['around-ulm', 'Around Ulm']]);
    expect(names(seenBy('turkey'))[3]).toEqual(['around-constantinople', 'Around Constantinople']);
    expect(spanish.t(board.pictures(view)[3]?.title ?? { key: '' })).toBe('Alrededor de Ulm');
  });

  test('every picture of everybody can be drawn, and is the same each time', () => {
    for (const viewer of [...POWERS, 'spectator', 'moderator']) {
      const view = seenBy(viewer, aBusyCampaign);
      for (const { name } of board.pictures(view)) {
        const svg = board.draw(name, view, { t });
        expect(svg).not.toMatch(/NaN|undefined|empires-in-arms/);
        expect(board.draw(name, seenBy(viewer, aBusyCampaign), { t })).toBe(svg);
      }
    }
    expect(() => board.draw('elsewhere', seenBy('france'), { t })).toThrow('There is no picture elsewhere of this map');
  });

  test.each(['status', 'treasury'])('%s is 400 units wide; nothing overlaps or is too small', (name) => {
    for (const say of [t, spanish.t])
      for (const change of [() => {}, aBusyCampaign])
        for (const viewer of POWERS) {
          const read = readSvg(board.draw(name, seenBy(viewer, change), { t: say }));
          expect(read.width).toBe(400);
          expect(overlaps(read)).toEqual([]);
          const faulty = read.letters.filter(
            ({ size, left, right, base }) => size < 11.5 || left < 0 || right > 400 || base > read.height,
          );
          expect(faulty).toEqual([]);
          expect(
            read.rects.filter(({ left, right, bottom }) => left < 0 || right > 400 || bottom > read.height + 0.01),
          ).toEqual([]);
        }
  });
});

describe('the political status display (2.4.3)', () => {
  test('every box with its number and what it gives, the best zone at the top', () => {
    const { words } = drawn('status', seenBy('spectator'));
    const zones = words.filter((word) => ['Dominant', 'Neutral', 'Instability', 'Fiasco'].includes(word));
    expect(zones).toEqual(['Dominant', 'Neutral', 'Instability', 'Fiasco']);
    expect(words.filter((word) => /^\+\d+$/.test(word))).toHaveLength(40);
    expect(words.slice(words.indexOf('Dominant') + 1, words.indexOf('Dominant') + 6)).toEqual([
      '1',
      '+9',
      '2',
      '+9',
      'FR',
    ]);
  });

  test('powers in one box do not hide each other, each with its letters and a sign of its own', () => {
    const { svg, words } = drawn(
      'status',
      seenBy('spectator', ({ powers }) => {
        for (const power of POWERS) powers[power].square = 25;
      }),
    );
    const at = words.indexOf('6', words.indexOf('Neutral'));
    expect(words.slice(at, at + 9)).toEqual(['6', '+6', 'AU', 'FR', 'GB', 'PR', 'RU', 'SP', 'TU']);
    const signs = [...svg.matchAll(/<path d="([^"]*)" fill="none" stroke="#ffffff"/g)].map(([, d]) => d);
    expect(new Set(signs).size).toBe(7);
  });

  test('a power that is gone has no marker there, and no row among wars and alliances', () => {
    const { words } = drawn('status', seenBy('spectator', aBusyCampaign));
    expect(words.filter((word) => word === 'TU')).toHaveLength(1);
    expect(words).toEqual(expect.arrayContaining(['removed from the game', 'nobody plays it']));
  });

  test('victory points against the goal, as a number and a bar', () => {
    const { svg, words } = drawn('status', seenBy('spectator', aBusyCampaign));
    expect(words).toEqual(expect.arrayContaining(['187 of 400', '410 of 380', '−30 of 330', 'Dominant 10: +14']));
    // France has 187/400 of a bar of 194 units, Great Britain all of it; the others have nothing.
    const bars = [...svg.matchAll(/width="([\d.]+)" height="8" fill="#(?!ffffff)/g)].map(([, width]) => Number(width));
    expect(bars).toEqual([90.7, 194]);
  });

  test('who is at war, allied, or bound by peace until when', () => {
    const { words, text } = drawn('status', seenBy('spectator', aBusyCampaign));
    expect(words.filter((word) => word === 'war')).toHaveLength(4);
    expect(words.filter((word) => word === 'ally')).toHaveLength(4);
    // The row is bound: Austria for longer than France.
    expect(words.filter((word) => /^[A-Z][a-z]{2} 180\d$/.test(word))).toEqual([
      'May 1808',
      'Sep 1807',
      'Sep 1808',
      'Sep 1808',
    ]);
    expect(text).toContain('Austria is bound to France until March 1808: Trade embargo.');
    expect(text).toContain('France is at war with Portugal.');
    expect(text).toContain('+2 control of Bavaria (4.6.3) +3 a field battle won (7.5.2)');
  });
});

describe('the treasury', () => {
  test('money, manpower, forces, what is on its way, and the order of battle', () => {
    const { text, words } = drawn('treasury', seenBy('france', aBusyCampaign));
    expect(text).toContain('Money 43 Manpower 12 Land factors 170 Ships 57');
    expect(text).toContain('Held prisoner by France, of Austria: 6 infantry and 1 cavalry.');
    expect(text).toContain('April 1807: 3 infantry factors, 3 cavalry factors');
    expect(words).toEqual(
      expect.arrayContaining(['French I Corps', 'I 11/16 C 1/2', 'Bernadotte', 'garrison 2 · depot', '25/30 ships']),
    );
  });

  test('nothing on its way; militia and infantry in one; sieges and irregulars', () => {
    const { text, words } = drawn(
      'treasury',
      seenBy('russia', ({ corps, depots }) => {
        const first = corps.russia_i;
        if (first) Object.assign(first, { factors: { infantry: 3, militia: 2 }, besieged: true });
        depots.riga = { power: 'russia', garrison: { nation: 'russia', infantry: 2, militia: 0 } };
      }),
    );
    expect(text).toContain('On its way nothing');
    expect(text).toMatch(/Russian I Corps \(besieged\) I 3 M 2\/\d+/);
    expect(words).toEqual(expect.arrayContaining(['1 cossack', 'garrison 2 · depot with 2']));
  });
});

describe('the map', () => {
  test('owners, flags on minor countries’ capitals, own strength, and others’ unknown', () => {
    const { areas } = momentOf(seenBy('france'));
    expect(areas.paris?.owner).toBe('france');
    expect(areas.amsterdam?.flags).toEqual(['france']);
    expect(areas.hanover?.stacks).toEqual([{ power: 'france', kind: 'army', name: 'French I Corps', strength: 12 }]);
    expect(areas.linz?.stacks).toEqual([{ power: 'austria', kind: 'army' }]);
    expect(areas.malta?.stacks).toMatchObject([
      { kind: 'fleet', strength: 15 },
      { kind: 'garrison', strength: 2 },
    ]);
    expect(areas.kharkov?.stacks).toEqual([{ power: 'russia', kind: 'army', strength: 1 }]);
  });

  test('ships are not added to troops', () => {
    const { words } = drawn('around-brest', seenBy('france'));
    expect(words).toEqual(expect.arrayContaining(['12', '25']));
  });

  test('a depot adds nothing to what is known of a stack', () => {
    expect(drawn('whole', seenBy('spectator')).words).not.toContain('0+');
    const { words } = drawn('around-milan', seenBy('france'));
    expect(words).toContain('20'); // two corps of 13 and 7, and a depot
  });
});
