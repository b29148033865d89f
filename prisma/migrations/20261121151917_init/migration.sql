-- CreateEnum
CREATE TYPE "SiteRole" AS ENUM ('player', 'moderator', 'administrator');

-- CreateEnum
CREATE TYPE "TableStatus" AS ENUM ('forming', 'playing', 'finished', 'cancelled');

-- CreateEnum
CREATE TYPE "InvitationStatus" AS ENUM ('open', 'accepted', 'declined', 'withdrawn');

-- CreateEnum
CREATE TYPE "TicketState" AS ENUM ('open', 'taken', 'resolved', 'withdrawn');

-- CreateEnum
CREATE TYPE "TicketType" AS ENUM ('rules', 'misclick', 'timing', 'conduct', 'other');

-- CreateEnum
CREATE TYPE "TakebackState" AS ENUM ('open', 'granted', 'refused', 'expired', 'withdrawn');

-- CreateEnum
CREATE TYPE "OpeningState" AS ENUM ('open', 'taken', 'declined', 'withdrawn');

-- CreateEnum
CREATE TYPE "MailStatus" AS ENUM ('queued', 'sent', 'dropped', 'failed');

-- CreateTable
CREATE TABLE "Player" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "locale" TEXT NOT NULL DEFAULT 'en',
    "role" "SiteRole" NOT NULL DEFAULT 'player',
    "bannedAt" TIMESTAMPTZ(3),
    "mail" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Vacation" (
    "id" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL,
    "to" TIMESTAMPTZ(3) NOT NULL,
    "days" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Vacation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnswerTime" (
    "id" BIGSERIAL NOT NULL,
    "playerId" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3),
    "answeredAt" TIMESTAMPTZ(3) NOT NULL,
    "himself" BOOLEAN NOT NULL,

    CONSTRAINT "AnswerTime_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Ban" (
    "address" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "byId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Ban_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "Suppression" (
    "address" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "byId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Suppression_pkey" PRIMARY KEY ("address")
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
    "policy" JSONB NOT NULL DEFAULT '{}',
    "pausedAt" TIMESTAMPTZ(3),
    "pausedTo" TIMESTAMPTZ(3),
    "clocks" INTEGER NOT NULL DEFAULT 0,
    "rematchOf" TEXT,

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
    "bank" DOUBLE PRECISION,
    "pauses" INTEGER NOT NULL DEFAULT 0,

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
    "hours" DOUBLE PRECISION,
    "left" DOUBLE PRECISION,

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
CREATE TABLE "TableModerator" (
    "tableId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TableModerator_pkey" PRIMARY KEY ("tableId","playerId")
);

-- CreateTable
CREATE TABLE "Ticket" (
    "id" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "seq" INTEGER,
    "type" "TicketType" NOT NULL,
    "state" "TicketState" NOT NULL DEFAULT 'open',
    "text" TEXT NOT NULL,
    "openedById" TEXT NOT NULL,
    "openedSeat" TEXT,
    "takenById" TEXT,
    "escalateAt" TIMESTAMPTZ(3),
    "escalatedAt" TIMESTAMPTZ(3),
    "pausesTo" TIMESTAMPTZ(3),
    "resolution" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "takenAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Ticket_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TicketMessage" (
    "id" TEXT NOT NULL,
    "ticketId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TicketMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Audit" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "playerId" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "tableId" TEXT,
    "ticketId" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "Audit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Takeback" (
    "id" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "toSeq" INTEGER NOT NULL,
    "atSeq" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "state" "TakebackState" NOT NULL DEFAULT 'open',
    "asked" JSONB NOT NULL,
    "answers" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Takeback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Opening" (
    "id" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "email" TEXT,
    "byId" TEXT NOT NULL,
    "ticketId" TEXT,
    "state" "OpeningState" NOT NULL DEFAULT 'open',
    "takenById" TEXT,
    "formerId" TEXT,
    "watches" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Opening_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StandIn" (
    "playerId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StandIn_pkey" PRIMARY KEY ("playerId","game")
);

-- CreateTable
CREATE TABLE "SpectatorLink" (
    "tokenHash" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "delayHours" DOUBLE PRECISION NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SpectatorLink_pkey" PRIMARY KEY ("tokenHash")
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
    "openedAt" TIMESTAMPTZ(3),

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
CREATE INDEX "Vacation_playerId_to_idx" ON "Vacation"("playerId", "to");

-- CreateIndex
CREATE INDEX "Vacation_from_idx" ON "Vacation"("from");

-- CreateIndex
CREATE INDEX "Vacation_to_idx" ON "Vacation"("to");

-- CreateIndex
CREATE INDEX "AnswerTime_playerId_answeredAt_idx" ON "AnswerTime"("playerId", "answeredAt");

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
CREATE INDEX "Table_rematchOf_idx" ON "Table"("rematchOf");

-- CreateIndex
CREATE INDEX "Table_status_finishedAt_idx" ON "Table"("status", "finishedAt");

-- CreateIndex
CREATE INDEX "Seat_playerId_idx" ON "Seat"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_tableId_email_key" ON "Invitation"("tableId", "email");

-- CreateIndex
CREATE INDEX "Waiting_nextAt_idx" ON "Waiting"("nextAt");

-- CreateIndex
CREATE INDEX "TableModerator_playerId_idx" ON "TableModerator"("playerId");

-- CreateIndex
CREATE INDEX "Ticket_tableId_state_idx" ON "Ticket"("tableId", "state");

-- CreateIndex
CREATE INDEX "Ticket_state_createdAt_idx" ON "Ticket"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Ticket_escalateAt_idx" ON "Ticket"("escalateAt");

-- CreateIndex
CREATE INDEX "TicketMessage_ticketId_at_idx" ON "TicketMessage"("ticketId", "at");

-- CreateIndex
CREATE INDEX "Audit_tableId_at_idx" ON "Audit"("tableId", "at");

-- CreateIndex
CREATE INDEX "Audit_playerId_at_idx" ON "Audit"("playerId", "at");

-- CreateIndex
CREATE INDEX "Takeback_tableId_state_idx" ON "Takeback"("tableId", "state");

-- CreateIndex
CREATE INDEX "Takeback_state_expiresAt_idx" ON "Takeback"("state", "expiresAt");

-- CreateIndex
CREATE INDEX "Opening_tableId_seat_idx" ON "Opening"("tableId", "seat");

-- CreateIndex
CREATE INDEX "Opening_formerId_idx" ON "Opening"("formerId");

-- CreateIndex
CREATE INDEX "Opening_closedAt_createdAt_idx" ON "Opening"("closedAt", "createdAt");

-- CreateIndex
CREATE INDEX "StandIn_game_createdAt_idx" ON "StandIn"("game", "createdAt");

-- CreateIndex
CREATE INDEX "SpectatorLink_tableId_idx" ON "SpectatorLink"("tableId");

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
ALTER TABLE "Vacation" ADD CONSTRAINT "Vacation_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnswerTime" ADD CONSTRAINT "AnswerTime_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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
ALTER TABLE "TableModerator" ADD CONSTRAINT "TableModerator_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TableModerator" ADD CONSTRAINT "TableModerator_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ticket" ADD CONSTRAINT "Ticket_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TicketMessage" ADD CONSTRAINT "TicketMessage_ticketId_fkey" FOREIGN KEY ("ticketId") REFERENCES "Ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Takeback" ADD CONSTRAINT "Takeback_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Opening" ADD CONSTRAINT "Opening_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Opening" ADD CONSTRAINT "Opening_takenById_fkey" FOREIGN KEY ("takenById") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SpectatorLink" ADD CONSTRAINT "SpectatorLink_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "Mail"("id") ON DELETE SET NULL ON UPDATE CASCADE;
