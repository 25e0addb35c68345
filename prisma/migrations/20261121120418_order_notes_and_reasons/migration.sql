-- AlterTable
ALTER TABLE "order_events" ADD COLUMN     "reason" TEXT;

-- CreateTable
CREATE TABLE "order_notes" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "order_notes_order_id_id_idx" ON "order_notes"("order_id", "id");

-- CreateIndex
CREATE INDEX "order_notes_author_id_idx" ON "order_notes"("author_id");

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema can't say: only a cancelled order has a reason; notes are kept as they were written.
ALTER TABLE order_events ADD CONSTRAINT order_events_reason_check CHECK (reason IS NULL OR (reason <> '' AND "to" = 'NotApproved'));
ALTER TABLE order_notes ADD CONSTRAINT order_notes_text_check CHECK (text <> '');
CREATE TRIGGER order_notes_kept BEFORE UPDATE OR DELETE ON order_notes FOR EACH ROW EXECUTE FUNCTION refuse_change();
