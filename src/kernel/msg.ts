import { messagesOf } from './message.ts';
import type { MessageArguments } from './words/message-arguments.ts';

/** Makes a message in the house's words: the kernel knows their keys and arguments, and no word of any language. */
export const msg = messagesOf<MessageArguments>();
