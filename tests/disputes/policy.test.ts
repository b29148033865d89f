import { expect, test } from '@jest/globals';
import { moderationPolicy } from '../../src/disputes/moderation-policy.ts';

test('what a stored policy does not say, or says wrongly, is as usual', () => {
  const usual = { hostModerates: false, ticketPauseHours: 48, ticketEscalationHours: 48 };
  expect(moderationPolicy({})).toEqual(usual);
  expect(moderationPolicy(undefined)).toEqual(usual);
  expect(moderationPolicy({ ticketPauseHours: -1, ticketEscalationHours: 'soon', takebacks: 'never' })).toEqual(usual);
  expect(moderationPolicy({ hostModerates: true, ticketPauseHours: 0 })).toEqual({
    ...usual,
    hostModerates: true,
    ticketPauseHours: 0,
  });
});
