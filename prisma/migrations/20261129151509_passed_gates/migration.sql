-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "passed_gates" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "production_overrides" ADD COLUMN     "pass_id" INTEGER;

-- AddForeignKey
ALTER TABLE "production_overrides" ADD CONSTRAINT "production_overrides_pass_id_fkey" FOREIGN KEY ("pass_id") REFERENCES "order_events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
