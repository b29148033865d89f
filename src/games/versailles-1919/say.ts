import { messagesOf } from '../../kernel/message.ts';
import type en from './words/en.json';

/** The message maker of this game's catalogue. */
export const say = messagesOf<typeof en>();
