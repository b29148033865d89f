import type { GameModule } from '../kernel/rules.ts';
import { partsReader } from '../platform/read-parts.ts';
import type { Services } from '../platform/services.ts';
import { readTimeZone } from '../platform/time-zone.ts';
import type { LockedTable } from '../platform/transaction.ts';
import { readTimeControl } from '../time/read-time-control.ts';
import { type TimeControl, timeControlSchema } from '../time/time-control.ts';
import { policyPlace, readPlayers, readPolicy, readTableName } from './new-table.ts';
import { countPlaces } from './places.ts';
import { type Policy, policySchema } from './policy.ts';
import { readWord } from './read-word.ts';

/** What a host would have otherwise; what is not given stays as it is. */
export type TableChange = {
  readonly name?: string | undefined;
  readonly word?: string | undefined;
  readonly players?: number | undefined;
  readonly options?: { readonly [option: string]: string | boolean | number } | undefined;
  readonly timeControl?: TimeControl | undefined;
  readonly timeZone?: string | undefined;
  /** As a whole; how seats are given out, and whether the host moderates, stay as they are. */
  readonly policy?: Policy | undefined;
};

/** What somebody agrees to by joining. */
export type Terms = {
  readonly players: number;
  readonly options: object;
  readonly timeControl: TimeControl;
  readonly timeZone: string;
  readonly policy: Policy;
};

/** What those who joined have agreed to. */
export function termsOf({ seats, options, timeControl, timeZone, policy }: LockedTable): Terms {
  return {
    players: seats.filter(({ unassigned }) => !unassigned).length,
    options: Object(options),
    timeControl: timeControlSchema.parse(timeControl),
    timeZone,
    policy: policySchema.parse(policy),
  };
}

/**
 * A forming table as it is to be. Refuses (`bad-input`) everything that is not possible, all of it at once: a detail
 * for each fault, under the name that the change has for it.
 */
export function readChange(
  services: Pick<Services, 'games'>,
  table: LockedTable,
  change: TableChange,
): { readonly name: string; readonly word: string; readonly terms: Terms } {
  const module = moduleOf(services, table);
  const was = termsOf(table);
  const { read, finish } = partsReader();
  const part = <T, G>(at: string, given: G | undefined, old: T, reading: (given: G) => T) =>
    given === undefined ? () => old : read(at, () => reading(given));

  const name = part('name', change.name, table.name, readTableName);
  const word = part('word', change.word, table.word, readWord);
  const players = part('players', change.players, was.players, (count) => readPlayers(module, count));
  const options = part('options', change.options, was.options, (given) =>
    asStored(module.rules.parseOptions({ ...unaskedOf(module, was.options), ...given })),
  );
  const timeControl = part('timeControl', change.timeControl, was.timeControl, readTimeControl);
  const timeZone = part('timeZone', change.timeZone, was.timeZone, readTimeZone);
  const policy = part(policyPlace(module, change.policy), change.policy, was.policy, (given) => ({
    ...readPolicy(module, given),
    ...fixedOf(was.policy),
  }));
  finish();
  return {
    name: name(),
    word: word(),
    terms: {
      players: players(),
      options: withSeats(module, table, { players: players(), options: options() }),
      timeControl: timeControl(),
      timeZone: timeZone(),
      policy: policy(),
    },
  };
}

/** How seats are given out was chosen with the table; how it is moderated has a page, and people to agree. */
function fixedOf({ seating, hostModerates, disputePauseHours, disputeEscalationHours }: Policy): Policy {
  const fixed = { seating, hostModerates, disputePauseHours, disputeEscalationHours };
  return Object.fromEntries(Object.entries(fixed).filter(([, value]) => value !== undefined));
}

/** What no form asks for, such as the powers that are played: it stays. */
function unaskedOf({ rules }: GameModule, options: object): object {
  const asked = new Set(rules.optionFields.map(({ id }) => id));
  return Object.fromEntries(Object.entries(options).filter(([id]) => !asked.has(id)));
}

/** The options with the seats that somebody has or is invited to. */
function withSeats(
  { rules }: GameModule,
  { seats: rows, invitations }: Pick<LockedTable, 'seats' | 'invitations'>,
  { players, options }: Pick<Terms, 'players' | 'options'>,
): object {
  const { free } = countPlaces(rows, invitations);
  const had = rows.flatMap(({ seat, unassigned }) => (unassigned || free.includes(seat) ? [] : [seat]));
  if (!rules.withSeats) return options;
  const now = rules.parseOptions(options);
  const chosen = rules.withSeats(players, now, had);
  return chosen === now ? options : asStored(chosen);
}

function asStored(options: object): object {
  return JSON.parse(JSON.stringify(options));
}

function moduleOf({ games }: Pick<Services, 'games'>, { game }: LockedTable): GameModule {
  const module = games.get(game);
  if (!module) throw new Error(`no game ${game} on this server`);
  return module;
}
