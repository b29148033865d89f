-- CreateTable
CREATE TABLE "ReceivedMail" (
    "mark" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReceivedMail_pkey" PRIMARY KEY ("mark")
);

-- CreateIndex
CREATE INDEX "ReceivedMail_at_idx" ON "ReceivedMail"("at");
