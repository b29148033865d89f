import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import stringify from 'safe-stable-stringify';
import earlier from '../../../src/games/empires-in-arms/data/earlier-packs.json' with { type: 'json' };
import { rules } from '../../../src/games/empires-in-arms/rules.ts';

test('every earlier pack is what its hash says, and is played as today’s', () => {
  expect(earlier.length).toBeGreaterThan(0);
  for (const { hash } of earlier) {
    const pack = rules.earlierPack?.(hash);
    const content = stringify(pack?.content) ?? '';
    expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
    expect(pack?.hash).toBe(hash);
    expect(pack?.pack).toBe(rules.builtInPack().pack);
  }
  expect(earlier.map(({ hash }) => hash)).not.toContain(rules.builtInPack().hash);
});

test('a hash that no release had names nothing', () => {
  expect(rules.earlierPack?.('0'.repeat(64))).toBeUndefined();
});
