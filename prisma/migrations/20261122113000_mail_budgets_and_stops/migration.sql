-- AlterTable
ALTER TABLE "Notice" ADD COLUMN     "mailbox" TEXT,
ADD COLUMN     "sender" TEXT;

-- CreateTable
CREATE TABLE "MailStop" (
    "mailbox" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MailStop_pkey" PRIMARY KEY ("mailbox","what")
);

-- CreateIndex
CREATE INDEX "Notice_sender_createdAt_idx" ON "Notice"("sender", "createdAt");

-- CreateIndex
CREATE INDEX "Notice_mailbox_createdAt_idx" ON "Notice"("mailbox", "createdAt");
