-- AlterTable
ALTER TABLE "offers" ADD COLUMN "buyer_id" INTEGER;
ALTER TABLE "offer_revisions" ADD COLUMN "buyer_id" INTEGER;

-- CreateIndex
CREATE INDEX "offers_buyer_id_idx" ON "offers"("buyer_id");
CREATE INDEX "offer_revisions_buyer_id_idx" ON "offer_revisions"("buyer_id");

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "buyers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "offer_revisions" ADD CONSTRAINT "offer_revisions_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "buyers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
