import { describe, expect, test } from '@jest/globals';
import { cleanLine, cleanText } from '../../../src/mail/inbound/clean-text.ts';
import { htmlText } from '../../../src/mail/inbound/html-text.ts';
import { firstParagraph, ownWords } from '../../../src/mail/inbound/own-words.ts';

const wordsOf = (text: string) => ownWords(cleanText(text)).words;

describe('own words of a reply', () => {
  test.each([
    [
      'above a quotation',
      '2\n\nOn Tue, 24 Nov 2026 at 21:14, Despatch <d@x.example> wrote:\n> Your move\n> 1. this',
      '2',
    ],
    ['above a signature', 'syria\r\n\r\n-- \r\nAnna', 'syria'],
    ['above what a phone adds', '4\n\nSent from my iPhone', '4'],
    ['above a farewell', 'syria\n\nKind regards,\nAnna', 'syria'],
    ['above a quotation without a head', 'place syria 2\n> quoted without a head', 'place syria 2'],
    ['below a quotation', 'On 24/11/2026 21:14, Despatch wrote:\n> Your move\n\n2\n\n-- \nAnna', '2'],
    ['between the lines of a quotation', '> first?\n1\n> second?\n2', '1\n\n2'],
    ['below a quotation, with a signature above it', 'Hello\n-- \nAnna\n> Your move\n2', 'Hello\n\n2'],
    [
      'with lines that only look like a head',
      'order:\n2 on Poland\nAs you wrote: well',
      'order:\n2 on Poland\nAs you wrote: well',
    ],
    ['that end in a head of their own', 'On Syria 2\nOn Tue, 24 Nov 2026, Despatch wrote:\n> Your move', 'On Syria 2'],
    ['none at all', '> Your move\n> 1. this', ''],
  ])('%s', (_, text, expected) => {
    expect(wordsOf(text)).toBe(expected);
  });

  test.each([
    'On Tue, 24 Nov 2026 at 21:14, Despatch <d@x.example>\nwrote:',
    '---- On Tue, 24 Nov 2026 Despatch wrote ----:',
    'Le mar. 24 nov. 2026 à 21:14, Despatch <d@x.example> a écrit :',
    'El mar, 24 nov 2026 a las 21:14, Despatch (<d@x.example>)\nescribió:',
    'Il giorno mar 24 nov 2026 alle ore 21:14 Despatch <\nd@x.example> ha scritto:',
    'Em ter., 24 de nov. de 2026 às 21:14, Despatch <d@x.example> escreveu:',
    'Am 24.11.26 um 21:14 schrieb Despatch:',
    'Am Di., 24. Nov. 2026 um 21:14 Uhr schrieb Despatch <\nd@x.example>:',
    'Op di 24 nov 2026 om 21:14 schreef Despatch <d@x.example>:',
    'W dniu 24.11.2026 o 21:14, Despatch pisze:',
    'Den tis 24 nov. 2026 kl 21:14 skrev Despatch <d@x.example>:',
    'ti 24. marrask. 2026 klo 21.14 Despatch (d@x.example) kirjoitti:',
    'вт, 24 нояб. 2026 г. в 21:14, Despatch <d@x.example>:',
    '在 2026年11月24日，21:14，Despatch <d@x.example> 写道：',
    '2026년 11월 24일 (화) 21:14, Despatch님이 작성:',
    '2026-11-24 21:14 GMT+01:00 Despatch <d@x.example>:',
    'Despatch <d@x.example> schrieb:',
  ])('a quotation without brackets ends the reply: %s', (head) => {
    expect(wordsOf(`2\n\n${head}\n\nYour move\n1. this`)).toBe('2');
  });

  test.each([
    '-----Original Message-----\nFrom: Despatch',
    '________________________________\nFrom: Despatch <d@x.example>',
    '-----Ursprüngliche Nachricht-----\nVon: Despatch',
    'From: Despatch <d@x.example>\nSent: Tuesday, 24 November 2026 21:14',
    '*Von:* Despatch\n<d@x.example>',
  ])('so do the headers of the mail before: %s', (head) => {
    expect(wordsOf(`2\n\n${head}\nSubject: Your move\n\n1. this`)).toBe('2');
  });

  test('a field that is called “From” is no header', () => {
    expect(wordsOf('From: Berlin\nTo: Paris')).toBe('From: Berlin\nTo: Paris');
  });

  test('are known to be cut off only where the person was still writing', () => {
    expect(ownWords('2\nand more', false)).toEqual({ words: '2\nand more', cut: true });
    expect(ownWords('2\n> quoted\n> and cut off here', false)).toEqual({ words: '2', cut: false });
    expect(ownWords('2\n-- \nA long signature', false)).toEqual({ words: '2', cut: false });
    expect(ownWords('line\n'.repeat(5000)).cut).toBe(true);
  });

  test('the first paragraph stands alone', () => {
    expect(firstParagraph('2\n\nSee you\non Tuesday')).toEqual({ first: '2', rest: 'See you\non Tuesday' });
  });
});

describe('the text of HTML', () => {
  test.each([
    ['entities', '<p>Women&rsquo;s&nbsp;Suffrage &amp; &#50;</p>', 'Women’s Suffrage & 2'],
    ['lines', '<div>1</div><div>2<br>3</div><p>4</p>', '1\n2\n3\n4'],
    [
      'no scripts, styles and pictures',
      '<head><title>x</title></head><style>p{}</style><script>1</script><img alt="x">2',
      '2',
    ],
    ['links without their addresses', '<a href="https://x.example">Syria</a>', 'Syria'],
    ['headings as they are written', '<h1>Syria</h1>', 'Syria'],
  ])('%s', (_, html, text) => {
    expect(cleanText(htmlText(html)).trim()).toBe(text);
  });

  test('what it quotes is told from an answer below it', () => {
    const head = '<div>On Tue, 24 Nov 2026, Despatch wrote:</div>';
    const html = `<p>1 above</p>${head}<blockquote>Your move<blockquote>older</blockquote></blockquote><p>2 below</p>`;
    expect(wordsOf(htmlText(html))).toBe('1 above\n\n2 below');
  });
});

describe('text from outside is cleaned', () => {
  test.each([
    ['2\0', '2'],
    ['a\r\nb\rc\u2028d\u0085e\ff', 'a\nb\nc\nd\ne\nf'],
    ['\u202eabc\u202c\u2066', 'abc'],
    ['a \t \nb', 'a\nb'],
    ['\ud800x', '\ufffdx'],
    ['\u001b[31mred', '[31mred'],
  ])('%j', (given, clean) => {
    expect(cleanText(given)).toBe(clean);
  });
  test('on one line of a few characters', () => {
    expect(cleanLine(' a\n b\t c ', 10)).toBe('a b c');
    expect([...cleanLine('😀'.repeat(100), 7)]).toHaveLength(7);
  });
});
