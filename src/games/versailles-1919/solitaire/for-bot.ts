import type { Message } from '../../../kernel/message.ts';
import { nationArgs } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import { msg } from './msg.ts';

/** A question that the player answers for a bot, where its rules leave it open: told so, for the words say "you". */
export function forBot(faction: FactionId, prompt: Message): Message {
  return msg('versailles-1919-solitaire.ask.for-bot', { ...nationArgs(faction), prompt });
}
