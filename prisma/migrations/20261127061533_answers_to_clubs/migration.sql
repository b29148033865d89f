-- The host of a club is told who answered: what waits for one host, and whom they were told of lately.

-- CreateIndex
CREATE INDEX "Notification_club_answer_idx" ON "Notification"("playerId", "createdAt") WHERE (kind = 'club-answer');
