import { messagesOf } from '../../../kernel/message.ts';
import type { MessageArguments } from './words/message-arguments.ts';

/** The message maker of the chronicle's catalogue. */
export const msg = messagesOf<MessageArguments>();
