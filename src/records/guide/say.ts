import type en from '../../i18n/en/guide.json';
import type { Speaker } from '../../i18n/speaker.ts';
import { type MessageArgs, messagesOf } from '../../kernel/message.ts';

const message = messagesOf<typeof en>();

/** The guide's sentences in a speaker's language. */
export function guideWords(words: Speaker): (key: Parameters<typeof message>[0], args?: MessageArgs) => string {
  return (key, args) => words.say(message(key, args));
}
