import { expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import type { OpenSheet } from '../../src/kernel/open-decisions.ts';
import type { SheetPoint } from '../../src/kernel/sheet.ts';
import { readOrders } from '../../src/mail/inbound/read-orders.ts';
import { exampleOrders } from '../../src/mail/turn/example-orders.ts';
import { beginOrders } from '../fixtures/marches/plan-orders.ts';
import { quote } from '../fixtures/marches/quote.ts';
import { marchesRules } from '../fixtures/marches/rules.ts';
import { musterSheet } from '../fixtures/musters/orders.ts';

const { t } = translator('en', 'UTC');

function sheetFrom(begin: SheetPoint): OpenSheet {
  const preview = () => {
    throw new Error('nothing is previewed');
  };
  return { name: 'muster', begin, max: 12, section: '2', last: [], preview };
}

test('examples are orders of different sorts that fit, and that a reply may have as they stand', () => {
  const example = exampleOrders(musterSheet()).map(t);
  expect(example).toEqual(['“March” “I Corps” “Metz”', '“Raise” 1 “infantry” “I Corps”']);
  expect(readOrders(sheetFrom(musterSheet()), example.join('\n'), t)).toEqual({
    called: ['March', 'Raise'].map((text) => ({ key: 'kernel.answer-text', args: { text } })),
    answer: [
      { order: 'march', answer: { corps: 'corps:1', to: 'town:metz' } },
      { order: 'raise', answer: { men: 1, kind: 'infantry', corps: 'corps:1' } },
    ],
  });
});

test('each of them fits without the others, too', () => {
  const setting = { seats: ['Ash'], options: {}, pack: {}, ruleset: 1 };
  const { state } = marchesRules.setup(setting);
  const corps = state.corps.map((one) => ({ ...one, area: 'c4', strength: 1, points: 3 }));
  const begin = beginOrders({ ...state, corps }, 'Ash');
  const example = exampleOrders(begin).map(t);
  expect(example).toEqual(['“Move” “Ash-1” “b4”', '“Lie in wait” “Ash-2” “b4”']);
  for (const line of [...example, example.join('\n')])
    expect(readOrders(sheetFrom(begin), line, t)).toHaveProperty('answer');
});

test('there is none where nothing can be ordered, or no order that is read part by part', () => {
  const nothing: SheetPoint = { ...musterSheet(), orders: () => [] };
  expect(exampleOrders(nothing)).toEqual([]);
  const text = { id: 'say', label: quote('Say'), choice: { kind: 'text' as const, min: 1, max: 9 } };
  expect(exampleOrders({ ...musterSheet(), orders: () => [text] })).toEqual([]);
});
