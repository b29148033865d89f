-- CreateIndex
CREATE INDEX "Player_createdAt_id_idx" ON "Player"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Table_newest_idx" ON "Table"("createdAt" DESC, "id" DESC);

-- What administrators look for begins as they type it. Byte by byte, so that the index has the order of the list, too.
CREATE INDEX "Player_name_idx" ON "Player"((lower(name) COLLATE "C"), id);
CREATE INDEX "Player_email_idx" ON "Player"((lower(email) COLLATE "C"), id);
CREATE INDEX "Table_name_idx" ON "Table"((lower(name) COLLATE "C"), id);
