/** Something that is written over and over: what an expression with two ways to match it takes ages for. */
export type Shape = { readonly name: string; readonly unit: string; readonly type: 'plain' | 'html' };

const plain = (names: { readonly [name: string]: string }) =>
  Object.entries(names).map(([name, unit]): Shape => ({ name, unit, type: 'plain' }));
const html = (...units: readonly string[]) => units.map((unit): Shape => ({ name: unit, unit, type: 'html' }));

/**
 * What stopped the server, and what looks like it: heads of quotations in many languages, half of them; HTML that does
 * not close.
 */
export const SHAPES: readonly Shape[] = [
  ...plain({
    'blank lines': '\n',
    blanks: ' ',
    'blanks and a letter': '          x',
    tabs: '\t',
    digits: '1',
    dates: '2026-11-24 21:14 ',
    'dates with dots': '24.11.2026 21:14 ',
    'Op, line by line': 'Op \n',
    'Op and schreef': 'Op 1 \nschreef 2\n',
    'On On On': 'On On ',
    'heads of quotations': 'On 2026 wrote:\n',
    'Dnia and pisze': 'Dnia 1\npisze\n',
    'skrev, line by line': 'den. 1 skrev \n',
    在: '在',
    '在, line by line': '在1\n',
    tildes: '~',
    hyphens: '-',
    underscores: '_',
    'rules, line by line': '--\n',
    brackets: '>',
    'brackets, line by line': '> \n',
    'From, line by line': 'From: <\n',
    'Sent from': 'Sent from ',
    quotes: '"<',
    accents: '\u0301\u0316',
    'line ends of another kind': '\u2028 ',
    colons: 'a: ',
    'Card 1 and Card 1': 'Card 1 and ',
    '1 a,1 a': '1 a,',
    'commas and blanks': ' , ',
    dots: '.\r\n..',
  }),
  ...html(
    '<',
    '<style',
    '<br>',
    '<br',
    ' ',
    '\n',
    '<div>',
    '<b>',
    '<!--',
    '&',
    '&amp;',
    '</',
    '<a b="',
    '<p>a',
    '<ul><li>',
  ),
  ...html('<table><tr><td>', '<blockquote>', '<blockquote>a</blockquote>', '<script>', '<pre>', '&nbsp;'),
];

/** A mail whose text is this shape, `bytes` long, on lines as SMTP wants them. */
export function junkMail({ unit, type }: Shape, bytes: number): Buffer {
  const head = [
    'From: Anna <anna@elsewhere.example>',
    'Subject: Re: your move',
    'MIME-Version: 1.0',
    `Content-Type: text/${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
  ];
  const body = Buffer.alloc(bytes, unit.replace(/\r?\n/g, '\r\n'));
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}
