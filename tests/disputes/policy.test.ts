import { expect, test } from '@jest/globals';
import { moderationPolicy } from '../../src/disputes/moderation-policy.ts';

test('what a stored policy does not say, or says wrongly, is as usual', () => {
  const usual = { hostModerates: false, disputePauseHours: 48, disputeEscalationHours: 48 };
  expect(moderationPolicy({})).toEqual(usual);
  expect(moderationPolicy(undefined)).toEqual(usual);
  expect(moderationPolicy({ disputePauseHours: -1, disputeEscalationHours: 'soon', takebacks: 'never' })).toEqual(
    usual,
  );
  expect(moderationPolicy({ hostModerates: true, disputePauseHours: 0 })).toEqual({
    ...usual,
    hostModerates: true,
    disputePauseHours: 0,
  });
});
