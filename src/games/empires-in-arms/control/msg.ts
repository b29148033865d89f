import { messagesOf } from '../../../kernel/message.ts';
import type { MessageArguments } from './words/message-arguments.ts';

/** The message maker of the catalogue about powers that nobody plays. */
export const msg = messagesOf<MessageArguments>();
