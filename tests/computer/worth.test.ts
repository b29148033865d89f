import { expect, test } from '@jest/globals';
import { worthOf } from '../../src/computer/worth.ts';
import { quote } from '../fixtures/marches/quote.ts';

const ended = (winners: readonly string[], scores: { readonly [seat: string]: number | undefined }) => ({
  winners,
  summary: quote('over'),
  sheet: [],
  standings: Object.entries(scores).map(([seat, score]) => ({ seat, place: 1, ...(score !== undefined && { score }) })),
});

test('victory is worth most, a shared one its share, and a lead a little more', () => {
  const narrow = worthOf('uk', ended(['uk'], { uk: 41, fr: 40 }));
  const clear = worthOf('uk', ended(['uk'], { uk: 60, fr: 40 }));
  const shared = worthOf('uk', ended(['uk', 'fr'], { uk: 40, fr: 40 }));
  const lost = worthOf('uk', ended(['fr'], { uk: 39, fr: 40 }));
  const routed = worthOf('uk', ended(['fr'], { uk: 10, fr: 40 }));
  expect([clear, narrow, shared, lost, routed].toSorted((a, b) => b - a)).toEqual([
    clear,
    narrow,
    shared,
    lost,
    routed,
  ]);
  expect(clear).toBeLessThan(1);
  expect(routed).toBeGreaterThan(0);
});

test('without points only victory counts', () => {
  expect(worthOf('us', ended(['us'], { us: undefined, ussr: undefined }))).toBe(1);
  expect(worthOf('ussr', ended(['us'], { us: undefined, ussr: undefined }))).toBe(0);
});
