import { messagesOf } from '../../../kernel/message.ts';
import type { MessageArguments } from './words/message-arguments.ts';

/** The message maker of the catalogue of scenarios. */
export const msg = messagesOf<MessageArguments>();
