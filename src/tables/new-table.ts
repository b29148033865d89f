import { IANAZone } from 'luxon';
import type { SeatId } from '../kernel/decision.ts';
import type { GameModule, LoadedPack } from '../kernel/rules.ts';
import { isStorable } from './is-storable.ts';
import { type Pace, paceSchema } from './pace.ts';
import { readAddress } from './read-address.ts';
import { readLine } from './read-line.ts';
import { readSalt } from './read-salt.ts';
import { refuse, say } from './refuse.ts';
import type { Services } from './services.ts';

export type NewTableInput = {
  readonly hostId: string;
  /** Idempotency key: asked for twice (a double click), the same table is given again. */
  readonly key?: string | undefined;
  readonly game: string;
  readonly name: string;
  /** How many play. */
  readonly players: number;
  readonly options: { readonly [option: string]: string | boolean | number };
  /** An uploaded data pack as parsed JSON; the game's own when not given. */
  readonly pack?: unknown;
  /** The host's seat, `any` for one by lot; undefined when he does not play. */
  readonly hostSeat?: SeatId | 'any' | undefined;
  readonly hostSalt?: string | undefined;
  readonly invitations: readonly { readonly email: string; readonly seat?: SeatId | undefined }[];
  readonly pace: Pace;
  /** IANA zone that says when the table's weekend is. */
  readonly timeZone: string;
  /** Anybody may look on, and join while there is a place. */
  readonly public: boolean;
};

/** A table as it can be made. */
export type NewTable = {
  readonly module: GameModule;
  readonly name: string;
  readonly options: object;
  readonly pack: LoadedPack;
  readonly builtIn: boolean;
  readonly seats: readonly SeatId[];
  readonly hostSeat: SeatId | 'any' | undefined;
  readonly hostSalt: string;
  readonly invitations: readonly { readonly email: string; readonly seat: SeatId | undefined }[];
  readonly pace: Pace;
  readonly timeZone: string;
};

const LONGEST_NAME = 80;

/** Reads what is wanted; refuses (`bad-input`) everything that is not possible, with a sentence that says what would be. */
export function readNewTable({ games }: Pick<Services, 'games'>, input: NewTableInput, hostEmail: string): NewTable {
  const module = games.get(input.game);
  if (!module)
    throw refuse('bad-input', 'tables.no-such-game', {
      game: String(input.game).slice(0, 60),
      games: [...games.keys()],
    });
  const { rules } = module;
  const name = readLine(input.name, say('tables.name'), LONGEST_NAME);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw refuse('bad-input', 'tables.no-name');
  const { min, max } = rules.players;
  if (!Number.isInteger(input.players) || input.players < min || input.players > max)
    throw refuse('bad-input', 'tables.wrong-players', { game: rules.name, min, max, exact: String(min === max) });
  const options = rules.parseOptions(input.options);
  if (input.pack !== undefined && !isStorable(input.pack)) throw refuse('bad-input', 'tables.bad-characters');
  const seats = rules.seats(input.players, options);
  const pack = input.pack === undefined ? rules.builtInPack() : rules.parsePack(input.pack);
  const wanted = {
    module,
    name,
    options,
    pack,
    builtIn: pack.hash === rules.builtInPack().hash,
    seats,
    hostSeat: input.hostSeat,
    hostSalt: readSalt(input.hostSalt),
    invitations: input.invitations.map(({ email, seat }) => ({ email: readAddress(email), seat })),
    pace: readPace(input.pace),
    timeZone: readTimeZone(input.timeZone),
  };
  checkSeats(wanted);
  checkAddresses(wanted, hostEmail);
  checkNumber(wanted, input.public);
  return wanted;
}

function readPace(given: unknown): Pace {
  const pace = paceSchema.safeParse(given);
  if (pace.success) return pace.data;
  throw refuse('bad-input', 'tables.bad-pace', { fields: pace.error.issues.map((issue) => issue.path.join('.')) });
}

function readTimeZone(given: string): string {
  if (typeof given === 'string' && IANAZone.isValidZone(given)) return given;
  throw refuse('bad-input', 'tables.bad-time-zone', { given: String(given).slice(0, 60) });
}

function checkSeats({ module, seats, hostSeat, invitations }: NewTable): void {
  const names = seats.map((seat) => module.rules.seatName(seat));
  const asked = [hostSeat, ...invitations.map(({ seat }) => seat)].flatMap((seat) =>
    seat === undefined || seat === 'any' ? [] : [seat],
  );
  const taken = new Set<SeatId>();
  for (const seat of asked) {
    if (!seats.includes(seat))
      throw refuse('bad-input', 'tables.seat-not-in-game', { seat: seat.slice(0, 60), seats: names });
    if (taken.has(seat)) throw refuse('bad-input', 'tables.seat-twice', { seat: module.rules.seatName(seat) });
    taken.add(seat);
  }
}

function checkAddresses({ invitations }: NewTable, hostEmail: string): void {
  const seen = new Set<string>();
  for (const { email } of invitations) {
    if (email === hostEmail) throw refuse('bad-input', 'tables.invites-himself');
    if (seen.has(email)) throw refuse('bad-input', 'tables.address-twice', { email });
    seen.add(email);
  }
}

/** A private table needs somebody for every seat; a public one may leave seats for whoever comes. */
function checkNumber({ seats, hostSeat, invitations }: NewTable, isPublic: boolean): void {
  const places = seats.length - (hostSeat === undefined ? 0 : 1);
  const count = invitations.length;
  if (count > places) throw refuse('bad-input', 'tables.too-many-invitations', { count, places });
  if (count < places && !isPublic) throw refuse('bad-input', 'tables.too-few-invitations', { count, places });
}
