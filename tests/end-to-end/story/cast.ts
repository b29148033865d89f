/** The people of the story, by their addresses. */
export const ANN = 'ann@players.example';
export const BORIS = 'boris@players.example';
export const CHIARA = 'chiara@players.example';
export const DORA = 'dora@players.example';
export const MINA = 'mina@moderators.example';
export const EMIL = 'emil@players.example';

export const FOUR = [ANN, BORIS, CHIARA, DORA] as const;
/** What they play: the seats, and their names. */
export const SEATS = { [ANN]: 'uk', [BORIS]: 'fr', [CHIARA]: 'us', [DORA]: 'it' } as const;
export const NATIONS = { [ANN]: 'UK', [BORIS]: 'France', [CHIARA]: 'US', [DORA]: 'Italy' } as const;
export const TABLE = 'Hall of Mirrors';

/** Those of the four who are not named. */
export function others(...without: readonly string[]) {
  return FOUR.filter((one) => !without.includes(one));
}
