import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchHouse } from './bench-house.ts';

const LOOK_MS = 100;

/** Waits until the server has sent what it has to send now, so that it does nothing beside what is measured next. */
export async function outboxIdle({ services: { db } }: BenchHouse): Promise<void> {
  const now = new Date();
  while (
    (await db.notification.count({ where: { mailId: null, dueAt: { gt: new Date(0), lte: now } } })) > 0 ||
    (await db.mail.count({ where: { status: 'queued' } })) > 0
  )
    await sleep(LOOK_MS);
}
