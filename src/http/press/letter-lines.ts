import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { letterTitle } from '../../mail/press/mail-letter.ts';
import type { LetterView, Named } from '../../press/letter-view.ts';
import type { PressTable } from '../../press/press-table.ts';

/** A stretch of a letter: what its writer says, or what they quote (`> …`). */
type Block = { readonly quoted: boolean; readonly text: string };

type Shown = Pick<LetterView, 'id' | 'at' | 'from' | 'to' | 'text'>;

/** A letter as a page shows it. `me`: as whom the reader has it; undefined where it is published. */
export function letterLine<L extends Shown>(letter: L, { people }: Pick<PressTable, 'people'>, me: string | undefined) {
  const place = people.findIndex(({ who }) => who === letter.from?.who);
  return {
    ...letter,
    title: letterTitle(letter, me ?? ''),
    fromName: letter.from?.name ?? msg('press.somebody'),
    seatClass: place < 0 || letter.from?.who.startsWith('player:') ? '' : `seat-${place + 1}`,
    blocks: blocksOf(letter.text),
  };
}

/** With whom a conversation is. */
export function threadTitle({
  with: others,
  unsigned,
}: {
  readonly with: readonly Named[];
  readonly unsigned: boolean;
}): Message {
  const names = others.map(({ name }) => name);
  if (unsigned)
    return names.length === 0 ? msg('press.thread-unsigned-everybody') : msg('press.thread-unsigned', { to: names });
  return names.length === 0 ? msg('press.everybody') : msg('press.thread-with', { names });
}

/** A letter's words as an answer quotes them. */
export function quote(text: string): string {
  return `${text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')}\n\n`;
}

/** A letter's words as its page shows them. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: { quoted: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const quoted = line.startsWith('>');
    const said = quoted ? line.replace(/^>\s?/u, '') : line;
    const open = blocks.at(-1);
    if (open?.quoted === quoted) open.lines.push(said);
    else blocks.push({ quoted, lines: [said] });
  }
  return blocks
    .map(({ quoted, lines }) => ({ quoted, text: lines.join('\n').trim() }))
    .filter(({ text }) => text !== '');
}
