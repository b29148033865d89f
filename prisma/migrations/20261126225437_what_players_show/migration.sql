-- CreateEnum
CREATE TYPE "Audience" AS ENUM ('nobody', 'fellows', 'players');

-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "byName" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "gamesTo" "Audience" NOT NULL DEFAULT 'nobody',
ADD COLUMN     "nameTo" "Audience" NOT NULL DEFAULT 'fellows',
ADD COLUMN     "recordTo" "Audience" NOT NULL DEFAULT 'nobody';


