-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "options" JSONB;

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "options_version" INTEGER;

-- CreateTable
CREATE TABLE "product_options" (
    "product_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "configuration" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_options_pkey" PRIMARY KEY ("product_id","version")
);

-- AddForeignKey
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;
