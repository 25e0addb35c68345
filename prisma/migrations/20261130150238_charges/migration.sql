-- CreateEnum
CREATE TYPE "charge_kind" AS ENUM ('delivery', 'design', 'other');

-- CreateTable
CREATE TABLE "charges" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "kind" "charge_kind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "added_by_id" INTEGER NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_by_id" INTEGER,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "charges_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "charges_order_id_idx" ON "charges"("order_id");

-- CreateIndex
CREATE INDEX "charges_added_by_id_idx" ON "charges"("added_by_id");

-- CreateIndex
CREATE INDEX "charges_removed_by_id_idx" ON "charges"("removed_by_id");

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_removed_by_id_fkey" FOREIGN KEY ("removed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE charges ADD CONSTRAINT charges_amount CHECK (amount > 0);
ALTER TABLE charges ADD CONSTRAINT charges_removed CHECK ((removed_at IS NULL) = (removed_by_id IS NULL));
