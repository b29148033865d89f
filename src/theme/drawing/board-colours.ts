import { DARK_MAP, LIGHT_MAP } from '../map/map-colours.ts';
import { DARK, LIGHT, SEAT_LOOKS, seatLook } from '../tokens.ts';

/** A colour of boards on light paper, and what becomes of it on dark paper. */
type Shade = { readonly light: string; readonly dark: string };

/*
 * The colours that boards have besides the palette's and the seats'. Drawings have the light ones written in, and a
 * page in the dark paints them over.
 */

/** Grounds that tell regions apart. All carry ink. */
export const TINTS = {
  blue: { light: '#bdd1e8', dark: '#324458' },
  ochre: { light: '#ecd79d', dark: '#534000' },
  clay: { light: '#ebc2a4', dark: '#5c391d' },
  green: { light: '#c3dcb6', dark: '#344a28' },
  teal: { light: '#b4dbd4', dark: '#254a45' },
  violet: { light: '#d5c6e6', dark: '#493c57' },
  stone: { light: '#ddd4c2', dark: '#494132' },
  sand: { light: '#e3dccb', dark: '#484233' },
  rose: { light: '#f0c9d0', dark: '#58383e' },
} as const;

/** A wash in the colour of a seat, for its strong colour to be read on. */
export const WASHES = {
  blue: { light: '#e1eaf6', dark: '#2d3642' },
  red: { light: '#fae4df', dark: '#452f2b' },
  green: { light: '#e2efe2', dark: '#2c392c' },
  ochre: { light: '#f7ead0', dark: '#413316' },
  violet: { light: '#ede4f3', dark: '#3a3140' },
  'deep-blue': { light: '#d9e4f3', dark: '#2b3645' },
  'deep-red': { light: '#f7dcd6', dark: '#482e28' },
} as const;

export const BOARD = {
  /** A card on the sheet, and letters and edges on strong colours. */
  card: { light: '#ffffff', dark: '#302c28' },
  marker: { light: '#f0c33c', dark: '#735500' },
  wood: { light: '#5b3a1e', dark: '#d1a477' },
} as const;

/** What every colour of a drawing becomes on dark paper, by the light one. */
export const DARK_OF: ReadonlyMap<string, string> = new Map([
  ...paired(LIGHT_MAP, DARK_MAP),
  ...paired(LIGHT, DARK),
  ...Array.from({ length: SEAT_LOOKS }, (_, place) => [seatLook(place).light, seatLook(place).dark] as const),
  ...[TINTS, WASHES, BOARD].flatMap((shades) =>
    Object.values<Shade>(shades).map(({ light, dark }) => [light, dark] as const),
  ),
]);

/** The CSS by which the drawings within `.board` are dark: presentation attributes give way to it. */
export function darkBoards(): string {
  return [...DARK_OF]
    .flatMap(([light, dark]) => ['fill', 'stroke'].map((what) => `.board [${what}='${light}']{${what}:${dark}}`))
    .join('');
}

type Colours = { readonly [name: string]: string };

function paired(light: Colours, dark: Colours): readonly (readonly [string, string])[] {
  return Object.entries(light).map(([name, colour]) => [colour, dark[name] ?? colour]);
}
