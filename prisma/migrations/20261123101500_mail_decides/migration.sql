-- The dispute whose decision a mail about a ruling has told, too.
ALTER TABLE "Mail" ADD COLUMN "decides" TEXT;
