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

-- What is left of a turn in which somebody fell silent is still answered at once: its name is now its address.
UPDATE "Seat" s SET "silentIn" = CASE t."game"
  WHEN 'iron-curtain' THEN 'round-' || split_part(s."silentIn", '.', 1)
    || '/turn-' || split_part(s."silentIn", '.', 2)::int + 1
  ELSE 'round-' || ceil(s."silentIn"::numeric / (SELECT count(*) FROM "Seat" o WHERE o."tableId" = t."id"))
    || '/turn-' || s."silentIn"
  END
FROM "Table" t
WHERE t."id" = s."tableId" AND (
  (t."game" = 'iron-curtain' AND s."silentIn" ~ '^[0-9]+[.][0-9]+$')
  OR (t."game" = 'versailles-1919' AND s."silentIn" ~ '^[1-9][0-9]*$'));
