import { expect, test } from '@jest/globals';
import { colours, declarations, fillIn, sizes } from '../../src/theme/custom-properties.ts';
import { DARK, LIGHT, SPACE, seatLook } from '../../src/theme/tokens.ts';

test('tokens have the names that the sheets use', () => {
  expect(colours(LIGHT, 'light')).toMatchObject({ 'on-accent': LIGHT.onAccent, 'seat-1': seatLook(0).light });
  expect(colours(DARK, 'dark')).toMatchObject({ paper: DARK.paper, 'seat-7': seatLook(6).dark });
  expect(sizes).toMatchObject({ 'space-small': SPACE.small });
  expect(declarations({ ink: '#000', 'space-hair': '1px' })).toBe('--ink:#000;--space-hair:1px');
});

test('values are filled in wherever their names are, and a name without a value is an error', () => {
  expect(fillIn('p{margin: var(--a) var(--b-c);top: calc(-1 * var(--a))}', { a: '1px', 'b-c': '2px' })).toBe(
    'p{margin: 1px 2px;top: calc(-1 * 1px)}',
  );
  expect(() => fillIn('p{color: var(--inkk)}', colours(LIGHT, 'light'))).toThrow('--inkk');
});
