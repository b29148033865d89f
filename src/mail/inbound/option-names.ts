import type { Message } from '../../kernel/message.ts';
import type { Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';

type Named = {
  readonly id: string;
  readonly label: Message;
  readonly short?: readonly string[];
  readonly called?: Message;
};

/** What options are called, as words are compared. */
export type OptionNames = {
  readonly t: Translate;
  /**
   * By label, by the game's other names and abbreviations, by id, and by the last part of the id (`area:paris` is also
   * `paris`); the longest first.
   */
  of(option: Named): readonly string[];
};

/**
 * The names of options, each made once: a reply of two hundred orders looks at the same three hundred areas again and
 * again.
 */
export function nameOptions(t: Translate): OptionNames {
  const known = new Map<string, readonly string[]>();
  return {
    t,
    of: ({ id, label, short = [], called }) => {
      const key = JSON.stringify([id, label, short, called]);
      const names = known.get(key) ?? namesOf(id, [t(label), ...short, ...calledIn(called, t)]);
      known.set(key, names);
      return names;
    },
  };
}

/** The names that a message lists. */
export const calledIn = (called: Message | undefined, t: Translate): readonly string[] =>
  called ? t(called).split('|').filter(Boolean) : [];

function namesOf(id: string, called: readonly string[]): readonly string[] {
  const own = id.slice(id.lastIndexOf(':') + 1);
  const names = [...called, id, own, own.replaceAll('-', ' ')].map(normaliseWords);
  return [...new Set(names)].filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
}
