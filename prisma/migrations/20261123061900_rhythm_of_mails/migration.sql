-- How often the seat's player is mailed about the table, where it differs from their usual rhythm.
ALTER TABLE "Seat" ADD COLUMN "rhythm" JSONB;
