import { describe, expect, test } from '@jest/globals';
import { type Act, may, type Standing } from '../../src/disputes/may.ts';

const nobody: Standing = {
  role: 'player',
  host: false,
  appointed: false,
  plays: false,
  tied: false,
  hostModerates: false,
};
const acts = (change: Partial<Standing>): readonly Act[] =>
  (['moderate', 'appoint', 'dispute'] as const).filter((act) => may({ ...nobody, ...change }, act));

describe('what somebody may do at a table', () => {
  test('somebody who has nothing to do with it may do nothing', () => {
    expect(acts({})).toEqual([]);
  });

  test('a player may call the moderator, and nothing else', () => {
    expect(acts({ plays: true })).toEqual(['dispute']);
  });

  test('an appointed moderator moderates', () => {
    expect(acts({ appointed: true })).toEqual(['moderate']);
  });

  test.each(['moderator', 'administrator'] as const)('a %s of the site moderates and appoints everywhere', (role) => {
    expect(acts({ role })).toEqual(['moderate', 'appoint']);
  });

  test('a host says who moderates, and moderates when not playing, if the table says so', () => {
    expect(acts({ host: true })).toEqual(['appoint']);
    expect(acts({ host: true, hostModerates: true })).toEqual(['moderate', 'appoint']);
    expect(acts({ host: true, hostModerates: true, plays: true })).toEqual(['appoint', 'dispute']);
  });

  test('nor does anybody who shares a mailbox with somebody who plays there', () => {
    for (const role of ['player', 'moderator', 'administrator'] as const)
      expect(acts({ role, appointed: true, tied: true })).toEqual([]);
    expect(acts({ host: true, hostModerates: true, tied: true })).toEqual(['appoint']);
  });

  test('nobody moderates a table at which they play', () => {
    for (const role of ['player', 'moderator', 'administrator'] as const)
      expect(acts({ role, appointed: true, hostModerates: true, plays: true })).toEqual(['dispute']);
  });
});
