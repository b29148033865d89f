-- AlterTable
ALTER TABLE "Contest" ADD COLUMN "clubId" TEXT;

-- CreateIndex
CREATE INDEX "Contest_clubId_idx" ON "Contest"("clubId");

-- AddForeignKey
ALTER TABLE "Contest" ADD CONSTRAINT "Contest_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE SET NULL ON UPDATE CASCADE;
