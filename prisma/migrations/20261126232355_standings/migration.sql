-- CreateTable
CREATE TABLE "CountedTable" (
    "tableId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "finishedAt" TIMESTAMPTZ(3) NOT NULL,
    "rated" BOOLEAN NOT NULL,

    CONSTRAINT "CountedTable_pkey" PRIMARY KEY ("tableId")
);

-- CreateTable
CREATE TABLE "Result" (
    "tableId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "seats" INTEGER NOT NULL,
    "won" BOOLEAN NOT NULL,

    CONSTRAINT "Result_pkey" PRIMARY KEY ("tableId","seat")
);

-- CreateTable
CREATE TABLE "Rating" (
    "game" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL,
    "deviation" DOUBLE PRECISION NOT NULL,
    "volatility" DOUBLE PRECISION NOT NULL,
    "tables" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Rating_pkey" PRIMARY KEY ("game","playerId")
);

-- CreateIndex
CREATE INDEX "CountedTable_finishedAt_idx" ON "CountedTable"("finishedAt");

-- CreateIndex
CREATE INDEX "CountedTable_game_finishedAt_idx" ON "CountedTable"("game", "finishedAt");

-- CreateIndex
CREATE INDEX "Result_playerId_idx" ON "Result"("playerId");

-- CreateIndex
CREATE INDEX "Rating_game_rating_idx" ON "Rating"("game", "rating");

-- CreateIndex
CREATE INDEX "Rating_playerId_idx" ON "Rating"("playerId");

-- AddForeignKey
ALTER TABLE "CountedTable" ADD CONSTRAINT "CountedTable_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Result" ADD CONSTRAINT "Result_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "CountedTable"("tableId") ON DELETE CASCADE ON UPDATE CASCADE;


