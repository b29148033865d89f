-- A question that one of the processes is answering for a computer player.
CREATE TABLE "ComputerTurn" (
    "tableId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "takenTo" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ComputerTurn_pkey" PRIMARY KEY ("tableId","seat","decision")
);

-- AddForeignKey
ALTER TABLE "ComputerTurn" ADD CONSTRAINT "ComputerTurn_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
