import { messagesOf } from '../../../kernel/message.ts';
import type { MessageArguments } from './words/message-arguments.ts';

/** The messages of the deals' catalogue. */
export const msg = messagesOf<MessageArguments>();
