-- What each submission writes beside the log costs less: no check that the table is there, which the same statement has
-- just changed (tables and the players of seats are never deleted), and no index on addresses that most notifications
-- do not have.
ALTER TABLE "Submission" DROP CONSTRAINT "Submission_tableId_fkey";
ALTER TABLE "PendingAnswer" DROP CONSTRAINT "PendingAnswer_tableId_fkey";
ALTER TABLE "AnswerTime" DROP CONSTRAINT "AnswerTime_playerId_fkey";

DROP INDEX "Notification_email_createdAt_idx";
DROP INDEX "Notification_sender_createdAt_idx";
DROP INDEX "Notification_mailbox_createdAt_idx";
CREATE INDEX "Notification_email_createdAt_idx" ON "Notification"("email", "createdAt") WHERE "email" IS NOT NULL;
CREATE INDEX "Notification_sender_createdAt_idx" ON "Notification"("sender", "createdAt") WHERE "sender" IS NOT NULL;
CREATE INDEX "Notification_mailbox_createdAt_idx" ON "Notification"("mailbox", "createdAt") WHERE "mailbox" IS NOT NULL;

-- How long answers took is read by table as well as by player, and cleared by age.
ALTER TABLE "AnswerTime" DROP CONSTRAINT "AnswerTime_pkey", ADD CONSTRAINT "AnswerTime_pkey" PRIMARY KEY ("tableId", "id");
CREATE INDEX "AnswerTime_answeredAt_idx" ON "AnswerTime" USING BRIN ("answeredAt");

-- Half of the digest is enough, and it is in each row.
UPDATE "Submission" SET "digest" = left("digest", 32);

-- Room on each page for the next version of its rows: a table's row changes with each submission, its indexed fields
-- hardly ever.
ALTER TABLE "Table" SET (fillfactor = 70);

-- What is over is found by when it was, and not by reading all that is not.
CREATE INDEX "SignInLink_expiresAt_idx" ON "SignInLink"("expiresAt");
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");
