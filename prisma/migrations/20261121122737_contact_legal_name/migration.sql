-- AlterTable
ALTER TABLE "contacts" ADD COLUMN     "legal_name" TEXT NOT NULL DEFAULT '';
