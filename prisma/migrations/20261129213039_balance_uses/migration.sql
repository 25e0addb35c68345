-- AlterTable
ALTER TABLE "payment_allocations" ADD COLUMN     "use_id" INTEGER;

-- CreateTable
CREATE TABLE "balance_uses" (
    "id" SERIAL NOT NULL,
    "left" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "source_hash" BYTEA NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "balance_uses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "balance_uses_source_key" ON "balance_uses"("source");

-- CreateIndex
CREATE INDEX "balance_uses_created_by_id_idx" ON "balance_uses"("created_by_id");

-- CreateIndex
CREATE INDEX "payment_allocations_use_id_idx" ON "payment_allocations"("use_id");

-- AddForeignKey
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_use_id_fkey" FOREIGN KEY ("use_id") REFERENCES "balance_uses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "balance_uses" ADD CONSTRAINT "balance_uses_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
