import { compile } from 'html-to-text';

/** Deeper than any mail that a person writes. */
const DEEPEST = 200;

const convert = compile({
  wordwrap: false,
  limits: { maxDepth: DEEPEST, ellipsis: '' },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'head', format: 'skip' },
    { selector: 'style', format: 'skip' },
    { selector: 'script', format: 'skip' },
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'ul', options: { itemPrefix: '' } },
    // As in plain text: what is quoted comes after brackets, so that an answer below it is found.
    { selector: 'blockquote', format: 'blockquote', options: { trimEmptyLines: true } },
  ],
});

/**
 * What an HTML part says, line by line; what it quotes with `> ` before each line. Without scripts, styles and
 * addresses of links.
 */
export function htmlText(html: string): string {
  return convert(html);
}
