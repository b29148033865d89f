-- A draft is kept for each question. Those of before were one for each seat: each belongs to the question that its first
-- answer is for. An empty one is as good as none.

ALTER TABLE "Draft" ADD COLUMN "decision" TEXT, ADD COLUMN "name" TEXT;

UPDATE "Draft" SET "decision" = answers -> 0 ->> 'decision', "name" = answers -> 0 ->> 'name';

DELETE FROM "Draft" WHERE "decision" IS NULL OR "name" IS NULL;

ALTER TABLE "Draft" ALTER COLUMN "decision" SET NOT NULL, ALTER COLUMN "name" SET NOT NULL;

ALTER TABLE "Draft" DROP CONSTRAINT "Draft_pkey", ADD CONSTRAINT "Draft_pkey" PRIMARY KEY ("tableId", "seat", "decision");
