-- Until when a seat had time for an answer that is taken back is found by its decision and entry, not by equal times.

ALTER TABLE "AnswerTime" ADD COLUMN "decision" TEXT, ADD COLUMN "seq" INTEGER;

-- Where exactly one answer of the seat has that time, it is the one.
UPDATE "AnswerTime" a SET decision = e.decision, seq = e.seq
FROM (
  SELECT "tableId", data ->> 'seat' AS seat, at, min(data ->> 'decision') AS decision, min(seq) AS seq
  FROM "Entry" WHERE kind = 'answered' AND left(data ->> 'decision', 1) <> '~'
  GROUP BY 1, 2, 3 HAVING count(*) = 1
) e
WHERE e."tableId" = a."tableId" AND e.seat = a.seat AND e.at = a."answeredAt";
