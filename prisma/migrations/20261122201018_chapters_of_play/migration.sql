-- Where chapters of play begin. Logs of before have none written down: reading their chapters, or `despatch verify`, works
-- them out.
-- CreateTable
CREATE TABLE "Chapter" (
    "tableId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "Chapter_pkey" PRIMARY KEY ("tableId","seq")
);

-- AddForeignKey
ALTER TABLE "Chapter" ADD CONSTRAINT "Chapter_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
