-- AlterTable
ALTER TABLE "Chapter" ADD COLUMN     "chronicle" JSONB;


