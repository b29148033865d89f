import type { Request, Response } from 'express';
import type en from '../../i18n/en/api.json';
import { languages, type Speaker, speaker } from '../../i18n/speaker.ts';
import { messagesOf } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Player } from '../../people/player.ts';

const say = messagesOf<typeof en>();

/** Who sent the request. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'player';
      readonly player: Player;
      readonly by: 'session' | 'api-key';
      /** He moderates something: his pages lead to his desk. Programs need not know. */
      readonly desk: boolean;
    };

const ANONYMOUS: Caller = { kind: 'anonymous' };
const callers = new WeakMap<Response, Caller>();
const speakers = new Map<string, Speaker>();
const MOST_SPEAKERS = 500;

/** Written once, by know-caller.ts. */
export function setCaller(res: Response, caller: Caller): void {
  callers.set(res, caller);
}

export function callerOf(res: Response): Caller {
  return callers.get(res) ?? ANONYMOUS;
}

/** The signed-in player. Refuses `sign-in-needed` when there is none. */
export function playerOf(res: Response): Player {
  const caller = callerOf(res);
  if (caller.kind === 'player') return caller.player;
  throw new Refusal('sign-in-needed', say('api.sign-in-needed'));
}

/** The player who signed in with a browser. Refuses `sign-in-needed` when there is none, and (`forbidden`) an API key. */
export function sessionPlayerOf(res: Response): Player {
  const caller = callerOf(res);
  if (caller.kind === 'player' && caller.by === 'api-key') throw new Refusal('forbidden', say('api.session-needed'));
  return playerOf(res);
}

/** Speaks to the reader: in his own language and zone when he is signed in, else in his browser's language and UTC. */
export function speakerOf(req: Request, res: Response): Speaker {
  const caller = callerOf(res);
  if (caller.kind === 'player') return knownSpeaker(caller.player.locale, caller.player.timeZone);
  return knownSpeaker(req.acceptsLanguages([...languages()]) || 'en', 'UTC');
}

function knownSpeaker(locale: string, timeZone: string): Speaker {
  const name = `${locale} ${timeZone}`;
  const known = speakers.get(name);
  if (known) return known;
  if (speakers.size >= MOST_SPEAKERS) speakers.clear();
  const made = speaker(locale, timeZone);
  speakers.set(name, made);
  return made;
}
