import { msg } from '../i18n/msg.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { LoadedPack } from '../kernel/loaded-pack.ts';
import type { GameModule } from '../kernel/rules.ts';
import { readJsonText } from '../kernel/unfit-data.ts';
import { isStorable } from '../platform/is-storable.ts';
import { readAddress } from '../platform/read-address.ts';
import { readLine } from '../platform/read-line.ts';
import { partsReader } from '../platform/read-parts.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { readTimeZone } from '../platform/time-zone.ts';
import { readTimeControl } from '../time/read-time-control.ts';
import type { TimeControl } from '../time/time-control.ts';
import { refuseSeat } from './bids/refuse-seat.ts';
import { type Policy, policySchema } from './policy.ts';
import { readWord } from './read-word.ts';
import { readCommitment } from './salts/read-salt.ts';

export type NewTableInput = {
  readonly hostId: string;
  /** Idempotency key: asked for twice (a double click), the same table is given again. */
  readonly key?: string | undefined;
  readonly game: string;
  readonly name: string;
  /** What the host says to those who are invited; nothing when not given. */
  readonly word?: string | undefined;
  /** How many play. */
  readonly players: number;
  readonly options: { readonly [option: string]: string | boolean | number };
  /** An uploaded data pack as parsed JSON; the game's own when not given. */
  readonly pack?: unknown;
  /** The same as the text of a JSON file. */
  readonly packText?: string | undefined;
  /** The host's seat, `any` for one by lot; undefined when they do not play. */
  readonly hostSeat?: SeatId | 'any' | undefined;
  /** The host's own words, or their hash: see `readCommitment`. */
  readonly hostSalt?: string | undefined;
  readonly hostSaltHash?: string | undefined;
  readonly invitations: readonly {
    readonly email: string;
    readonly seat?: SeatId | undefined;
    /** Given where the host chose them by name: their address is in no sentence and on no page for the host. */
    readonly name?: string | undefined;
  }[];
  /** Computer players, each in a seat or in any by lot; none when not given. */
  readonly computers?: readonly { readonly seat?: SeatId | undefined }[] | undefined;
  readonly timeControl: TimeControl;
  /** What is allowed beside the game; as usual where it is not said. */
  readonly policy?: Policy | undefined;
  /** IANA zone that says when the table's weekend is. */
  readonly timeZone: string;
  /** Anybody may look on, and join while there is a place. */
  readonly public: boolean;
  /** The table whose rematch this is, and the id that only this rematch can have. */
  readonly rematch?: { readonly id: string; readonly of: string } | undefined;
};

/** A table as it can be made. */
export type NewTable = {
  readonly module: GameModule;
  readonly name: string;
  readonly word: string;
  readonly options: object;
  readonly pack: LoadedPack;
  readonly builtIn: boolean;
  readonly seats: readonly SeatId[];
  readonly hostSeat: SeatId | 'any' | undefined;
  readonly hostSaltHash: string | undefined;
  readonly invitations: readonly {
    readonly email: string;
    readonly seat: SeatId | undefined;
    readonly name: string | undefined;
  }[];
  readonly computers: readonly { readonly seat?: SeatId | undefined }[];
  readonly timeControl: TimeControl;
  readonly policy: Policy;
  readonly timeZone: string;
};

const LONGEST_NAME = 80;
/** Four times the largest pack of our own: a pack is kept as it came, remarks and all. */
export const LARGEST_PACK_KB = 512;

/**
 * Reads what is wanted; refuses (`bad-input`) everything that is not possible, all of it at once: a detail for each
 * fault, under the name that the input has for it (`invitations[1].email`), with a sentence that says what would be
 * possible.
 */
export function readNewTable(
  services: Pick<Services, 'games' | 'settings'>,
  input: NewTableInput,
  hostEmail: string,
): NewTable {
  const { games } = services;
  const module = games.get(input.game);
  if (!module)
    throw refuse('bad-input', 'tables.no-such-game', {
      game: String(input.game).slice(0, 60),
      games: [...games.keys()],
    });
  const { rules } = module;
  const { read, finish } = partsReader();
  const name = read('name', () => readTableName(input.name));
  const word = read('word', () => readWord(input.word));
  const players = read('players', () => readPlayers(module, input.players));
  const given = read('options', () => rules.parseOptions(input.options));
  const options = () => rules.withSeats?.(players(), given(), chosenSeats(input)) ?? given();
  const seats = read('players', () => rules.seats(players(), options()));
  const pack = read('pack', () => readPack(module, input));

  const checkSeat = seatCheck(module, seats);
  const isBid = input.policy?.seating === 'bids';
  const checkChoice = (seat: SeatId | undefined) => (isBid ? refuseSeat(seat) : checkSeat(seat));
  read('hostSeat', () => checkChoice(input.hostSeat === 'any' ? undefined : input.hostSeat));
  const readInvited = addressReader(hostEmail);
  const invitations = input.invitations.map(({ email, seat, name }, i) => {
    read(`invitations[${i}].seat`, () => checkChoice(seat));
    return read(`invitations[${i}].email`, () => ({ email: readInvited(email, name), seat, name }));
  });
  const { computers = [] } = input;
  for (const [i, { seat }] of computers.entries()) read(`computers[${i}].seat`, () => checkChoice(seat));
  read('computers', () => {
    if (isBid && computers.length > 0) throw refuse('bad-input', 'computer.bids-not');
  });
  read('invitations', () => checkNumber(seats().length, input));

  const hostSaltHash = read('hostSalt', () => readCommitment({ salt: input.hostSalt, saltHash: input.hostSaltHash }));
  const timeControl = read('timeControl', () => readTimeControl(input.timeControl));
  const policy = read(policyPlace(module, input.policy), () => readPolicy(module, input.policy));
  read('policy.seating', () => {
    if (isBid && !rules.bidding) throw refuse('bad-input', 'bids.not-in-game', { game: rules.name });
  });
  const timeZone = read('timeZone', () => readTimeZone(input.timeZone));
  finish();
  return {
    module,
    name: name(),
    word: word(),
    options: options(),
    pack: pack(),
    builtIn: pack().hash === rules.builtInPack().hash,
    seats: seats(),
    hostSeat: input.hostSeat,
    hostSaltHash: hostSaltHash(),
    invitations: invitations.map((invitation) => invitation()),
    computers,
    timeControl: timeControl(),
    policy: policy(),
    timeZone: timeZone(),
  };
}

