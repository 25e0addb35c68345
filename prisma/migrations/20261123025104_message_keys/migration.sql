-- AlterTable
ALTER TABLE "order_messages" ADD COLUMN     "key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "order_messages_order_id_side_key_key" ON "order_messages"("order_id", "side", "key");
