-- So that no list reads more than it shows: each of these has the rows of one list, in its order, and few others. What a
-- submission changes of a row is in none of them.

-- Tables: those that anybody may join or watch, those that are played, and the archive, of all games and of one.
CREATE INDEX "Table_open_idx" ON "Table"((status = 'forming') DESC, "createdAt" DESC, id)
  WHERE public AND status IN ('forming', 'playing');
CREATE INDEX "Table_played_idx" ON "Table"("createdAt", id) WHERE status = 'playing';
CREATE INDEX "Table_archive_idx" ON "Table"("finishedAt" DESC, id DESC) WHERE public AND status = 'finished';
CREATE INDEX "Table_archive_of_game_idx" ON "Table"(game, "finishedAt" DESC, id DESC)
  WHERE public AND status = 'finished';

-- The desk: disputes that are not settled, seats for which a moderator is called, notes of the clock, links that were
-- used, and the mails of a table.
CREATE INDEX "Dispute_open_idx" ON "Dispute"("createdAt", id) WHERE state IN ('open', 'taken');
CREATE INDEX "PendingAnswer_late_idx" ON "PendingAnswer"("tableId") WHERE stage >= 3;
CREATE INDEX "Entry_clock_idx" ON "Entry"("tableId", seq) WHERE kind = 'clock';
CREATE INDEX "LinkToken_used_idx" ON "LinkToken"("tableId", "usedAt") WHERE "usedAt" IS NOT NULL;
CREATE INDEX "Mail_tableId_createdAt_id_idx" ON "Mail"("tableId", "createdAt", "id");

-- People: what a player is offered or asked, and questions that ended while a link to them was out.
CREATE INDEX "SubstituteRequest_open_idx" ON "SubstituteRequest"("createdAt", id) WHERE state = 'open';
CREATE INDEX "SubstituteRequest_offered_idx" ON "SubstituteRequest"(email) WHERE state = 'open';
CREATE INDEX "Notification_ended_idx" ON "Notification"("tableId", seat) WHERE kind = 'ended';

-- Administrators: what was done, by its kind, who is banned, and mails that were held back.
CREATE INDEX "Audit_what_at_idx" ON "Audit"("what", "at");
CREATE INDEX "Player_banned_idx" ON "Player"("bannedAt") WHERE "bannedAt" IS NOT NULL;
CREATE INDEX "Player_role_idx" ON "Player"(role) WHERE role <> 'player';
CREATE INDEX "Mail_held_idx" ON "Mail"("createdAt") WHERE status = 'dropped' AND reason IN ('banned', 'suppressed');

-- Who is invited, by their account and by their address.
CREATE INDEX "Invitation_open_player_idx" ON "Invitation"("playerId") WHERE status = 'open';
CREATE INDEX "Invitation_open_email_idx" ON "Invitation"(email) WHERE status = 'open';
CREATE INDEX "Table_host_moderates_idx" ON "Table"("hostId") WHERE policy -> 'hostModerates' = 'true'::jsonb;
CREATE INDEX "Ban_createdAt_address_idx" ON "Ban"("createdAt", "address");
CREATE INDEX "Suppression_createdAt_address_idx" ON "Suppression"("createdAt", "address");
-- Acts on the whole site, those that this version does not know among them.
CREATE INDEX "Audit_of_site_idx" ON "Audit"(at) WHERE "tableId" IS NULL AND what <> 'absence';
