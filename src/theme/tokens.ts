/**
 * The one visual language of pages, mails and boards: paper and ink, one accent, lines and type. Every colour that
 * carries text is tested for WCAG AA (4.5 : 1) against the papers it is on.
 */
export type Palette = {
  /** The page. */
  readonly paper: string;
  /** What lies on the page: cards, forms, the sheet of a mail. */
  readonly sheet: string;
  /** A quiet shade on either: table heads, code, read-only values. */
  readonly shade: string;
  readonly ink: string;
  /** Second voice: times, help, captions. */
  readonly muted: string;
  /** Hairlines; not for text. */
  readonly rule: string;
  /** Edges of what can be operated; 3 : 1 against paper. */
  readonly edge: string;
  readonly accent: string;
  /** Text on the accent. */
  readonly onAccent: string;
  /** The accent as a wash behind ink. */
  readonly accentWash: string;
  readonly danger: string;
  readonly onDanger: string;
  readonly dangerWash: string;
  readonly warnWash: string;
  readonly goodWash: string;
};

export const LIGHT: Palette = {
  paper: '#f7f3ea',
  sheet: '#fffdf8',
  shade: '#efe9dc',
  ink: '#211f1b',
  muted: '#5d574c',
  rule: '#d8d0c0',
  edge: '#8a8272',
  accent: '#17594f',
  onAccent: '#ffffff',
  accentWash: '#e2eee8',
  danger: '#96261d',
  onDanger: '#ffffff',
  dangerWash: '#f8e6e0',
  warnWash: '#f7ecc9',
  goodWash: '#e3eedb',
};

export const DARK: Palette = {
  paper: '#171614',
  sheet: '#211f1c',
  shade: '#2b2824',
  ink: '#ece6da',
  muted: '#b3ab9c',
  rule: '#3d3932',
  edge: '#857d6f',
  accent: '#84cbbb',
  onAccent: '#10211e',
  accentWash: '#1d322d',
  danger: '#f2a59a',
  onDanger: '#2c0f0b',
  dangerWash: '#3a211d',
  warnWash: '#383019',
  goodWash: '#24321e',
};

export const FONTS = {
  title: { family: 'EB Garamond', fallback: "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif" },
  text: {
    family: 'Source Sans 3',
    fallback:
      "'Source Sans 3', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  },
} as const;

/** Steps of white space and type, in rem. */
export const SPACE = { hair: '0.25rem', small: '0.5rem', medium: '1rem', large: '1.75rem' } as const;
export const TYPE = {
  small: '0.875rem',
  text: '1.0625rem',
  lede: '1.25rem',
  h3: '1.25rem',
  h2: '1.625rem',
  h1: '2.25rem',
} as const;

/** The second mark of a seat, for eyes to which two colours look alike. */
export type Shape = 'square' | 'diamond' | 'circle' | 'triangle' | 'cross' | 'bar' | 'ring';

/** How a seat looks: strong colours carry white text on light paper; `dark` is its colour as text on dark paper. */
export type SeatLook = { readonly light: string; readonly dark: string; readonly shape: Shape };

const SEATS: readonly SeatLook[] = [
  { light: '#1c4f91', dark: '#8db8ee', shape: 'square' },
  { light: '#b02418', dark: '#f4a093', shape: 'diamond' },
  { light: '#2c6a3a', dark: '#93cf9f', shape: 'circle' },
  { light: '#875300', dark: '#e6b866', shape: 'triangle' },
  { light: '#6b3a86', dark: '#cba3e3', shape: 'cross' },
  { light: '#45494f', dark: '#bfc5cc', shape: 'bar' },
  { light: '#0c6470', dark: '#7fcbd6', shape: 'ring' },
];

/** The look of the seat with this place in the game's order of seats, from 0. */
export function seatLook(place: number): SeatLook {
  const look = SEATS[place % SEATS.length];
  if (!look) throw new Error(`No seat has the place ${place}`);
  return look;
}

/** How many seats look different. */
export const SEAT_LOOKS = SEATS.length;
