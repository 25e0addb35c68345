-- AlterEnum
ALTER TYPE "till_entry_kind" ADD VALUE 'courier';

-- AlterTable
ALTER TABLE "shipment_events" ADD COLUMN     "key" TEXT;

-- AlterTable
ALTER TABLE "till_entries" ADD COLUMN     "courier_day_id" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "shipment_events_shipment_id_key_key" ON "shipment_events"("shipment_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "till_entries_courier_day_id_key" ON "till_entries"("courier_day_id");

-- AddForeignKey
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_courier_day_id_fkey" FOREIGN KEY ("courier_day_id") REFERENCES "courier_days"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Only what a courier hands in is of a courier's day, and it is never less than nothing.
ALTER TABLE till_entries ADD CONSTRAINT till_entries_courier
  CHECK ((kind::text = 'courier') = (courier_day_id IS NOT NULL) AND (courier_day_id IS NULL OR (amount > 0 AND of_id IS NULL)));
