-- CreateEnum
CREATE TYPE "refund_state" AS ENUM ('Asked', 'Sent', 'Done', 'Failed', 'Unknown');

-- AlterTable
ALTER TABLE "order_money" ADD COLUMN     "kept" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "kept_for" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "refunding" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "refunds" (
    "id" SERIAL NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "order_id" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "state" "refund_state" NOT NULL,
    "source" TEXT NOT NULL,
    "source_hash" BYTEA NOT NULL,
    "asked_by_id" INTEGER NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_by_id" INTEGER,
    "closed_at" TIMESTAMPTZ(3),
    "reference" TEXT NOT NULL DEFAULT '',
    "failure" TEXT NOT NULL DEFAULT '',
    "entry_id" INTEGER,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "refunds_source_key" ON "refunds"("source");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_entry_id_key" ON "refunds"("entry_id");

-- CreateIndex
CREATE INDEX "refunds_payment_id_idx" ON "refunds"("payment_id");

-- CreateIndex
CREATE INDEX "refunds_order_id_idx" ON "refunds"("order_id");

-- CreateIndex
CREATE INDEX "refunds_asked_by_id_idx" ON "refunds"("asked_by_id");

-- CreateIndex
CREATE INDEX "refunds_closed_by_id_idx" ON "refunds"("closed_by_id");

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE refunds ADD CONSTRAINT refunds_amount CHECK (amount > 0 AND (state = 'Done') = (entry_id IS NOT NULL));
ALTER TABLE order_money DROP CONSTRAINT order_money_figures;
ALTER TABLE order_money ADD CONSTRAINT order_money_figures CHECK (
  deposit_bp BETWEEN 0 AND 10000 AND total >= 0 AND paid >= 0 AND refunded >= 0 AND refunding >= 0 AND kept >= 0);

-- What staff have to send, and what the provider hasn't answered.
CREATE INDEX refunds_open_idx ON refunds (asked_at) WHERE state IN ('Asked', 'Sent', 'Unknown');

-- What is asked to be given back isn't looked at any more: it is decided.
DROP INDEX order_money_over_idx;
CREATE INDEX order_money_over_idx ON order_money (order_id) WHERE paid - refunding > total;
