import { describe, expect, test } from '@jest/globals';
import { board } from '../../../../src/games/iron-curtain/board.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { printedAs } from '../../../../src/kernel/printed.ts';
import { aFace, aView, FIVE, SEVENTEEN, START } from './a-view.ts';

const { t } = translator('en', 'utc');
const names = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe('the picture', () => {
  test('of five cards, with a space and a card to pick', () => {
    const places = [
      { place: 'cell:2,0', label: '1. East of Poland', href: '/a/1' },
      { place: 'cell:0,0', label: 'Europe' },
    ];
    expect(board.draw('board', aView(FIVE, { turn: 5, score: -3, active: 'ussr' }), { t, places })).toMatchSnapshot();
  });

  test('no letters are smaller than 11 units, however many columns a map has, and no name is cut short', () => {
    for (const say of [t, translator('es', 'utc').t])
      for (const map of [START, FIVE, SEVENTEEN]) {
        const svg = board.draw('board', aView(map), { t: say });
        const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
        const words = names(svg).join(' ');
        for (const [id] of map) expect(words).toContain(say(aFace(id).name));
      }
  });

  test('a map of many columns makes the board broader, and says so', () => {
    const svg = board.draw('board', aView(SEVENTEEN), { t });
    expect(svg).toMatch(/^<svg [^>]*class="broad" viewBox="0 0 418 /);
    expect(svg.match(/class="broad"/g)).toHaveLength(1);
  });

  test('a page has it in two drawings, in which the same stands', () => {
    const view = aView(FIVE);
    const [left = '', right = '', ...more] = board.draw('board', view, { t, split: true }).split(/(?=<svg )/);
    expect(more).toEqual([]);
    expect([...names(left), ...names(right)].sort()).toEqual(names(board.draw('board', view, { t })).sort());
    expect(names(left)).toContain('Poland');
    expect(names(right)).toContain('Regions');
  });

  test('shows every country, region and figure of a whole map', () => {
    const words = names(board.draw('board', aView(SEVENTEEN, { round: 2, turn: 8, score: 5 }), { t })).join(' ');
    for (const [id] of SEVENTEEN) expect(words).toContain(aFace(id).name.printed);
    expect(words).toContain('Central America');
    expect(words).toContain('US leads by 5');
    expect(words).toContain('Round 2 of 2, turn 8 of 8');
  });

  test.each([
    ['start', START],
    ['five', FIVE],
  ])('of %s cards stays inside the 360 units of a phone', (_, map) => {
    const svg = board.draw('board', aView(map), { t });
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 360 [\d.]+"/);
    for (const [, x, w] of svg.matchAll(/<rect x="([\d.-]+)" y="[\d.-]+" width="([\d.-]+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x) + Number(w)).toBeLessThanOrEqual(360.1);
    }
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  test('no letters are smaller than 8 units while the map is at most 6 columns wide', () => {
    const six = SEVENTEEN.map(([id, x, ...rest]) => [id, Math.min(x, 2), ...rest] as const);
    const svg = board.draw('board', aView(six), { t });
    for (const [, size] of svg.matchAll(/font-size="([\d.]+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(8);
  });

  test('differs by shape, not only by colour, between the sides', () => {
    const only = (us: number, ussr: number) => board.draw('board', aView([['start', 0, 0, us, ussr]]), { t });
    const polygons = (svg: string) => svg.match(/<polygon/g)?.length ?? 0;
    expect(polygons(only(0, 3)) - polygons(only(0, 0))).toBe(4); // three on the card, one in the region's line
    expect(polygons(only(3, 0))).toBe(polygons(only(0, 0)));
  });

  test('fills the row of the side that dominates, shades that of the side that controls', () => {
    const drawn = (us: number) => board.draw('board', aView([['start', 0, 0, us, 1]]), { t });
    const row = (us: number, fill: string) => drawn(us).match(new RegExp(`fill="${fill}" rx="2"`, 'g'))?.length ?? 0;
    expect(row(2, '#d9e4f3')).toBe(row(1, '#d9e4f3') + 2);
    expect(row(3, '#1c4f91')).toBe(row(2, '#1c4f91') + 1);
  });

  test('marks the card placed last', () => {
    const frames = (svg: string) => svg.match(/stroke="#211f1b" stroke-width="2.4"/g)?.length ?? 0;
    expect(frames(board.draw('board', aView(FIVE), { t }))).toBe(frames(board.draw('board', aView(START), { t })) + 1);
  });

  test('puts the marker on the flag, also when it overshoots', () => {
    const marker = (score: number) =>
      /<circle cx="([\d.]+)" cy="[\d.]+" r="11.5"/.exec(board.draw('board', aView(START, { score }), { t }))?.[1];
    expect(marker(11)).toBe(marker(8));
    expect(Number(marker(-8))).toBeLessThan(Number(marker(0)));
  });

  test('names from a pack cannot break out of the drawing', () => {
    const view = aView(START);
    const cards = view.cards.map((card) => ({ ...card, name: printedAs('iron-curtain-pack.card-x', '<script>"&') }));
    const svg = board.draw('board', { ...view, cards }, { t });
    expect(svg).toContain('&lt;script&gt;&quot;&amp;');
    expect(svg).not.toContain('<script');
  });
});

describe('places to pick', () => {
  test('are links or focusable groups with a label', () => {
    const places = [
      { place: 'cell:0,-1', label: 'North of "Europe"', href: '/a/1?x=1&y=2' },
      { place: 'region:asia', label: 'Asia' },
    ];
    const svg = board.draw('board', aView(START), { t, places });
    expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox');
    expect(svg).toContain('role="group"');
    expect(svg).toContain(
      '<a class="place" data-place="cell:0,-1" aria-label="North of &quot;Europe&quot;" ' +
        'href="/a/1?x=1&amp;y=2"><title>',
    );
    expect(svg).toContain('<g class="place" data-place="region:asia" aria-label="Asia" role="button" tabindex="0">');
  });

  test('a numbered label shows its number', () => {
    const places = [{ place: 'cell:1,0', label: '3. East of Europe' }];
    expect(names(board.draw('board', aView(START), { t, places }))).toContain('3');
  });

  test('the hand is drawn only while a card of it can be picked', () => {
    const view = aView(START, { hand: ['cuba', 'chile'] });
    expect(names(board.draw('board', view, { t }))).not.toContain('Cuba');
    const svg = board.draw('board', view, { t, places: [{ place: 'hand:cuba', label: 'Cuba' }] });
    expect(names(svg)).toContain('Cuba');
    expect(names(svg)).not.toContain('Chile');
  });
});

describe('in words', () => {
  test('everything that the picture shows', () => {
    const view = aView(FIVE, { turn: 5, score: -3, active: 'ussr', played: 'south_africa', deck: 8 });
    expect(board.text(view).map(t)).toMatchInlineSnapshot(`
[
  "Round 1 of 2, turn 5 of 8: USSR to play.",
  "Ideology: the USSR leads by 3; 8 steps from the middle win at once.",
  "This turn’s card is South Africa, US 2. Its event: “the event of South Africa”",
  "Europe: 3 of 6 cards in play, bonus 3; controlled by the US 1, by the USSR 2.",
  "Europe (Europe, start card), in the middle: US 1, USSR 2, the USSR controls.",
  "Poland (Europe, USSR 2), 1 east of the start card: US 0, USSR 2, the USSR dominates.",
  "West Germany (Europe, US 3), 1 south of the start card: US 3, USSR 0, the US dominates.",
  "Middle East: 0 of 2 cards in play, bonus 2; controlled by the US 0, by the USSR 0.",
  "Asia: 1 of 3 cards in play, bonus 2; controlled by the US 1, by the USSR 0.",
  "Japan (Asia, US 3), 1 west of the start card: US 2, USSR 1, the US controls.",
  "Africa: 1 of 4 cards in play, bonus 1; controlled by the US 1, by the USSR 0.",
  "South Africa (Africa, US 2), 1 south, 1 east of the start card: US 1, USSR 0, the US controls. Placed last.",
  "South America: 0 of 2 cards in play, bonus 2; controlled by the US 0, by the USSR 0.",
  "Central America: 0 of 2 cards in play, bonus 2; controlled by the US 0, by the USSR 0.",
  "US: 17 cubes in reserve, 0 out of the game; 5 cards in hand.",
  "USSR: 19 cubes in reserve, 0 out of the game; 5 cards in hand.",
  "8 cards are still to be dealt.",
]
`);
  });

  test('a card that the other side has chosen is not named', () => {
    const view = aView(START, { active: 'ussr', chosen: { count: 1, known: [] } });
    expect(board.text(view).map(t)).toContain('The USSR has chosen a card and is placing it.');
  });

  test('the end', () => {
    const view = aView(SEVENTEEN, { ending: { winner: 'us', how: 'level', when: 'final' }, active: undefined });
    expect(board.text(view).map(t)[0]).toBe('The game is over: the US wins. The marker is in the middle.');
  });

  test('the hand and the card set aside, for their side only', () => {
    const aside = { us: { count: 1, known: [aFace('chile')] }, ussr: { count: 1, known: [] } };
    const view = aView(START, { hand: ['cuba'], aftermath: aside });
    expect(board.private(view).map(t)).toEqual([
      'Cuba (Central America): USSR card, 4 cubes. “the event of Cuba”',
      'Set aside for the aftermath: Chile, US 1.',
    ]);
    expect(board.private({ ...view, viewer: 'spectator' })).toEqual([]);
  });
});
