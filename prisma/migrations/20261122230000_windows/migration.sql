-- Answers to questions that are answered in secret, kept beside the log until all seats are ready.

CREATE TABLE "KeptAnswer" (
    "tableId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "answer" JSONB,
    "ready" BOOLEAN NOT NULL,
    "how" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KeptAnswer_pkey" PRIMARY KEY ("tableId","seat","decision")
);

ALTER TABLE "KeptAnswer" ADD CONSTRAINT "KeptAnswer_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Counts the changes of kept answers: writes compare it.
ALTER TABLE "Table" ADD COLUMN "windows" INTEGER NOT NULL DEFAULT 0;

-- Whether the question is answered in secret.
ALTER TABLE "PendingAnswer" ADD COLUMN "window" BOOLEAN NOT NULL DEFAULT false;
