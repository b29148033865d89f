import { messagesOf } from '../../../kernel/message.ts';
import type en from './words/en.json';

/** The messages of the corrections' catalogue. */
export const say = messagesOf<typeof en>();
