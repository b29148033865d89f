import { messagesOf } from '../kernel/message.ts';
import type { MessageArguments } from './message-arguments.ts';

/** A key of the house's catalogues; each game has its own. */
export type MessageKey = keyof MessageArguments;

/** Makes a message: its key and exactly the arguments that the catalogue's sentence names. `t` renders it. */
export const msg = messagesOf<MessageArguments>();
