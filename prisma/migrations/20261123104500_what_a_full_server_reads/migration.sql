-- Each tick asks which pauses are over; without an index it read all tables.
CREATE INDEX "Table_paused_idx" ON "Table"("pausedTo") WHERE "pausedTo" IS NOT NULL;

-- How long answers took is forgotten by games now. PostgreSQL 18 went through another index instead of this one.
DROP INDEX "AnswerTime_answeredAt_idx";
