-- AlterTable
ALTER TABLE "contacts" ADD COLUMN     "priority" INTEGER NOT NULL DEFAULT 1;
