import { type MessageArgs, messagesOf } from '../../kernel/message.ts';
import type en from '../../words/en/guide.json';
import type { Speaker } from '../../words/speaker.ts';

const message = messagesOf<typeof en>();

/** The guide's sentences in a speaker's language. */
export function guideWords(words: Speaker): (key: Parameters<typeof message>[0], args?: MessageArgs) => string {
  return (key, args) => words.say(message(key, args));
}
