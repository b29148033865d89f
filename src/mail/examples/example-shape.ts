import type { ExampleMail } from './example-mails.ts';

/** How a mail can look to its reader. */
export const SHAPES = ['light', 'dark', 'phone', 'no-pictures', 'text'] as const;
export type Shape = (typeof SHAPES)[number];

/**
 * The HTML of a mail as a page of its own, whatever the colours of the browser that shows it: with its pictures in it,
 * or without any. In the shape `text` it has none.
 */
export function htmlInShape({ content, outgoing }: ExampleMail, shape: Exclude<Shape, 'text'>): string {
  const dark = shape === 'dark';
  const coloured = (content.html ?? '')
    .replaceAll('@media (prefers-color-scheme:dark)', dark ? '@media all' : '@media not all')
    .replaceAll('content="light dark"', `content="${dark ? 'dark' : 'light'}"`)
    // A frame that may open no windows follows no link then, not even by itself.
    .replace('<head>', '<head><base target="_blank">');
  return outgoing.pictures.reduce(
    (html, { png }, i) =>
      html.replaceAll(
        ` src="cid:${content.pictures[i]?.cid ?? ''}"`,
        shape === 'no-pictures' ? '' : ` src="data:image/png;base64,${png.toString('base64')}"`,
      ),
    coloured,
  );
}

/** The bytes of a mail: as it is sent, its two parts, and its pictures. */
export function sizesOf({ content, raw }: ExampleMail) {
  return {
    raw: raw.length,
    html: Buffer.byteLength(content.html ?? ''),
    text: Buffer.byteLength(content.text),
    pictures: content.pictures.reduce((sum, { png }) => sum + png.length, 0),
  };
}
