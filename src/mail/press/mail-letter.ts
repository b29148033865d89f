import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { Services } from '../../platform/services.ts';
import type { LetterView, Named } from '../../press/letter-view.ts';
import { readOwnLetter } from '../../press/read-press.ts';
import { tableUrl } from '../links/link-url.ts';
import { ownPressAddress } from './own-address.ts';

/** A letter as a mail tells it. */
export type MailLetter = {
  /** From whom to whom. */
  readonly title: Message;
  /** The writer's name; undefined: it is not signed. */
  readonly from: Message | undefined;
  /** An empty one stands between paragraphs. */
  readonly lines: readonly string[];
  readonly thread: string;
  /** The page of its conversation. */
  readonly url: string;
  /** Where a mail answers it; undefined: no mail comes in, or it cannot be answered. */
  readonly address: string | undefined;
};

/** A letter for its reader's mail; undefined: they have read it, or it is none of theirs any more. */
export async function mailLetter(
  s: Services,
  about: { readonly tableId: string; readonly playerId: string; readonly letter: string },
): Promise<MailLetter | undefined> {
  const found = await readOwnLetter(s, about);
  if (!found?.unread) return undefined;
  const { tableId, playerId, letter } = about;
  return {
    title: letterTitle(found, found.me.who),
    from: found.from?.name,
    lines: found.text.replace(/\n\s*\n/gu, '\n\n').split('\n'),
    thread: found.thread,
    url: `${tableUrl(s.settings, tableId)}/press/${found.thread}`,
    address: found.talk.answerTo && (await ownPressAddress(s, { of: 'letter', id: letter }, playerId)),
  };
}

/** "From France to you and Austria". `me`: as whom the reader has it. */
export function letterTitle({ from, to }: Pick<LetterView, 'from' | 'to'>, me: string): Message {
  const nameOf = ({ who, name }: Named) => (who === me ? msg('press.you') : name);
  const names = to.map(nameOf);
  const sides = { from: from ? nameOf(from) : msg('press.somebody'), to: names };
  return names.length === 0 ? msg('press.title-everybody', sides) : msg('press.title', sides);
}
