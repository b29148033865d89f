import { expect, test } from '@jest/globals';
import { Refusal } from '../../src/kernel/refusal.ts';
import { readEmail } from '../../src/people/email-address.ts';
import { FAR_TOO_LONG, processorTime } from '../harness/processor-time.ts';

test.each([
  ['ada@x.example', 'ada@x.example'],
  ['  Ada.Lovelace+Games@X.Example \n', 'ada.lovelace+games@x.example'],
  ["o'brien_%x@mail.x.example", "o'brien_%x@mail.x.example"],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
])('%j is kept as %j', (given, kept) => {
  expect(readEmail(given)).toBe(kept);
});

test.each([
  '',
  'ada',
  '@x.example',
  'ada@',
  'ada@localhost',
  'ada@@x.example',
  'ada@x..example',
  'ada@-x.example',
  'ada@x.example.',
  'ada lovelace@x.example',
  'Ada <ada@x.example>',
  'ada@x.example, bob@x.example',
  'ada@x.example;bob@x.example',
  'ada@x.example\r\nBcc: all@x.example',
  'ada\r\nBcc:all@x.example',
  'ada@x.exa\nmple',
  'ada@x.exa\tmple',
  'ada@x.example\u0000',
  'ada\u0000@x.example',
  '"ada lovelace"@x.example',
  'ада@x.example',
  'ada@[127.0.0.1]',
  'ada@x.example/../',
  `${'a'.repeat(65)}@x.example`,
  `ada@${'x.'.repeat(130)}example`,
  undefined,
  42,
  { email: 'ada@x.example' },
  ['ada@x.example'],
])('%j is refused', (given) => {
  expect(() => readEmail(given)).toThrow(Refusal);
  expect(() => readEmail(given)).toThrow(/tables\.bad-address/);
});

test('a very long text is refused quickly and is not repeated in full', async () => {
  const given = `${'a'.repeat(2_000_000)}@${'x.'.repeat(1000)}`;
  const read = () => readEmail(given);
  const refused = expect.objectContaining({ message: expect.stringMatching(/^.{0,400}$/s) });
  expect(await processorTime(() => expect(read).toThrow(refused))).toBeLessThan(FAR_TOO_LONG);
});
