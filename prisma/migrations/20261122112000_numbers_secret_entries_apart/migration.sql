-- AlterTable
ALTER TABLE "Table" ADD COLUMN "secret" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Entry" ADD COLUMN "secret" INTEGER NOT NULL DEFAULT 0,
DROP CONSTRAINT "Entry_pkey",
ADD CONSTRAINT "Entry_pkey" PRIMARY KEY ("tableId", "seq", "secret");

-- AlterTable
ALTER TABLE "Snapshot" ADD COLUMN "secret" INTEGER NOT NULL DEFAULT 0,
DROP CONSTRAINT "Snapshot_pkey",
ADD CONSTRAINT "Snapshot_pkey" PRIMARY KEY ("tableId", "seq", "secret");

-- AlterTable
ALTER TABLE "Submission" ADD COLUMN "fromSecret" INTEGER NOT NULL DEFAULT 0,
DROP CONSTRAINT "Submission_pkey",
ADD CONSTRAINT "Submission_pkey" PRIMARY KEY ("tableId", "seat", "key");
