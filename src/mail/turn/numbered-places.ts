import type { Drawing } from '../../kernel/board.ts';
import type { Choice } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import { markOptions } from './mark-options.ts';

/**
 * Where the numbers of a mail's answers stand on its picture: the places that are options of what is asked, each with
 * the mark that names it in a reply. None where two questions have places, for both count from 1, nor at a place that
 * stands for two options.
 */
export function numberedPlaces(
  choices: readonly Choice[],
  t: (message: Message) => string,
): NonNullable<Drawing['places']> {
  const [options, ...others] = choices.map(markOptions).filter((marked) => marked.some(({ place }) => place));
  if (!options || others.length > 0) return [];
  return options.flatMap(({ place, mark, label }) =>
    place !== undefined && options.filter((other) => other.place === place).length === 1
      ? [{ place, label: `${mark}. ${t(label)}` }]
      : [],
  );
}
