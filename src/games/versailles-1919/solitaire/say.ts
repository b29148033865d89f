import { messagesOf } from '../../../kernel/message.ts';
import type en from './words/en.json';

/** The messages of solitaire's catalogue. */
export const say = messagesOf<typeof en>();
