import type { Response } from 'express';
import { SOURCE_LANGUAGE } from '../../i18n/languages.ts';
import { type Translator, translator } from '../../i18n/translator.ts';
import type { Player } from '../../people/player.ts';
import { refuse } from '../../platform/refuse.ts';

/** Who sent the request. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'player';
      readonly player: Player;
      readonly by: 'session' | 'api-key';
      /** They moderate something: their pages lead to their desk. Programs need not know. */
      readonly desk: boolean;
    };

const ANONYMOUS: Caller = { kind: 'anonymous' };
const callers = new WeakMap<Response, Caller>();
const strangers = new WeakMap<Response, Stranger>();
const translators = new Map<string, Translator>();
const MOST_SPEAKERS = 500;

/** Written once, by know-caller.ts. */
export function setCaller(res: Response, caller: Caller): void {
  callers.set(res, caller);
}

export function callerOf(res: Response): Caller {
  return callers.get(res) ?? ANONYMOUS;
}

/** How somebody who is not signed in is spoken to. */
export type Stranger = { readonly language: string; readonly timeZone: string };

/** Written once, by know-language.ts. */
export function setStranger(res: Response, stranger: Stranger): void {
  strangers.set(res, stranger);
}

/** The player of a caller who is signed in. */
export function signedIn(caller: Caller): Player | undefined {
  return caller.kind === 'player' ? caller.player : undefined;
}

/** The signed-in player. Refuses `sign-in-needed` when there is none. */
export function needPlayer(caller: Caller): Player {
  if (caller.kind === 'player') return caller.player;
  throw refuse('sign-in-needed', 'api.sign-in-needed');
}

/**
 * The player who signed in with a browser. Refuses `sign-in-needed` when there is none, and (`forbidden`) an API key.
 */
export function needSession(caller: Caller): Player {
  if (caller.kind === 'player' && caller.by === 'api-key') throw refuse('forbidden', 'api.session-needed');
  return needPlayer(caller);
}

/**
 * Speaks to the reader: in their own language and zone when they are signed in, else in the language that they chose in
 * this browser, or that it asks for, and in its zone where a script of ours has said which that is, else in UTC.
 */
export function translatorOf(res: Response): Translator {
  const caller = callerOf(res);
  if (caller.kind === 'player') return knownTranslator(caller.player.locale, caller.player.timeZone);
  const { language, timeZone } = strangers.get(res) ?? { language: SOURCE_LANGUAGE, timeZone: 'UTC' };
  return knownTranslator(language, timeZone);
}

function knownTranslator(locale: string, timeZone: string): Translator {
  const name = `${locale} ${timeZone}`;
  const known = translators.get(name);
  if (known) return known;
  if (translators.size >= MOST_SPEAKERS) translators.clear();
  const made = translator(locale, timeZone);
  translators.set(name, made);
  return made;
}
