-- AlterTable
ALTER TABLE "email_confirmations" ADD COLUMN     "email" TEXT;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "pending_email" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "staff_note" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "apart_customers" (
    "one_id" INTEGER NOT NULL,
    "other_id" INTEGER NOT NULL,
    "by_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "apart_customers_pkey" PRIMARY KEY ("one_id","other_id")
);

-- CreateIndex
CREATE INDEX "apart_customers_other_id_idx" ON "apart_customers"("other_id");

-- CreateIndex
CREATE INDEX "apart_customers_by_id_idx" ON "apart_customers"("by_id");

-- AddForeignKey
ALTER TABLE "apart_customers" ADD CONSTRAINT "apart_customers_one_id_fkey" FOREIGN KEY ("one_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "apart_customers" ADD CONSTRAINT "apart_customers_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "apart_customers" ADD CONSTRAINT "apart_customers_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
