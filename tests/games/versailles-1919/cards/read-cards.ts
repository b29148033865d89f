import { readFileSync } from 'node:fs';

/** The cards of a transcription: each begins with its number at the margin, its lines follow indented. */
export function readCards(name: 'issues' | 'events' | 'strategies'): readonly (readonly string[])[] {
  const text = readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8').trimEnd();
  const start = text.indexOf('\n1. ') + 1;
  return text
    .slice(start)
    .split(/\n(?=\d)/)
    .map((card) => card.split('\n').map((line) => line.trim()));
}
