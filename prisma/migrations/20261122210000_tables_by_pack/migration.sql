-- Who may read an uploaded pack is asked by the tables that are played with it.

CREATE INDEX "Table_packHash_idx" ON "Table"("packHash");
