-- AlterTable
ALTER TABLE "till_entries" ADD COLUMN     "of_id" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "till_entries_of_id_key" ON "till_entries"("of_id");

-- AddForeignKey
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_of_id_fkey" FOREIGN KEY ("of_id") REFERENCES "till_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What takes an entry back has its kind and the other sign.
ALTER TABLE till_entries DROP CONSTRAINT till_entries_amount;
ALTER TABLE till_entries ADD CONSTRAINT till_entries_amount CHECK (
  amount <> 0 AND (kind = 'correction') = (of_day IS NOT NULL) AND (kind <> 'correction' OR of_id IS NULL)
  AND (kind <> 'in' OR (amount > 0) = (of_id IS NULL))
  AND (kind NOT IN ('bank', 'expense') OR (amount < 0) = (of_id IS NULL)));
