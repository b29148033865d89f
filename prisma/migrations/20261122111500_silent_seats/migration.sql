-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "silentIn" TEXT,
ADD COLUMN     "silentSince" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Opening" ADD COLUMN     "byClock" BOOLEAN NOT NULL DEFAULT false;

-- Offers of before that the clock made where the host had vanished. Of the others nothing says that it was the clock.
UPDATE "Opening" SET "byClock" = true WHERE "byId" = 'clock';
