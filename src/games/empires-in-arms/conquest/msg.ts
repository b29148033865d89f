import { messagesOf } from '../../../kernel/message.ts';
import type { MessageArguments } from './words/message-arguments.ts';

/** The message maker of the conquest catalogue. */
export const msg = messagesOf<MessageArguments>();
