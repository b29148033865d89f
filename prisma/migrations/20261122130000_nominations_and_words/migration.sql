-- CreateEnum
CREATE TYPE "NominationState" AS ENUM ('asked', 'proposed', 'appointed', 'declined', 'refused', 'withdrawn');

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "saltHash" TEXT,
ADD COLUMN     "saltLost" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Table" ADD COLUMN     "serverSalt" TEXT;

-- CreateTable
CREATE TABLE "Nomination" (
    "id" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "playerId" TEXT,
    "byId" TEXT NOT NULL,
    "state" "NominationState" NOT NULL DEFAULT 'asked',
    "agreed" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Nomination_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Nomination_tableId_state_idx" ON "Nomination"("tableId", "state");

-- CreateIndex
CREATE INDEX "Nomination_email_createdAt_idx" ON "Nomination"("email", "createdAt");

-- CreateIndex
CREATE INDEX "Nomination_byId_createdAt_idx" ON "Nomination"("byId", "createdAt");

-- CreateIndex
CREATE INDEX "Nomination_playerId_idx" ON "Nomination"("playerId");

-- AddForeignKey
ALTER TABLE "Nomination" ADD CONSTRAINT "Nomination_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Nomination" ADD CONSTRAINT "Nomination_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
