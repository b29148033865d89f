import { expect } from '@jest/globals';
import type { House } from './house.ts';
import { settled } from './settled.ts';

/** When all is quiet: every mail that was written came once, and none is left or failed. */
export async function checkPost({ database, mailbox }: House): Promise<void> {
  await settled(database.db);
  const ids = mailbox.mails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^<[\w-]+@localhost>$/);
  const waiting = await database.db.mail.groupBy({ by: ['status'], _count: true });
  expect(waiting.find(({ status }) => status === 'sent')?._count).toBe(ids.length);
  expect(waiting.filter(({ status }) => status === 'queued' || status === 'failed')).toEqual([]);
}
