import type { LandArea } from './map-pack.ts';

/** The colours of a map. Pages change them through custom properties (`--map-sea`); a picture has them written in. */
export type MapColours = {
  readonly sea: string;
  readonly shallows: string;
  /** Land that is no area. */
  readonly blank: string;
  readonly coast: string;
  readonly border: string;
  readonly closed: string;
  readonly river: string;
  readonly ink: string;
  readonly halo: string;
  readonly 'sea-ink': string;
  readonly sign: string;
} & { readonly [terrain in LandArea['terrain']]: string };

export const LIGHT_MAP: MapColours = {
  sea: '#cddfe4',
  shallows: '#dfebec',
  blank: '#ebe6da',
  clear: '#f6f0dd',
  forest: '#dde6c8',
  mountain: '#e3d5c0',
  marsh: '#d5e3d8',
  desert: '#f3e2b8',
  coast: '#51717c',
  border: '#8d806a',
  closed: '#6d4b3a',
  river: '#4a86a8',
  ink: '#2a251d',
  halo: '#fffdf8',
  'sea-ink': '#41626e',
  sign: '#7d6f58',
};

export const DARK_MAP: MapColours = {
  sea: '#1d2a30',
  shallows: '#243439',
  blank: '#24221e',
  clear: '#3a362c',
  forest: '#313a29',
  mountain: '#443a2e',
  marsh: '#2b3933',
  desert: '#4a4029',
  coast: '#7f9aa4',
  border: '#857a66',
  closed: '#c08a6c',
  river: '#6ea9cb',
  ink: '#efe8d8',
  halo: '#1b1916',
  'sea-ink': '#9fbcc7',
  sign: '#a2937a',
};

/** How a drawing names a colour. */
export type Paint = (colour: keyof MapColours) => string;

/** For pictures, which know no custom properties. */
export const inPicture: Paint = (colour) => LIGHT_MAP[colour];
/** For pages; the light colour where the page has none. */
export const onPage: Paint = (colour) => `var(--map-${colour},${LIGHT_MAP[colour]})`;
