-- CreateTable
CREATE TABLE "Practice" (
    "id" TEXT NOT NULL,
    "playerId" TEXT,
    "visitor" TEXT,
    "game" TEXT NOT NULL,
    "ruleset" INTEGER NOT NULL,
    "seats" JSONB NOT NULL,
    "options" JSONB NOT NULL,
    "packHash" TEXT NOT NULL,
    "seat" TEXT,
    "tableId" TEXT,
    "tableSeq" INTEGER,
    "begin" JSONB,
    "seed" TEXT NOT NULL,
    "length" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "over" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "playedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Practice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PracticeEntry" (
    "practiceId" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "facts" JSONB NOT NULL,

    CONSTRAINT "PracticeEntry_pkey" PRIMARY KEY ("practiceId","n")
);

-- CreateIndex
CREATE INDEX "Practice_playerId_idx" ON "Practice"("playerId");

-- CreateIndex
CREATE INDEX "Practice_visitor_idx" ON "Practice"("visitor");

-- CreateIndex
CREATE INDEX "Practice_tableId_idx" ON "Practice"("tableId");

-- CreateIndex
CREATE INDEX "Practice_playedAt_idx" ON "Practice"("playedAt");

-- AddForeignKey
ALTER TABLE "Practice" ADD CONSTRAINT "Practice_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Practice" ADD CONSTRAINT "Practice_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PracticeEntry" ADD CONSTRAINT "PracticeEntry_practiceId_fkey" FOREIGN KEY ("practiceId") REFERENCES "Practice"("id") ON DELETE CASCADE ON UPDATE CASCADE;


