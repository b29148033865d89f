import { expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import type { Choice } from '../../../src/kernel/choice.ts';
import { isLiteral } from '../../../src/mail/inbound/is-literal.ts';
import { words } from '../sample-mails.ts';

const { t } = translator('en', 'UTC');
const places = ['Poland', 'Styria', 'North Africa', 'Notre Dame'];
const one: Choice = { kind: 'one', options: places.map((place) => ({ id: place.toLowerCase(), label: words(place) })) };

test.each(['Poland', 'pol', '2', '2.', 'north africa', 'north and poland', 'please Poland', 'Notre Dame', 'yes'])(
  'nothing is guessed in “%s”',
  (text) => {
    expect(isLiteral(one, text, [], ['please'], t)).toBe(true);
  },
);

test.each(['Syria', 'not Poland', 'no Poland', 'don’t Poland', 'anything but Poland', 'help Poland', 'place Poland'])(
  'something may be passed over in “%s”',
  (text) => {
    expect(isLiteral(one, text, [], [], t)).toBe(false);
  },
);

const sheet: Choice = {
  kind: 'sheet',
  max: 9,
  mayBeEmpty: true,
  orders: [
    {
      id: 'buy',
      label: words('Buy'),
      choice: {
        kind: 'form',
        fields: [
          {
            id: 'what',
            label: words('What'),
            choice: { kind: 'one', options: [{ id: 'inf', label: words('Infantry') }] },
          },
          { id: 'number', label: words('How many'), choice: { kind: 'number', min: 1, max: 30 } },
        ],
      },
    },
  ],
};

test.each(['Buy Infantry 21', 'buy inf 3', 'rest stay', 'as before'])(
  'orders in the form’s own words are clear: “%s”',
  (text) => {
    expect(isLiteral(sheet, text, [words('21 infantry are bought')], [], t)).toBe(true);
  },
);

test.each(['not Buy Infantry 21', 'Buy Cavalry 21', 'sell Infantry'])(
  'orders with other words are not: “%s”',
  (text) => {
    expect(isLiteral(sheet, text, [words('21 infantry are bought')], [], t)).toBe(false);
  },
);
