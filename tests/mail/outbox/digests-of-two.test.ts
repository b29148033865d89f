import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createPrisma } from '../../../src/database/client.ts';
import { relayNotifications } from '../../../src/mail/outbox/relay-notifications.ts';
import { alarmDigests } from '../../../src/notifications/change-notifications.ts';
import { cloneTables } from '../../../src/simulation/bench/clone-tables.ts';
import { testServices } from '../../harness/services.ts';
import { ironCurtainTable, type MailWorld, mailWorld } from '../harness/mail-world.ts';

const PLAYERS = 12;
const TABLES_EACH = 4;

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0 });
  const { tableId } = await ironCurtainTable(world);
  await cloneTables(world.services, tableId, { prefix: 'd', count: PLAYERS * TABLES_EACH });
  await world.services.db.$executeRaw`
    UPDATE "Player" SET mail = mail || '{"rhythm": {"kind": "digest"}, "digestHour": 8}' WHERE id LIKE 'd%-us'`;
  await world.services.db.$executeRaw`
    UPDATE "Seat" SET "playerId" = 'd' || (substr("tableId", 2)::int % ${PLAYERS}::int + 1) || '-us'
    WHERE "tableId" LIKE 'd%' AND seat = 'us'`;
});
afterAll(() => world.close());

/** News of all tables for their players, and an alarm for each player, all due now. */
async function allDue(round: number): Promise<void> {
  const { db, clock } = world.services;
  await db.$executeRaw`TRUNCATE "Notification", "Mail"`;
  await db.$executeRaw`
    INSERT INTO "Notification" (id, kind, "playerId", "tableId", seat, "dueAt", "createdAt")
    SELECT md5(${`${round}`} || s."tableId"), 'turn', s."playerId", s."tableId", s.seat, ${clock.now()}, ${clock.now()}
    FROM "Seat" s WHERE s."tableId" LIKE 'd%' AND s.seat = 'us'`;
  const players = Array.from({ length: PLAYERS }, (_, n) => ({ playerId: `d${n + 1}-us`, at: clock.now() }));
  await alarmDigests(db, players, clock.now());
}

const queue = { add: async () => {} };

async function expectOneDigestEach(): Promise<void> {
  const mails = await world.services.db.mail.findMany({ include: { notifications: true } });
  expect(mails.map(({ playerId }) => playerId).sort()).toEqual(
    Array.from({ length: PLAYERS }, (_, n) => `d${n + 1}-us`).sort(),
  );
  for (const { kind, notifications } of mails) {
    expect(kind).toBe('digest');
    expect(notifications).toHaveLength(TABLES_EACH + 1);
  }
}

test('four processes that look at the hour of digests write one mail a player', async () => {
  const processes = Array.from({ length: 4 }, () => testServices(createPrisma(world.url, 2)));
  for (let round = 0; round < 6; round += 1) {
    await allDue(round);
    for (const one of processes) one.clock.set(world.services.clock.now());
    await Promise.all(processes.map((one) => relayNotifications(one, queue)));
    await expectOneDigestEach();
  }
  await Promise.all(processes.map(({ db }) => db.$disconnect()));
});

test('a digest waits for what another process looks at, and no two wait in a circle', async () => {
  await allDue(9);
  const { services: s } = world;
  const other = testServices(createPrisma(world.url, 2));
  other.clock.set(s.clock.now());
  let relayed: Promise<unknown> | undefined;
  await s.db.$transaction(async (tx) => {
    // News of the first player's, and the second one's alarm.
    await tx.$queryRaw`SELECT id FROM "Notification" WHERE "playerId" = 'd1-us' AND kind = 'turn' FOR UPDATE`;
    await tx.$queryRaw`SELECT id FROM "Notification" WHERE "playerId" = 'd2-us' AND kind = 'digest' FOR UPDATE`;
    relayed = relayNotifications(other, queue);
    for (let waits = 0; waits === 0; ) {
      const [row] = await s.db.$queryRaw<{ n: number }[]>`
        SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      waits = row?.n ?? 0;
    }
    await tx.$queryRaw`SELECT id FROM "Notification" WHERE "playerId" = 'd2-us' AND kind = 'turn' FOR UPDATE`;
  });
  await relayed;
  await relayNotifications(other, queue);
  await expectOneDigestEach();
  await other.db.$disconnect();
});
