-- What a reply by mail does at one table, where its player wants it otherwise than at their other tables.
ALTER TABLE "Seat" ADD COLUMN "replies" TEXT;
