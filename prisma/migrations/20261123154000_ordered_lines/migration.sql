-- AlterTable
ALTER TABLE "baskets" ADD COLUMN     "ordered_ids" TEXT[] DEFAULT ARRAY[]::TEXT[];
