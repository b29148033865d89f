import { describe, expect, test } from '@jest/globals';
import { msg } from '../../src/i18n/msg.ts';
import { translator } from '../../src/i18n/translator.ts';
import { splitFirstLine } from '../../src/mail/inbound/split-first-line.ts';
import { findAddressees } from '../../src/press/find-addressees.ts';
import { LEFT_OUT, leaveOutAddresses } from '../../src/press/leave-out-addresses.ts';
import { pressPolicy } from '../../src/press/press-policy.ts';
import { readLetter } from '../../src/press/read-letter.ts';
import { threadOf } from '../../src/press/thread-of.ts';
import { whyClosedAt } from '../../src/press/why-closed.ts';

const BASE = 'https://despatch.test';

describe('addresses are left out', () => {
  test.each([
    'anna@people.example',
    'Anna.Maria+games@mail.people.example',
    'anna＠people.example',
    'anna%40people.example',
    'anna (at) people (dot) example',
    'anna[at]people[dot]example',
    "o'neill@people.example",
    'ąę@pąps.example',
    'reply+0123456789abcdef@in.despatch.test',
  ])('%s', (address) => {
    expect(leaveOutAddresses(`Write to ${address}, please.`, BASE)).toBe(`Write to ${LEFT_OUT}, please.`);
    expect(leaveOutAddresses(`<${address}>`, BASE)).toBe(`<${LEFT_OUT}>`);
  });

  test('also where something invisible stands inside', () => {
    expect(readLetter('anna\u2060@\u2060people\u2060.\u2060example', BASE)).toEqual({ text: LEFT_OUT, changed: true });
  });

  test('and so are links that act for whoever has them, but not the address of a table', () => {
    expect(leaveOutAddresses(`${BASE}/a/Secret_123-x and ${BASE}/t/table/log`, BASE)).toBe(
      `[…] and ${BASE}/t/table/log`,
    );
  });

  test('and nothing else', () => {
    const text = 'Meet at 5.30 @ the café (at the Rhine). Score: 3@2. a@b, v1.2, 50%';
    expect(leaveOutAddresses(text, BASE)).toBe(text);
  });

  test('in time by the length of the text', () => {
    for (const part of ['a', 'a@', '@a.', 'a@a.', '%40', '(at)', 'a (at) a (dot) ', '.-'])
      expect(leaveOutAddresses(part.repeat(20_000).slice(0, 20_000), BASE).length).toBeGreaterThan(0);
  });
});

describe('a conversation', () => {
  const between = { tableId: 'one', begun: true, writer: 'fr', addressees: ['uk', 'us'], unsigned: false };
  test('is the same whoever of it writes', () => {
    expect(threadOf({ ...between, writer: 'us', addressees: ['fr', 'uk'] })).toBe(threadOf(between));
  });
  test('is another one with others, unsigned, before the game, and at another table', () => {
    const others = [
      { ...between, addressees: ['uk'] },
      { ...between, unsigned: true },
      { ...between, begun: false },
      { ...between, tableId: 'two' },
      { ...between, addressees: [] },
    ];
    expect(new Set([between, ...others].map(threadOf)).size).toBe(6);
  });
  test('of unsigned letters does not tell who writes', () => {
    const unsigned = { ...between, unsigned: true, addressees: ['it'] };
    expect(threadOf({ ...unsigned, writer: 'uk' })).toBe(threadOf(unsigned));
  });
});

describe('names in a first line', () => {
  const people = [
    { who: 'fr', name: msg('press.person', { name: 'France' }), playerId: 'a', playerName: 'Anna' },
    { who: 'at', name: msg('press.person', { name: 'Österreich' }), playerId: 'b', playerName: 'Bo Lee' },
    { who: 'us', name: msg('press.person', { name: 'US' }), playerId: 'c', playerName: 'Anna' },
  ];
  const words = { languages: [translator('en', 'UTC').t], everybody: ['all'], and: ['and'] };
  const found = (names: string) => findAddressees(names, people, words);
  test('are ids, seats and players, with accents or without', () => {
    expect(found('FRANCE, osterreich and u.s.')).toEqual({ to: ['fr', 'at', 'us'] });
    expect(found('bo lee')).toEqual({ to: ['at'] });
    expect(found('us, ALL')).toEqual({ to: 'everybody' });
  });
  test('that nobody has, or two have, are said', () => {
    expect(found('fr, Japan')).toEqual({ unknown: 'Japan' });
    expect(found('Anna')).toEqual({ unknown: 'Anna' });
    expect(found(' , ')).toEqual({ unknown: ' , ' });
  });
  test('stand before a colon behind a word of its own', () => {
    expect(splitFirstLine('to France, US: hello\nthere', ['en'])).toEqual({
      names: 'France, US',
      text: 'hello\nthere',
      unsigned: false,
    });
    expect(splitFirstLine('To all, unsigned:\nhello', ['en'])).toEqual({ names: 'all', text: 'hello', unsigned: true });
    for (const words of ['hello', 'Well: hello', 'together: no', '', ':'])
      expect(splitFirstLine(words, ['en'])).toBeUndefined();
  });
});

describe('letters are written', () => {
  const closed = (stored: object, status: 'forming' | 'playing' | 'finished' | 'cancelled', stretches: string[] = []) =>
    whyClosedAt(pressPolicy(stored), { status, parts: [], stretches })?.key;
  test('always, where nothing else is said or what is said cannot be read', () => {
    for (const stored of [{}, { pressWhen: 7 }]) {
      for (const status of ['forming', 'playing', 'finished'] as const) expect(closed(stored, status)).toBeUndefined();
      expect(closed(stored, 'cancelled')).toBe('press.closed-cancelled');
    }
  });
  test('in parts of the game that are named, and before and after it', () => {
    const stored = { pressWhen: 'parts', pressParts: ['politics'] };
    expect(closed(stored, 'playing', ['1805-09', 'politics'])).toBeUndefined();
    expect(closed(stored, 'playing', ['1805-09', 'land'])).toBe('press.closed-part');
    expect(closed(stored, 'forming')).toBeUndefined();
    expect(closed(stored, 'finished')).toBeUndefined();
  });
  test('around the game, or never', () => {
    expect(closed({ pressWhen: 'around' }, 'playing')).toBe('press.closed-game');
    expect(closed({ pressWhen: 'around' }, 'finished')).toBeUndefined();
    expect(closed({ pressWhen: 'never' }, 'forming')).toBe('press.closed-never');
  });
});
