import { messagesOf } from '../../../kernel/message.ts';
import type { MessageArguments } from './words/message-arguments.ts';

/** The messages of the legend's catalogue. */
export const msg = messagesOf<MessageArguments>();
