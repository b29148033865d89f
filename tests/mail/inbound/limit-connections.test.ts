import { describe, expect, test } from '@jest/globals';
import { countConnections, networkOf } from '../../../src/mail/inbound/limit-connections.ts';
import { whyNotPlain } from '../../../src/mail/inbound/plain-address.ts';

const limits = { each: 2, relay: 4, all: 5 };

describe('connections are counted', () => {
  test('by address, and a place that is left is free again', () => {
    const count = countConnections([], limits);
    const [first, second] = [count.enter('192.0.2.1'), count.enter('192.0.2.1')];
    expect([first, second, count.enter('192.0.2.1')]).toEqual([expect.any(Function), expect.any(Function), undefined]);
    expect(count.enter('192.0.2.2')).toBeDefined();
    first?.();
    first?.();
    expect([count.enter('192.0.2.1'), count.enter('192.0.2.1')]).toEqual([expect.any(Function), undefined]);
  });

  test('together, too', () => {
    const count = countConnections([], limits);
    const entered = Array.from({ length: 9 }, (_, i) => count.enter(`192.0.2.${i}`));
    expect(entered.filter(Boolean)).toHaveLength(5);
  });

  test('for the operator’s own mail servers apart', () => {
    const count = countConnections(['192.0.2.7', '2001:db8::/64'], limits);
    for (let i = 0; i < 9; i += 1) count.enter(`198.51.100.${i}`);
    const relayed = (address: string) => Array.from({ length: 6 }, () => count.enter(address)).filter(Boolean).length;
    expect(relayed('192.0.2.7')).toBe(4);
    expect(relayed('2001:db8::25')).toBe(4);
    expect(relayed('192.0.2.8')).toBe(0);
  });

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('addresses that disguise where a mail goes are not taken', () => {
  test.each([
    ['RCPT TO:<@a.example,@b.example:anna@c.example>', 'Source routes are not taken'],
    ['MAIL FROM:<@a.example:anna@c.example> SIZE=10', 'Source routes are not taken'],
    ['RCPT TO:<"anna b"@c.example>', 'Quoted names are not taken'],
    ['RCPT TO:<anna@[192.0.2.1]>', 'Addresses at a number are not taken'],
    ['RCPT TO:<anna@c.example> NOTIFY=NEVER,x', undefined],
    ['MAIL FROM:<>', undefined],
    ['MAIL FROM', undefined],
  ])('%s', (command, why) => {
    expect(whyNotPlain(command)).toBe(why);
  });
});
