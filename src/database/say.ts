import type en from '../i18n/en/config.json';
import { messagesOf } from '../kernel/message.ts';

/** What storage says to operators stands with the words about configuration. */
export const say = messagesOf<typeof en>();
