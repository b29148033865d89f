-- Letters between the people of a table, as each of them has them; mutes, reports, and who agrees to publish.

CREATE TABLE "Letter" (
    "id" TEXT NOT NULL,
    "number" BIGSERIAL NOT NULL,
    "tableId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "writer" TEXT NOT NULL,
    "addressees" TEXT[],
    "thread" TEXT NOT NULL,
    "unsigned" BOOLEAN NOT NULL DEFAULT false,
    "text" TEXT NOT NULL,
    "how" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Letter_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "LetterCopy" (
    "letterId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "thread" TEXT NOT NULL,
    "number" BIGINT NOT NULL,
    "own" BOOLEAN NOT NULL DEFAULT false,
    "muted" BOOLEAN NOT NULL DEFAULT false,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "LetterCopy_pkey" PRIMARY KEY ("letterId","playerId")
);

CREATE TABLE "LetterMute" (
    "tableId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "who" TEXT NOT NULL,

    CONSTRAINT "LetterMute_pkey" PRIMARY KEY ("tableId","playerId","who")
);

CREATE TABLE "LetterReport" (
    "letterId" TEXT NOT NULL,
    "disputeId" TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3),
    "readById" TEXT,

    CONSTRAINT "LetterReport_pkey" PRIMARY KEY ("letterId","disputeId")
);

CREATE TABLE "LetterConsent" (
    "tableId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LetterConsent_pkey" PRIMARY KEY ("tableId","playerId")
);

CREATE INDEX "Letter_tableId_number_idx" ON "Letter"("tableId", "number");

CREATE INDEX "Letter_playerId_tableId_at_idx" ON "Letter"("playerId", "tableId", "at");

CREATE INDEX "LetterCopy_playerId_tableId_thread_number_idx" ON "LetterCopy"("playerId", "tableId", "thread", "number");

-- What is unread: the home page counts it.
CREATE INDEX "LetterCopy_playerId_tableId_idx" ON "LetterCopy"("playerId", "tableId")
  WHERE "readAt" IS NULL AND NOT "own" AND NOT "muted";

CREATE INDEX "LetterReport_disputeId_idx" ON "LetterReport"("disputeId");

ALTER TABLE "Letter" ADD CONSTRAINT "Letter_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "LetterCopy" ADD CONSTRAINT "LetterCopy_letterId_fkey" FOREIGN KEY ("letterId") REFERENCES "Letter"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "LetterReport" ADD CONSTRAINT "LetterReport_letterId_fkey" FOREIGN KEY ("letterId") REFERENCES "Letter"("id") ON DELETE CASCADE ON UPDATE CASCADE;
