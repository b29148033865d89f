import { messagesOf } from '../kernel/message.ts';
import type en from '../words/en/config.json';

/** What storage says to operators stands with the words about configuration. */
export const say = messagesOf<typeof en>();
