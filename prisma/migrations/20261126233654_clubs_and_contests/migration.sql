-- CreateEnum
CREATE TYPE "ContestKind" AS ENUM ('series', 'roundRobin', 'knockOut');

-- CreateEnum
CREATE TYPE "ContestStatus" AS ENUM ('playing', 'finished', 'cancelled');

-- CreateTable
CREATE TABLE "Club" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "hostId" TEXT NOT NULL,
    "linkHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Club_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClubMember" (
    "clubId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "joinedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ClubMember_pkey" PRIMARY KEY ("clubId","playerId")
);

-- CreateTable
CREATE TABLE "ClubInvitation" (
    "clubId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ClubInvitation_pkey" PRIMARY KEY ("clubId","playerId")
);

-- CreateTable
CREATE TABLE "ClubTable" (
    "clubId" TEXT NOT NULL,
    "tableId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ClubTable_pkey" PRIMARY KEY ("clubId","tableId")
);

-- CreateTable
CREATE TABLE "Contest" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "ContestKind" NOT NULL,
    "game" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "status" "ContestStatus" NOT NULL DEFAULT 'playing',
    "size" INTEGER NOT NULL,
    "rounds" INTEGER NOT NULL,
    "setting" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Contest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContestPlayer" (
    "contestId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,

    CONSTRAINT "ContestPlayer_pkey" PRIMARY KEY ("contestId","playerId")
);

-- CreateTable
CREATE TABLE "ContestTable" (
    "contestId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "tableId" TEXT NOT NULL,
    "playerIds" TEXT[],

    CONSTRAINT "ContestTable_pkey" PRIMARY KEY ("contestId","round","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "Club_linkHash_key" ON "Club"("linkHash");

-- CreateIndex
CREATE INDEX "Club_hostId_idx" ON "Club"("hostId");

-- CreateIndex
CREATE INDEX "ClubMember_playerId_idx" ON "ClubMember"("playerId");

-- CreateIndex
CREATE INDEX "ClubInvitation_playerId_idx" ON "ClubInvitation"("playerId");

-- CreateIndex
CREATE INDEX "ClubTable_tableId_idx" ON "ClubTable"("tableId");

-- CreateIndex
CREATE INDEX "Contest_hostId_idx" ON "Contest"("hostId");

-- CreateIndex
CREATE INDEX "ContestPlayer_playerId_idx" ON "ContestPlayer"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "ContestTable_tableId_key" ON "ContestTable"("tableId");

-- AddForeignKey
ALTER TABLE "ClubMember" ADD CONSTRAINT "ClubMember_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClubInvitation" ADD CONSTRAINT "ClubInvitation_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClubTable" ADD CONSTRAINT "ClubTable_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClubTable" ADD CONSTRAINT "ClubTable_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContestPlayer" ADD CONSTRAINT "ContestPlayer_contestId_fkey" FOREIGN KEY ("contestId") REFERENCES "Contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContestTable" ADD CONSTRAINT "ContestTable_contestId_fkey" FOREIGN KEY ("contestId") REFERENCES "Contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContestTable" ADD CONSTRAINT "ContestTable_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;


