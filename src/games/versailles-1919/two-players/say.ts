import { messagesOf } from '../../../kernel/message.ts';
import type en from './words/en.json';

/** The messages of the two-player rules' catalogue. */
export const say = messagesOf<typeof en>();
