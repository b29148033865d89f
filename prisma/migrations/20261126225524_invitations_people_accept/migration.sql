-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "failedAt" TIMESTAMPTZ(3),
ADD COLUMN     "remindedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Table" ADD COLUMN     "removed" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "terms" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "word" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "JoinLink" (
    "tokenHash" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "most" INTEGER NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "JoinLink_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE INDEX "JoinLink_tableId_idx" ON "JoinLink"("tableId");

-- CreateIndex
CREATE INDEX "Invitation_status_createdAt_idx" ON "Invitation"("status", "createdAt");

-- AddForeignKey
ALTER TABLE "JoinLink" ADD CONSTRAINT "JoinLink_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;


