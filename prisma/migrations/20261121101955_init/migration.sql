-- CreateEnum
CREATE TYPE "TableStatus" AS ENUM ('forming', 'playing', 'finished', 'cancelled');

-- CreateEnum
CREATE TYPE "InvitationStatus" AS ENUM ('open', 'accepted', 'declined', 'withdrawn');

-- CreateEnum
CREATE TYPE "MailStatus" AS ENUM ('queued', 'sent', 'dropped', 'failed');

-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "locale" TEXT NOT NULL DEFAULT 'en',
    "mail" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignInLink" (
    "tokenHash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "playerId" TEXT,
    "next" TEXT NOT NULL DEFAULT '/',
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SignInLink_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "Session" (
    "tokenHash" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "ApiKey" (
    "id" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Pack" (
    "hash" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "builtIn" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Pack_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "ruleset" INTEGER NOT NULL,
    "options" JSONB NOT NULL,
    "packHash" TEXT NOT NULL,
    "status" "TableStatus" NOT NULL DEFAULT 'forming',
    "public" BOOLEAN NOT NULL DEFAULT false,
    "hostId" TEXT NOT NULL,
    "pace" JSONB NOT NULL,
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "seed" TEXT NOT NULL,
    "seedHash" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "outcome" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "movedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "tableId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "playerId" TEXT,
    "salt" TEXT NOT NULL DEFAULT '',
    "seenSeq" INTEGER NOT NULL DEFAULT 0,
    "seenAt" TIMESTAMPTZ(3),
    "resigned" BOOLEAN NOT NULL DEFAULT false,
    "muted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("tableId","seat")
);

-- CreateTable
CREATE TABLE "Invitation" (
    "id" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "seat" TEXT,
    "playerId" TEXT,
    "status" "InvitationStatus" NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entry" (
    "tableId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "facts" JSONB NOT NULL DEFAULT '[]',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Entry_pkey" PRIMARY KEY ("tableId","seq")
);

-- CreateTable
CREATE TABLE "Submission" (
    "tableId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "fromSeq" INTEGER NOT NULL,
    "toSeq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Submission_pkey" PRIMARY KEY ("tableId","key")
);

-- CreateTable
CREATE TABLE "Snapshot" (
    "tableId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "machine" TEXT NOT NULL,

    CONSTRAINT "Snapshot_pkey" PRIMARY KEY ("tableId","seq")
);

-- CreateTable
CREATE TABLE "Waiting" (
    "tableId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "since" INTEGER NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3),
    "nextAt" TIMESTAMPTZ(3),
    "stage" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Waiting_pkey" PRIMARY KEY ("tableId","seat","decision")
);

-- CreateTable
CREATE TABLE "Draft" (
    "tableId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "baseSeq" INTEGER NOT NULL,
    "answers" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("tableId","seat")
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "playerId" TEXT,
    "email" TEXT,
    "tableId" TEXT,
    "seat" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "mailId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Mail" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "playerId" TEXT,
    "to" TEXT NOT NULL,
    "tableId" TEXT,
    "seat" TEXT,
    "subject" TEXT NOT NULL DEFAULT '',
    "status" "MailStatus" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CaughtMail" (
    "id" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "raw" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CaughtMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LinkToken" (
    "hash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "playerId" TEXT,
    "tableId" TEXT,
    "seat" TEXT,
    "seq" INTEGER,
    "decision" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LinkToken_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "CronRun" (
    "key" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CronRun_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "Player_email_key" ON "Player"("email");

-- CreateIndex
CREATE INDEX "SignInLink_email_idx" ON "SignInLink"("email");

-- CreateIndex
CREATE INDEX "SignInLink_playerId_idx" ON "SignInLink"("playerId");

-- CreateIndex
CREATE INDEX "Session_playerId_idx" ON "Session"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_tokenHash_key" ON "ApiKey"("tokenHash");

-- CreateIndex
CREATE INDEX "ApiKey_playerId_idx" ON "ApiKey"("playerId");

-- CreateIndex
CREATE INDEX "Table_hostId_idx" ON "Table"("hostId");

-- CreateIndex
CREATE INDEX "Table_status_finishedAt_idx" ON "Table"("status", "finishedAt");

-- CreateIndex
CREATE INDEX "Seat_playerId_idx" ON "Seat"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_tableId_email_key" ON "Invitation"("tableId", "email");

-- CreateIndex
CREATE INDEX "Waiting_nextAt_idx" ON "Waiting"("nextAt");

-- CreateIndex
CREATE INDEX "Notice_mailId_dueAt_idx" ON "Notice"("mailId", "dueAt");

-- CreateIndex
CREATE INDEX "Notice_email_createdAt_idx" ON "Notice"("email", "createdAt");

-- CreateIndex
CREATE INDEX "Mail_tableId_seat_idx" ON "Mail"("tableId", "seat");

-- CreateIndex
CREATE INDEX "Mail_status_createdAt_idx" ON "Mail"("status", "createdAt");

-- CreateIndex
CREATE INDEX "CaughtMail_to_at_idx" ON "CaughtMail"("to", "at");

-- CreateIndex
CREATE INDEX "CaughtMail_at_idx" ON "CaughtMail"("at");

-- CreateIndex
CREATE INDEX "LinkToken_tableId_seat_idx" ON "LinkToken"("tableId", "seat");

-- CreateIndex
CREATE INDEX "LinkToken_expiresAt_idx" ON "LinkToken"("expiresAt");

-- AddForeignKey
ALTER TABLE "SignInLink" ADD CONSTRAINT "SignInLink_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Table" ADD CONSTRAINT "Table_packHash_fkey" FOREIGN KEY ("packHash") REFERENCES "Pack"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Table" ADD CONSTRAINT "Table_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Snapshot" ADD CONSTRAINT "Snapshot_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Waiting" ADD CONSTRAINT "Waiting_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "Mail"("id") ON DELETE SET NULL ON UPDATE CASCADE;
