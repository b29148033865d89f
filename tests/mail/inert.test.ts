import { describe, expect, test } from '@jest/globals';
import { inertData, inertText } from '../../src/mail/render/inert.ts';

/** What mail programs look for in a text, in the words of their own expressions. */
const LINKS = [
  /\bhttps?:\/\/\S+/i,
  /\bwww\.\S+/i,
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  /\b[\p{L}\p{N}-]+[.\u3002\uff0e\uff61]\p{L}{2,}\b/iu,
  /\b[a-z][a-z+.-]*:\/\//i,
  /\b\d+\.\d+\.\d+\.\d+\b/,
];
const linked = (text: string) => LINKS.filter((link) => link.test(text));

describe('no link is made of', () => {
  test.each([
    'http://evil.example/login?x=1',
    'HTTPS://EVIL.EXAMPLE',
    'evil.example/login',
    'www.evil.example',
    '(www.evil.example)',
    'ann@evil.example',
    'ftp://evil.example',
    'javascript://evil',
    'bücher.example',
    'evil\u3002example',
    'evil\uff0eexample',
    '影響力2\u3002www.evil.example\u3002選択肢',
    'xn--80ak6aa92e.com',
    'http://192.0.2.7/x',
    '192.0.2.7/x',
    'Ann,evil.example.',
    '«evil.example»',
  ])('%s', (text) => {
    expect(linked(text)).not.toEqual([]);
    const inert = inertText(`Why: ${text} today`);
    expect(linked(inert)).toEqual([]);
    expect(inert.replaceAll('\u2060', '')).toBe(`Why: ${text} today`);
  });
});

describe('as it is stays', () => {
  test.each(['Tuesday Club', 'Mr. Smith', 'at 20:00 on 24/11', 'v1.5 e.g. this', 'either/or', 'What? Why...'])(
    '%s',
    (text) => {
      expect(inertText(text)).toBe(text);
    },
  );

  test.each([
    '影響力なし。選択肢：独立',
    '満足度+2。危機「噂話」：なし',
    'ユニット3。（予備）。「はい」。次',
    '取引3。次',
  ])('a Japanese sentence before another: %s', (text) => {
    expect(inertText(text)).toBe(text);
  });

  test.each(['evil', 'evil2', 'bücher'])('but a Japanese full stop after %s might be a dot', (word) => {
    expect(inertText(`${word}。コム`)).toBe(`${word}\u2060。\u2060コム`);
  });

  test('a word that is trusted, whatever stands around it', () => {
    expect(inertText('write to (post@club.example), now', ['post@club.example'])).toBe(
      'write to (post@club.example), now',
    );
    expect(linked(inertText('write to post@club.example.evil.example', ['post@club.example']))).toEqual([]);
  });
});

test('the data of a template: every text but the addresses of its own links', () => {
  const data = {
    name: 'evil.example',
    links: [{ words: 'evil.example', url: 'https://despatch.example/x' }],
    at: new Date(0),
  };
  expect(inertData(data)).toEqual({
    name: 'evil\u2060.\u2060example',
    links: [{ words: 'evil\u2060.\u2060example', url: 'https://despatch.example/x' }],
    at: new Date(0),
  });
});
