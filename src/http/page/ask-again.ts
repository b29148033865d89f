import type { Message } from '../../kernel/message.ts';
import type { PageCall } from '../route/page.ts';
import { type Reply, shown } from '../route/reply.ts';

type Words = { readonly title: Message; readonly what: Message; readonly button: Message };

/** Asks once more before something that cannot be taken back; the form goes to the same address. */
export function askAgain(
  { translator }: Pick<PageCall, 'translator'>,
  table: { readonly id: string; readonly name: string },
  words: Words,
): Reply {
  const title = translator.t(words.title);
  return shown({ name: 'sure', data: { ...words, title, table, back: `/t/${table.id}` } });
}
