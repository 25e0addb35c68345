-- AlterTable
ALTER TABLE "artwork_files" ADD COLUMN     "facts_version" INTEGER NOT NULL DEFAULT 0;
