-- Where a log went back and where seats changed hands is asked with each page of it: few rows of many, found at once.
CREATE INDEX "Entry_rare_idx" ON "Entry"("tableId", seq) WHERE kind IN ('ruling', 'seat');