/** A table's name as it is kept. Refuses (`bad-input`) none, and one that is too long. */
export function readTableName(given: string): string {
  const name = readLine(given, msg('tables.name'), LONGEST_NAME);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw refuse('bad-input', 'tables.no-name');
  return name;
}

/** How many play. Refuses (`bad-input`) a number that the game is not for. */
export function readPlayers({ rules }: GameModule, given: number): number {
  const { min, max } = rules.players;
  if (Number.isInteger(given) && given >= min && given <= max) return given;
  throw refuse('bad-input', 'tables.wrong-players', { game: rules.name, min, max, exact: String(min === max) });
}

function readPack({ rules }: GameModule, { pack, packText }: NewTableInput): LoadedPack {
  const given = packText === undefined ? pack : readJsonText(packText, 'pack');
  if (given === undefined) return rules.builtInPack();
  if (!isStorable(given)) throw refuse('bad-input', 'tables.bad-characters');
  const size = Math.ceil(Buffer.byteLength(JSON.stringify(given)) / 1024);
  if (size > LARGEST_PACK_KB) throw refuse('bad-input', 'tables.pack-too-large', { size, most: LARGEST_PACK_KB });
  return rules.parsePack(given);
}

/** Letters in some parts of the game alone: in which, and only where the game has such parts. */
function badParts({ rules: { parts = [] } }: GameModule, { pressWhen, pressParts = [] }: Policy): boolean {
  const known = parts.map(({ id }) => id);
  return !pressParts.every((part) => known.includes(part)) || (pressWhen === 'parts' && pressParts.length === 0);
}

/** What is wrong with the parts is said where they are picked. */
export function policyPlace(module: GameModule, given: unknown = {}): 'policy' | 'policy.pressParts' {
  const { error, data } = policySchema.safeParse(given);
  const wrong = error ? error.issues.every(({ path }) => path[0] === 'pressParts') : badParts(module, data);
  return wrong ? 'policy.pressParts' : 'policy';
}

/** What a table agrees on. Refuses (`bad-input`) what is no policy, with all its fields, and parts the game has not. */
export function readPolicy(module: GameModule, given: unknown = {}): Policy {
  const { name: game, parts = [] } = module.rules;
  if (policyPlace(module, given) === 'policy.pressParts')
    throw refuse('bad-input', 'press.bad-parts', { game, parts: parts.map(({ name }) => name), count: parts.length });
  const policy = policySchema.safeParse(given);
  if (policy.success) return policy.data;
  throw refuse('bad-input', 'tables.bad-policy', { fields: policy.error.issues.map(({ path }) => path.join('.')) });
}

/** A check for one seat after the other: each must be in the game, and none may be given twice. */
function seatCheck({ rules }: GameModule, seats: () => readonly SeatId[]) {
  const taken = new Set<SeatId>();
  return (seat: SeatId | undefined): void => {
    if (seat === undefined) return;
    if (!seats().includes(seat)) {
      const names = seats().map((one) => rules.seatName(one));
      throw refuse('bad-input', 'tables.seat-not-in-game', { seat: seat.slice(0, 60), seats: names });
    }
    if (taken.has(seat)) throw refuse('bad-input', 'tables.seat-twice', { seat: rules.seatName(seat) });
    taken.add(seat);
  };
}

/** Reads one address after the other: none may be the host's, and none may come twice. */
function addressReader(hostEmail: string) {
  const seen = new Set<string>();
  return (given: string, name?: string): string => {
    const email = readAddress(given);
    if (email === hostEmail) throw refuse('bad-input', 'tables.invites-themselves');
    // By name and to an address they may be the same person, which the host is not told.
    const invited = `${name === undefined ? 'at' : 'named'} ${email}`;
    if (seen.has(invited)) throw refuse('bad-input', 'tables.address-twice', { email: name ?? email });
    seen.add(invited);
    return email;
  };
}

/** The seats that the host has chosen for people; none where they are bid for. */
function chosenSeats({ hostSeat, invitations, computers = [], policy }: NewTableInput): readonly SeatId[] {
  if (policy?.seating === 'bids') return [];
  return [hostSeat, ...[...invitations, ...computers].map(({ seat }) => seat)].flatMap((seat) => seat ?? []);
}

/** Places may be left: for whoever finds a public table, or has a link to a private one. */
function checkNumber(seats: number, { hostSeat, invitations, computers = [] }: NewTableInput): void {
  const places = seats - (hostSeat === undefined ? 0 : 1) - computers.length;
  if (places < 0) throw refuse('bad-input', 'computer.too-many', { places: places + computers.length });
  const count = invitations.length;
  if (count > places) throw refuse('bad-input', 'tables.too-many-invitations', { count, places });
}
