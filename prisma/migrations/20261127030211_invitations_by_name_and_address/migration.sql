-- At a rematch the host knows those who played before by name, and did not write their addresses.
UPDATE "Invitation" i SET "byName" = true FROM "Table" t
WHERE t.id = i."tableId" AND t."rematchOf" IS NOT NULL AND EXISTS (
  SELECT 1 FROM "Seat" s WHERE s."tableId" = t."rematchOf" AND s."playerId" = i."playerId");

-- DropIndex
DROP INDEX "Invitation_tableId_email_key";

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_tableId_email_byName_key" ON "Invitation"("tableId", "email", "byName");
