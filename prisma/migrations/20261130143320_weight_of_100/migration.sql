-- AlterTable
ALTER TABLE "products" ADD COLUMN     "weight_of_100" INTEGER;

-- A weight that isn't known is null, never 0 (DEL-22).
ALTER TABLE products ADD CONSTRAINT products_weight_of_100 CHECK (weight_of_100 > 0);
