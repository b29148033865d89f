import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import { nameFromEmail, readName } from '../../src/people/player-name.ts';

test.each([
  ['Ada', 'Ada'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['O’Brien, "Bob" (UK)', 'O’Brien, "Bob" (UK)'],
  ['Jose\u0301', 'Jos\u00e9'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['李小龍', '李小龍'],
  ['עדה', 'עדה'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['7', '7'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['𝒳'.repeat(60), '𝒳'.repeat(60)],
])('%j is kept as %j', (given, kept) => {
  expect(readName(given)).toBe(kept);
});

test.each([
  ['Ada\r\nBcc: all@x.example', 'tables.line-control'],
  ['Ada\nSubject: hello', 'tables.line-control'],
  ['Ada\n', 'tables.line-control'],
  ['Ada\tLovelace', 'tables.line-control'],
  ['Ada\u0000', 'tables.line-control'],
  ['Ada\u0085Lovelace', 'tables.line-control'],
  ['Ada\u2028Lovelace', 'tables.line-control'],
  ['Ada\u2029Lovelace', 'tables.line-control'],
  ['\u202eecalevoL', 'tables.line-control'],
  ['Ada \u2067adA', 'tables.line-control'],
  ['Ada\u200f', 'tables.line-control'],
  ['Ada\u061c', 'tables.line-control'],
  ['\u3164', 'tables.line-control'],
  ['Ada\uffa0', 'tables.line-control'],
  ['\u2800', 'tables.line-control'],
  ['Ada\u{e0041}', 'tables.line-control'],
  ['\u200d', 'people.no-name'],
  ['A\u200bda', 'tables.line-control'],
  ['\ufeffAda', 'tables.line-control'],
  ['Ada \ud800', 'tables.line-control'],
  ['Ada <bob@x.example>', 'people.name-brackets'],
  ['<script>', 'people.name-brackets'],
  ['', 'people.no-name'],
  ['   ', 'people.no-name'],
  ['...', 'people.no-name'],
  [undefined, 'people.no-name'],
  [7, 'people.no-name'],
  ['x'.repeat(61), 'tables.line-too-long'],
])('%j is refused: %s', (given, key) => {
  expect(() => readName(given)).toThrow(key);
});

test('no name that is accepted can add a header, a recipient or an address', async () => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const odd = fc.string({
    unit: fc.constantFrom('a', '"', '\\', ',', ';', ':', '@', '\r', '\n', '<', '>', '=', '?', ' ', 'é', '\u2028'),
  });
  await fc.assert(
    fc.asyncProperty(odd, async (given) => {
      let name: string;
      try {
        name = readName(given);
      } catch {
        return;
      }
      const sent = await transport.sendMail({
        from: { name, address: 'd@x.example' },
        to: { name, address: 'a@x.example' },
        subject: name,
        text: 't',
      });
      if (!Buffer.isBuffer(sent.message)) throw new Error('expected the whole mail');
      const mail = await PostalMime.parse(sent.message);
      expect(sent.envelope).toEqual({ from: 'd@x.example', to: ['a@x.example'] });
      expect(mail.to?.map((to) => to.address)).toEqual(['a@x.example']);
      expect(mail.from?.address).toBe('d@x.example');
      expect(new Set(mail.headers.map((header) => header.key))).toEqual(
        new Set([
          'from',
          'to',
          'subject',
          'message-id',
          'content-transfer-encoding',
          'date',
          'mime-version',
          'content-type',
        ]),
      );
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['ada.lovelace@x.example', 'Ada Lovelace'],
  ['ada+games@x.example', 'Ada'],
  ["o'brien@x.example", 'O Brien'],
  ['+@x.example', 'x.example'],
  [`${'a'.repeat(64)}@x.example`, `A${'a'.repeat(59)}`],
])('somebody known only as %s is called %j', (email, name) => {
  expect(nameFromEmail(email)).toBe(name);
  expect(readName(nameFromEmail(email))).toBe(name);
});
