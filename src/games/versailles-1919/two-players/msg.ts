import { messagesOf } from '../../../kernel/message.ts';
import type { MessageArguments } from './words/message-arguments.ts';

/** The messages of the two-player rules' catalogue. */
export const msg = messagesOf<MessageArguments>();
