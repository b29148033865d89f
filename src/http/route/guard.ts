import type { Player } from '../../people/player.ts';
import type { Services } from '../../platform/services.ts';
import type { HttpContext } from '../context.ts';
import type { Caller } from '../middleware/caller.ts';

/** Every guard by its name; what each means, its file in `guards/` says. */
export type GuardName =
  | 'anyone'
  | 'link'
  | 'mailbox'
  | 'reader'
  | 'reader-or-sign-in'
  | 'player'
  | 'session'
  | 'seat'
  | 'host'
  | 'correspondent'
  | 'appointer'
  | 'disputant'
  | 'invited'
  | 'offered'
  | 'moderator'
  | 'administrator'
  | 'administrator-session';

/** As whom callers must be known, before anything of their request is read. */
export type Known = 'as anybody' | 'as a player' | 'by a session';

/** What a guard decides by: the caller, and what the request names. */
export type Asked<Input> = {
  readonly context: HttpContext;
  readonly services: Services;
  readonly caller: Caller;
  readonly input: Input;
};

/**
 * Who may use a route. A guard refuses everybody else, and gives the route what it found out on the way: at which
 * table, in which seat, as whom they read. No route can be written without one, and none with one that needs a part of
 * the address (`Needs`) that the route does not have.
 */
export type Guard<Granted extends object, Needs = unknown> = {
  readonly name: GuardName;
  readonly known: Known;
  readonly grant: (asked: Asked<Needs>) => Promise<Granted>;
};

/** What a guard of a table needs. */
export type AtTable = { readonly params: { readonly table: string } };
export type ByPlayer = { readonly player: Player };
