-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "price_reason" TEXT,
ADD COLUMN     "purchase_id" INTEGER;

-- CreateTable
CREATE TABLE "purchases" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "actor_id" INTEGER NOT NULL,
    "key" TEXT,
    "request_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "purchases_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "purchases_user_id_idx" ON "purchases"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "purchases_actor_id_key_key" ON "purchases"("actor_id", "key");

-- Most orders are placed by themselves.
CREATE INDEX orders_purchase_id_idx ON orders (purchase_id) WHERE purchase_id IS NOT NULL;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchases"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A line that staff wrote freely has words and no product.
ALTER TABLE orders DROP CONSTRAINT orders_product_check;
ALTER TABLE orders ADD CONSTRAINT orders_product_check CHECK (product_id IS NULL OR product_name IS NOT NULL);
ALTER TABLE purchases ADD CONSTRAINT purchases_key_check CHECK ((key IS NULL) = (request_hash IS NULL));
