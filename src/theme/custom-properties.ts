import { FONTS, type Palette, SEAT_LOOKS, SPACE, seatLook, TYPE } from './tokens.ts';

/** The tokens by their names in the sheets, without `--`: `paper`, `on-accent`, `seat-1`, `space-small`. */
export type CustomProperties = { readonly [name: string]: string };

/** What is the same on light and dark paper: space and type. */
export const sizes: CustomProperties = {
  ...named('space-', SPACE),
  ...named('type-', TYPE),
  'font-title': FONTS.title.fallback,
  'font-text': FONTS.text.fallback,
};

/** The colours of a palette, and of the seats in its shade. */
export function colours(palette: Palette, shade: 'light' | 'dark'): CustomProperties {
  const seats = Array.from({ length: SEAT_LOOKS }, (_, place) => [`seat-${place + 1}`, seatLook(place)[shade]]);
  return { ...named('', palette), ...Object.fromEntries(seats) };
}

/** The declarations of a rule that sets them: `--paper:#f7f3ea;--ink:#211f1b`. */
export function declarations(properties: CustomProperties): string {
  return Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/** A sheet with values for `var(--…)`, for programs that know no custom properties. Throws for a name without one. */
export function fillIn(css: string, properties: CustomProperties): string {
  return css.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const value = properties[name];
    if (value === undefined) throw new Error(`A sheet uses --${name}, which no token sets`);
    return value;
  });
}

export function named(prefix: string, values: CustomProperties): CustomProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + kebab(name), value]));
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
