import { expect, test } from '@jest/globals';
import { mailKinds } from '../../../src/mail/kinds/index.ts';
import { OCCASIONS } from '../../../src/mail/turn/occasion.ts';
import { KINDS } from '../../../src/notifications/notification.ts';

test('every kind of notification is mailed: with the news of a table, or by a letter of its own', () => {
  expect(Object.keys(mailKinds).toSorted()).toEqual([...KINDS].toSorted());
  for (const kind of KINDS) {
    const { news, letter } = mailKinds[kind];
    // A digest is made of the news of tables.
    if (kind === 'digest') continue;
    const told = OCCASIONS.some((one) => one === kind);
    expect([kind, told ? typeof news : typeof letter]).toEqual([kind, 'function']);
    if (!told) expect([kind, news]).toEqual([kind, undefined]);
  }
});
