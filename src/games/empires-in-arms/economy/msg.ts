import { messagesOf } from '../../../kernel/message.ts';
import type { MessageArguments } from './words/message-arguments.ts';

/** The message maker of the economic phase's catalogue. */
export const msg = messagesOf<MessageArguments>();

/** An id as a sentence can be chosen by it: with underscores. */
export const selector = (id: string) => id.replaceAll('-', '_');
