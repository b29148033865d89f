-- The lines of a sheet that a seat is writing, one draft for each question.

CREATE TABLE "SheetDraft" (
    "tableId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "lines" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SheetDraft_pkey" PRIMARY KEY ("tableId","seat","decision")
);

ALTER TABLE "SheetDraft" ADD CONSTRAINT "SheetDraft_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
