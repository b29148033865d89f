import type en from '../../i18n/en/guide.json';
import type { Translator } from '../../i18n/translator.ts';
import { type MessageArgs, messagesOf } from '../../kernel/message.ts';

const message = messagesOf<typeof en>();

/** The guide's sentences in a translator's language. */
export function guideWords(words: Translator): (key: Parameters<typeof message>[0], args?: MessageArgs) => string {
  return (key, args) => words.say(message(key, args));
}
