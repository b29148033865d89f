-- CreateTable
CREATE TABLE "KeptPack" (
    "id" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "draft" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "linkHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KeptPack_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PackVersion" (
    "keptPackId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PackVersion_pkey" PRIMARY KEY ("keptPackId","number")
);

-- CreateTable
CREATE TABLE "PackReader" (
    "keptPackId" TEXT NOT NULL,
    "playerId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PackReader_pkey" PRIMARY KEY ("keptPackId","playerId")
);

-- CreateIndex
CREATE UNIQUE INDEX "KeptPack_linkHash_key" ON "KeptPack"("linkHash");

-- CreateIndex
CREATE INDEX "KeptPack_ownerId_changedAt_idx" ON "KeptPack"("ownerId", "changedAt");

-- CreateIndex
CREATE INDEX "PackVersion_hash_idx" ON "PackVersion"("hash");

-- CreateIndex
CREATE INDEX "PackReader_playerId_idx" ON "PackReader"("playerId");

-- AddForeignKey
ALTER TABLE "KeptPack" ADD CONSTRAINT "KeptPack_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PackVersion" ADD CONSTRAINT "PackVersion_keptPackId_fkey" FOREIGN KEY ("keptPackId") REFERENCES "KeptPack"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PackVersion" ADD CONSTRAINT "PackVersion_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Pack"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PackReader" ADD CONSTRAINT "PackReader_keptPackId_fkey" FOREIGN KEY ("keptPackId") REFERENCES "KeptPack"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PackReader" ADD CONSTRAINT "PackReader_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;


