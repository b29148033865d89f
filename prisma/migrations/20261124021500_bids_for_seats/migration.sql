-- What a player bids for the seats of a table that is forming.
ALTER TABLE "Seat" ADD COLUMN "bids" JSONB;
