import type { Message } from '../kernel/message.ts';
import type { Correspondent } from './press-table.ts';

/** Renders a message in a reader's language. */
type Render = (message: Message) => string;

export type Found =
  | { readonly to: readonly string[] | 'everybody' }
  /** The first name that nobody has, or that several have. */
  | { readonly unknown: string };

/**
 * To whom a line of names goes, as people type it: `FRANCE, Austria and Olga`. A name is a seat's id, its name in one
 * of the languages, or its player's; small or capital, with accents or without. `everybody`: words that mean all.
 */
export function findAddressees(
  names: string,
  people: readonly Correspondent[],
  {
    languages,
    everybody,
    and,
  }: {
    readonly languages: readonly Render[];
    readonly everybody: readonly string[];
    readonly and: readonly string[];
  },
): Found {
  const joints = new RegExp(`[,;&+]|\\s(?:${and.map(escapeWord).join('|')})\\s`, 'iu');
  const wanted = names
    .split(joints)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const to: string[] = [];
  for (const name of wanted) {
    const plain = plainOf(name);
    if (everybody.some((word) => plainOf(word) === plain)) return { to: 'everybody' };
    const found = people.filter((one) => namesOf(one, languages).some((known) => plainOf(known) === plain));
    const [only] = found;
    if (!only || found.length > 1) return { unknown: name };
    to.push(only.who);
  }
  return wanted.length === 0 ? { unknown: names } : { to };
}

function namesOf({ who, name, playerName }: Correspondent, languages: readonly Render[]): readonly string[] {
  return [who, ...languages.map((t) => t(name)), ...(playerName === undefined ? [] : [playerName])];
}

/** Letters and digits alone, small and without accents. */
function plainOf(name: string): string {
  return name
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const escapeWord = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
