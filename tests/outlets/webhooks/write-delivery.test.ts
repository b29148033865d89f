import { expect, test } from '@jest/globals';
import type { Bulletin } from '../../../src/outlets/webhooks/gather-events.ts';
import type { Shape } from '../../../src/outlets/webhooks/shapes.ts';
import { writeDelivery } from '../../../src/outlets/webhooks/write-delivery.ts';

const at = new Date('2026-11-24T12:00:00.000Z');
const bulletin: Bulletin = {
  table: { id: 't', name: 'Café <de> *París*', game: 'Iron Curtain', url: 'https://despatch.test/t/t' },
  events: [
    { kind: 'entry', seq: 4, at: at.toISOString(), texts: ['A & @everyone', 'B'] },
    { kind: 'over', text: 'It is over.' },
  ],
  upTo: 4,
};
const write = (shape: Shape, told = bulletin) =>
  writeDelivery({ id: 'w', shape, url: 'https://x.test/', secret: 's' }, told, at);
const bodyOf = (shape: Shape, told = bulletin) => JSON.parse(String(write(shape, told).body));

test('each place gets the shape that it takes, and nobody is called or linked by a name', () => {
  expect(bodyOf('json')).toEqual({ version: 1, ...bulletin });
  expect(bodyOf('discord')).toEqual({
    content: 'Café \\<de\\> \\*París\\*\nA & \\@everyone\nB\nIt is over.\nhttps://despatch.test/t/t',
    allowed_mentions: { parse: [] },
    flags: 4,
  });
  expect(bodyOf('slack')).toEqual({
    text: 'Café &lt;de&gt; *París*\nA &amp; @everyone\nB\nIt is over.\nhttps://despatch.test/t/t',
    unfurl_links: false,
  });
  expect(bodyOf('matrix').text).toBe(bodyOf('discord').content);
});

test('only our own shape is signed, and all have the mark of the delivery', () => {
  expect(write('json').headers['Despatch-Signature']).toMatch(/^t=1795521600,v1=[0-9a-f]{64}$/);
  for (const shape of ['discord', 'slack', 'matrix'] as const)
    expect(write(shape).headers).toEqual({ 'Content-Type': 'application/json', 'Despatch-Delivery': 'w-4' });
});

test('what is too long for a channel keeps its end', () => {
  const texts = Array.from({ length: 400 }, (_, i) => `sentence ${i}`);
  const long: Bulletin = { ...bulletin, events: [{ kind: 'entry', seq: 4, at: at.toISOString(), texts }] };
  const { content } = bodyOf('discord', long);
  expect(content.length).toBeLessThanOrEqual(2000);
  expect(content).toContain('…');
  expect(content).toContain('sentence 399\nhttps://despatch.test/t/t');
});
