import { expect, test } from '@jest/globals';
import { writeFeed } from '../../../src/outlets/atom/write-feed.ts';

const at = new Date('2026-11-24T12:00:00.000Z');
const feed = {
  id: 'tag:despatch.test,2026:t/x',
  title: 'A & <B>',
  subtitle: 'Iron Curtain',
  language: 'en',
  author: 'Despatch',
  url: 'https://despatch.test/t/x',
  self: 'https://despatch.test/t/x/feed.atom',
  since: new Date('2026-11-01T00:00:00.000Z'),
  entries: [
    { id: 'tag:despatch.test,2026:t/x/1', at, title: '"1"', lines: ['one', 'two'], url: 'https://d.test/?a&b' },
  ],
};

test('a feed has what RFC 4287 asks for, with texts escaped', () => {
  expect(writeFeed(feed)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>tag:despatch.test,2026:t/x</id>
<title>A &amp; &lt;B&gt;</title>
<subtitle>Iron Curtain</subtitle>
<updated>2026-11-24T12:00:00.000Z</updated>
<author><name>Despatch</name></author>
<link rel="alternate" type="text/html" href="https://despatch.test/t/x"/>
<link rel="self" type="application/atom+xml" href="https://despatch.test/t/x/feed.atom"/>
<entry>
<id>tag:despatch.test,2026:t/x/1</id>
<title>&quot;1&quot;</title>
<updated>2026-11-24T12:00:00.000Z</updated>
<link rel="alternate" type="text/html" href="https://d.test/?a&amp;b"/>
<content type="text">one
two</content>
</entry>
</feed>
`);
});

test('without entries it is as old as its table, and what XML cannot write is replaced', () => {
  const text = writeFeed({ ...feed, title: 'a\u0000b\ud800c\u{1f600}', entries: [] });
  expect(text).toContain('<updated>2026-11-01T00:00:00.000Z</updated>');
  expect(text).toContain('<title>a\ufffdb\ufffdc\u{1f600}</title>');
});
