import type { MessageArguments } from '../i18n/message-arguments.ts';
import { messagesOf } from './message.ts';

/** Makes a message in the house's words: the kernel knows their keys and arguments, and no word of any language. */
export const msg = messagesOf<MessageArguments>();
