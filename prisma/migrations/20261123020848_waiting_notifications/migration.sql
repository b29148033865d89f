-- The outbox reads what waits.

-- DropIndex
DROP INDEX "Notification_mailId_dueAt_idx";

-- CreateIndex
CREATE INDEX "Notification_waiting_dueAt_idx" ON "Notification"("dueAt") WHERE ("mailId" IS NULL AND "dueAt" > '-infinity');

-- CreateIndex
CREATE INDEX "Notification_waiting_reader_idx" ON "Notification"("tableId", "playerId", "dueAt") WHERE ("mailId" IS NULL AND "tableId" IS NOT NULL);

-- CreateIndex
CREATE INDEX "Notification_mailId_idx" ON "Notification"("mailId") WHERE ("mailId" IS NOT NULL);

-- CreateIndex
CREATE INDEX "Notification_reply_idx" ON "Notification"("playerId", "createdAt") WHERE (kind = 'reply');
