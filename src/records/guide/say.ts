import type { MessageArguments } from '../../i18n/message-arguments.ts';
import { type MessageKey, msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { ArgumentsOf } from '../../kernel/message.ts';

/** The guide's sentences in a translator's language. */
export function guideWords(words: Translator) {
  return <Key extends MessageKey>(key: Key, ...args: ArgumentsOf<MessageArguments, Key>): string =>
    words.t(msg(key, ...args));
}
