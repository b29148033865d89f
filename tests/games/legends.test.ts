import { describe, expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/translator.ts';
import type { Drawing } from '../../src/kernel/board.ts';
import { exampleView } from '../../src/kernel/example-view.ts';
import type { GameModule } from '../../src/kernel/rules.ts';
import { aboutIn } from '../../src/theme/drawing/about.ts';
import { aBusyCampaign, seenBy } from './empires-in-arms/board/a-board.ts';
import { aView } from './iron-curtain/board/a-view.ts';
import { aFullTable } from './versailles-1919/board/a-board.ts';

const english = translator('en', 'UTC');
const spanish = translator('es', 'UTC');

/** Positions in which everything is drawn that a board can draw, but for what is printed on cards. */
const POSITIONS: { readonly [game: string]: () => readonly object[] } = {
  'iron-curtain': () => [
    aView(
      [
        ['start', 0, 0, 1, 1],
        ['egypt', 1, 0, 3, 0],
        ['iran', 0, 1, 1, 0],
      ],
      { hand: ['chile'] },
    ),
  ],
  'versailles-1919': () => [
    aFullTable().withSettled('us', 'korea', ['navy-us', 'navy-uk']).turnOf('fr').view(),
    {
      ...aFullTable().turnOf('fr').view(),
      check: { regions: ['eu'], modifier: 0, announced: {}, uprisings: [] },
    },
  ],
  'empires-in-arms': () => [seenBy('france', aBusyCampaign)],
};

/** Every card of a pack that has a face, each drawn by itself. */
function faces({ rules, packEditor }: GameModule, t: Drawing['t']): readonly string[] {
  const { pack, content } = rules.builtInPack();
  return Object.entries(content).flatMap(([subject, cards]) =>
    idsIn(cards).flatMap((id) => packEditor?.face?.(pack, subject, id, t) ?? []),
  );
}

const idsIn = (cards: unknown): readonly string[] =>
  Array.isArray(cards) ? cards.map((card) => String(card?.id)) : Object.keys(Object(cards));

/** All that the pictures of these views show. */
function pictures({ board }: GameModule, view: object, t: Drawing['t']): readonly string[] {
  const places = [{ place: 'hand:chile', label: 'Chile' }];
  const whole = board.pictures(view).map(({ name }) => board.draw(name, view, { t, places }));
  const moment = board.map?.moment(view, { t, layer: '/layer.svg' });
  return [...whole, ...(moment ? [moment.over] : [])];
}

describe.each([...games.values()].map((game) => [game.rules.id, game] as const))('%s', (id, game) => {
  const { board, rulebook = [] } = game;
  const legend = board.legend ?? [];
  const ids = new Set(legend.map((icon) => icon.id));
  const views = [exampleView(game), ...(POSITIONS[id]?.() ?? [])];
  const seen = views.flatMap((view) => board.seen?.(view) ?? []);

  test('every icon is there once, with its words in both languages and a section of the rules', () => {
    expect(legend.length).toBeGreaterThan(10);
    expect(ids.size).toBe(legend.length);
    const sections = new Set(rulebook.map(([number]) => number));
    expect([...legend, ...seen].filter(({ section }) => !sections.has(section)).map((item) => item.id)).toEqual([]);
    const untold = legend.filter(({ name, text }) => {
      const [inEnglish, inSpanish] = [english, spanish].map(({ t }) => text.map(t).join(' '));
      return english.t(name) === '' || spanish.t(name) === '' || inEnglish === inSpanish || inEnglish === '';
    });
    expect(untold.map((icon) => icon.id)).toEqual([]);
  });

  test('every icon has a picture within its frame, and no two that differ look alike', () => {
    const drawn = legend.map((icon) => ({ id: icon.id, ...icon.draw(english.t) }));
    expect(drawn.filter(({ width, height, svg }) => !(width > 5 && height > 5 && svg.includes('<')))).toEqual([]);
    // A check is drawn as what it is about: the unrest.
    const alike = drawn.filter(({ id: one, svg }) => drawn.some((other) => other.id < one && other.svg === svg));
    expect(alike.map((icon) => icon.id)).toEqual(id === 'versailles-1919' ? ['unrest'] : []);
  });

  test('whatever a board draws that can be asked about is in its legend, or in what the view shows', () => {
    const known = new Set([...ids, ...seen.map((item) => item.id)]);
    const shown = views.flatMap((view) => pictures(game, view, english.t));
    const unknown = shown.flatMap(aboutIn).filter((about) => !known.has(about));
    expect([...new Set(unknown)]).toEqual([]);
    // A printed card is about itself.
    const printed = faces(game, english.t);
    const strange = printed.flatMap((face) => aboutIn(face).filter((about, n) => !known.has(about) && n > 0));
    expect(strange.filter((about) => !/^(?:card|issue|event|strategy)-/.test(about))).toEqual([]);
  });

  test('whatever is in the legend is drawn somewhere, or lies in the ground of a map', () => {
    const shown = [...views.flatMap((view) => pictures(game, view, english.t)), ...faces(game, english.t)];
    const drawn = new Set(shown.flatMap(aboutIn));
    const never = [...ids].filter((icon) => !drawn.has(icon));
    expect(never).toEqual(NOT_ASKED[id] ?? []);
  });
});

/** The pieces on a map are asked as their area, its ground is one drawing; lines of battle are drawn in scenes. */
const NOT_ASKED: { readonly [game: string]: readonly string[] } = {
  'empires-in-arms': [
    ...['army', 'hidden', 'stack', 'fleet', 'flag', 'move', 'sail'],
    ...['city-capital', 'city-provincial', 'city-town', 'port'],
    ...['terrain-clear', 'terrain-forest', 'terrain-mountain', 'terrain-marsh', 'terrain-desert'],
    ...['river', 'closed', 'crossing', 'connection'],
    ...['line', 'morale'],
  ],
};

test('a legend shows nobody what they do not see: no card of another hand', () => {
  const board = games.get('iron-curtain')?.board;
  const cards = (viewer: 'us' | 'ussr', hand: readonly string[]) =>
    board?.seen?.(aView([['start', 0, 0, 1, 1]], { viewer, hand })).map(({ id }) => id);
  expect(cards('us', ['chile', 'brazil'])).toEqual(['card-start', 'card-chile', 'card-brazil']);
  expect(cards('ussr', [])).toEqual(['card-start']);
});
