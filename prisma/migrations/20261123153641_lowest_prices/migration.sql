-- AlterTable
ALTER TABLE "products" ADD COLUMN     "cheapest_count" INTEGER,
ADD COLUMN     "cheapest_price" INTEGER,
ADD COLUMN     "lowest_total" INTEGER,
ADD COLUMN     "lowest_version" INTEGER;
