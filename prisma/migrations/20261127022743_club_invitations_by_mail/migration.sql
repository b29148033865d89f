-- Those that there are were by name, and end like new ones.
ALTER TABLE "ClubInvitation"
  ADD COLUMN "id" TEXT,
  ADD COLUMN "email" TEXT,
  ADD COLUMN "byName" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "word" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "expiresAt" TIMESTAMPTZ(3),
  ADD COLUMN "declinedAt" TIMESTAMPTZ(3);

DELETE FROM "ClubInvitation" i WHERE NOT EXISTS (SELECT 1 FROM "Player" p WHERE p.id = i."playerId");

UPDATE "ClubInvitation" i SET "id" = md5(i."clubId" || ' ' || i."playerId"), "email" = p."email", "byName" = true,
  "expiresAt" = i."createdAt" + INTERVAL '14 days'
FROM "Player" p WHERE p.id = i."playerId";

ALTER TABLE "ClubInvitation" DROP CONSTRAINT "ClubInvitation_pkey",
  ALTER COLUMN "playerId" DROP NOT NULL,
  ALTER COLUMN "id" SET NOT NULL,
  ALTER COLUMN "email" SET NOT NULL,
  ALTER COLUMN "expiresAt" SET NOT NULL,
  ADD CONSTRAINT "ClubInvitation_pkey" PRIMARY KEY ("id");

-- CreateIndex
CREATE INDEX "ClubInvitation_email_idx" ON "ClubInvitation"("email");

-- CreateIndex
CREATE INDEX "ClubInvitation_expiresAt_idx" ON "ClubInvitation"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "ClubInvitation_clubId_email_byName_key" ON "ClubInvitation"("clubId", "email", "byName");
