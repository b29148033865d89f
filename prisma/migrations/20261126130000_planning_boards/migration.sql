-- What a seat has drawn on a map for itself, and the link by which it shares it.
CREATE TABLE "PlanningBoard" (
    "tableId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "marks" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "shareHash" TEXT,
    "sharedBy" TEXT,

    CONSTRAINT "PlanningBoard_pkey" PRIMARY KEY ("tableId","seat")
);

-- CreateIndex
CREATE UNIQUE INDEX "PlanningBoard_shareHash_key" ON "PlanningBoard"("shareHash");

-- AddForeignKey
ALTER TABLE "PlanningBoard" ADD CONSTRAINT "PlanningBoard_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
