-- That a player takes any seat is a column, and no longer a question mark before the seat's name.

ALTER TABLE "Seat" ADD COLUMN "unassigned" BOOLEAN NOT NULL DEFAULT false;

UPDATE "Seat" SET "unassigned" = true WHERE "seat" LIKE '?%';
