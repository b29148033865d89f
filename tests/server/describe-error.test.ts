import { expect, test } from '@jest/globals';
import { describeError, redact } from '../../src/server/describe-error.ts';
import { freshDatabase } from '../harness/fresh-database.ts';

const TOKEN = 'Tk_'.padEnd(43, 'x9-');

test('secrets, mail addresses and queries are taken out of a text', () => {
  expect(redact(`GET /a/${TOKEN}?next=1 for ann@example.org failed`)).toBe('GET /a/…?… for …@… failed');
  expect(redact('node_modules/@prisma/client')).toBe('node_modules/@prisma/client');
});

test('an error keeps what happened and where, and nothing that hangs on it', () => {
  const error = Object.assign(new Error(`no page ${TOKEN}`), { body: TOKEN, code: 'E1', cause: new Error(TOKEN) });
  const described = describeError(error);
  expect(described).toMatchObject({ type: 'Error', message: 'no page …', code: 'E1', cause: { message: '…' } });
  expect(described.at?.[0]).toContain('describe-error.test');
  expect(JSON.stringify(described)).not.toContain(TOKEN);
});

test('what is no error says its message if it has one, without secrets', () => {
  const fault = { message: `the queue failed at ${TOKEN}`, stack: TOKEN, queue: 'mails' };
  expect(describeError(fault)).toEqual({ type: 'object', message: 'the queue failed at …' });
  expect(describeError('gone')).toEqual({ type: 'string', message: 'gone' });
});

test('an error of the database says what is wrong, not what it was asked', async () => {
  const { db, drop } = await freshDatabase();
  const faults = await Promise.all([
    db.player.findMany({ where: { email: 'hidden words', nothing: 1 } as object }).catch((error: unknown) => error),
    db.$queryRaw`SELECT ${'hidden words'}::int`.catch((error: unknown) => error),
    db.$queryRaw`SELECT ${'{"hidden words'}::json`.catch((error: unknown) => error),
  ]);
  for (const fault of faults) {
    expect(JSON.stringify(describeError(fault))).not.toContain('hidden words');
    expect(describeError(fault).message).not.toBe('');
  }
  await drop();
});
