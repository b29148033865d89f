import { Gauge, type Registry } from 'prom-client';
import { KINDS } from '../../notifications/notification.ts';
import { unknownNotifications } from '../../notifications/unknown-notifications.ts';
import { WAITING } from '../../notifications/waiting.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import type { Services } from '../../platform/services.ts';

const MOST_COUNTED = 10_000;

/** Mails, open decisions and the outbox, counted in the database: the same in every process. */
export function watchQueues({ db, clock }: Pick<Services, 'db' | 'clock'>, registry: Registry): void {
  new Gauge({
    name: 'despatch_mails',
    help: 'Mails that wait, and those of the last hour by what became of them',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      for (const status of ['queued', 'sent', 'dropped', 'failed'] as const) this.set({ status }, 0);
      const lately = { createdAt: { gt: new Date(clock.now().getTime() - HOUR_MS) } };
      for (const { status, _count } of await db.mail.groupBy({
        by: ['status'],
        where: { OR: [{ status: 'queued' }, { status: { in: ['sent', 'dropped', 'failed'] }, ...lately }] },
        _count: true,
      }))
        this.set({ status }, _count);
    },
  });
  new Gauge({
    name: 'despatch_unknown_notifications',
    help: 'Notifications of kinds that this version does not know; they are kept until one runs that does',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { kind, count } of await unknownNotifications({ db })) this.set({ kind }, count);
    },
  });
  new Gauge({
    name: 'despatch_open_decisions',
    help: 'Questions that wait for a seat, at all tables; 10000 stand for more',
    registers: [registry],
    async collect() {
      this.set(await db.pendingAnswer.count({ take: MOST_COUNTED }));
    },
  });
  new Gauge({
    name: 'despatch_outbox_age_seconds',
    help: 'How long the oldest notification that is due, or mail that is not sent, has been waiting',
    registers: [registry],
    async collect() {
      const now = clock.now();
      const notification = await db.notification.findFirst({
        where: { ...WAITING, dueAt: { ...WAITING.dueAt, lte: now }, kind: { in: [...KINDS] } },
        orderBy: { dueAt: 'asc' },
        select: { dueAt: true },
      });
      const mail = await db.mail.findFirst({
        where: { status: 'queued' },
        orderBy: { createdAt: 'asc' },
        select: { createdAt: true },
      });
      const oldest = Math.min(notification?.dueAt.getTime() ?? Infinity, mail?.createdAt.getTime() ?? Infinity);
      this.set(Math.max(0, Number.isFinite(oldest) ? (now.getTime() - oldest) / 1000 : 0));
    },
  });
}
