import { msg } from '../../i18n/msg.ts';
import type { BoardMap } from '../../kernel/board-map.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** Names near to what was written that a refusal lists. */
const MOST_NEAR = 5;

/**
 * The id of an area by its id or its name, in the reader's language or as the map prints it, however it is written.
 * Refuses another (`bad-input`) with those near it.
 */
export function areaNamed(
  { areas }: Pick<BoardMap<object>, 'areas'>,
  given: string,
  t: (message: Message) => string,
): string {
  const wanted = plain(given);
  if (wanted === '') throw new Refusal('bad-input', msg('planning.name-an-area'));
  const isNamed = ({ id, name }: (typeof areas)[number]) => id === given.trim() || plain(t(name)) === wanted;
  const found = areas.find(isNamed) ?? areas.find(({ name }) => plain(name.printed ?? '') === wanted);
  if (found) return found.id;
  const near = areas.filter(({ name }) => plain(t(name)).startsWith(wanted.slice(0, 3))).slice(0, MOST_NEAR);
  throw new Refusal(
    'bad-input',
    near.length > 0
      ? msg('planning.near-areas', { given: given.slice(0, 60), near: near.map(({ name }) => name) })
      : msg('planning.no-such-area', { given: given.slice(0, 60) }),
  );
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
