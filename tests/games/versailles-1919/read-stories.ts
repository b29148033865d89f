import { readFileSync } from 'node:fs';
import type { Answer } from '../../../src/kernel/choice.ts';

/** What a card does with these answers. Several cards may do the same. */
export type Story = {
  readonly cards: readonly string[];
  readonly answers: readonly Answer[];
  readonly lines: readonly string[];
};

/** The stories of a text file: paragraphs of cards (`# id`), answers (`> json`) and the lines that are told. */
export function readStories(name: string): readonly Story[] {
  const [, ...paragraphs] = readFileSync(new URL(`./stories/${name}.txt`, import.meta.url), 'utf8').split('\n\n');
  return paragraphs.map((paragraph) => {
    const lines = paragraph.trimEnd().split('\n');
    const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
    return {
      cards: marked('# '),
      answers: marked('> ').map((json): Answer => JSON.parse(json)),
      lines: lines.filter((line) => !/^[#>] /.test(line)),
    };
  });
}
