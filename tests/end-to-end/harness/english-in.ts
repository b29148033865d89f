import { catalogues } from '../../../src/i18n/languages.ts';

/** A piece of a sentence between its arguments that is long enough to be found for what it is. */
const SHORTEST = 12;

/**
 * Finds pieces of English sentences of the catalogue in a text of another language: those with two words at least that
 * no sentence of that language has, too.
 */
export function englishFinder(language: string): (text: string) => readonly string[] {
  const own = [...(catalogues().get(language)?.values() ?? [])].map(flat).join('\n');
  const english = [...(catalogues().get('en')?.values() ?? [])].flatMap(piecesOf);
  const pieces = [...new Set(english)].filter((piece) => !own.includes(piece));
  return (text) => {
    const said = flat(text);
    return pieces.filter((piece) => said.includes(piece));
  };
}

function piecesOf(sentence: string): readonly string[] {
  return flat(sentence)
    .split(/[{}<>#|]/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= SHORTEST && /\p{L} \p{L}/u.test(piece));
}

const flat = (text: string) => text.replace(/\s+/gu, ' ');
