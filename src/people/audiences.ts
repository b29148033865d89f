import { Audience } from '../generated/prisma/enums.ts';
import { refuse } from '../platform/refuse.ts';

/** Who may see something of a player: they alone, those who know them from a table, or everybody who is signed in. */
export const AUDIENCES = [Audience.nobody, Audience.fellows, Audience.players] as const;
export type { Audience };

/** What players let others see, each with its audience. Who has no name for somebody sees nothing else of them. */
export type Audiences = {
  /** Their name and page, and whether they stand in address books. */
  readonly name: Audience;
  /** How their games ended, and their ratings. */
  readonly record: Audience;
  /** Games besides those that they played with the reader. */
  readonly games: Audience;
};
export const SHOWN = ['name', 'record', 'games'] as const satisfies readonly (keyof Audiences)[];

const isAudience = (given: unknown): given is Audience => AUDIENCES.some((one) => one === given);

/** Audiences as somebody sent them; what is left out stays as it is. Refuses (`bad-input`) what is none. */
export function readAudiences(given: unknown): Partial<Audiences> {
  const parts = typeof given === 'object' && given !== null ? Object.entries(given) : undefined;
  const known = parts?.flatMap(([what, audience]) => {
    const shown = SHOWN.find((one) => one === what);
    return shown !== undefined && isAudience(audience) ? [[shown, audience] as const] : [];
  });
  if (known === undefined || known.length !== parts?.length)
    throw refuse('bad-input', 'people.bad-audience', { known: [...AUDIENCES] });
  return Object.fromEntries(known);
}

/** Audiences as the database has them. */
export function audienceColumns({ name, record, games }: Partial<Audiences>) {
  return {
    ...(name && { nameTo: name }),
    ...(record && { recordTo: record }),
    ...(games && { gamesTo: games }),
  };
}
