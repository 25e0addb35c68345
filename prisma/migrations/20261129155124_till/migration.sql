-- CreateEnum
CREATE TYPE "till_entry_kind" AS ENUM ('in', 'bank', 'expense', 'correction');

-- CreateTable
CREATE TABLE "till_days" (
    "day" DATE NOT NULL,
    "after_payment" INTEGER NOT NULL,
    "upto_payment" INTEGER NOT NULL,
    "after_entry" INTEGER NOT NULL,
    "upto_entry" INTEGER NOT NULL,
    "opened_with" INTEGER NOT NULL,
    "expected" INTEGER NOT NULL,
    "counted" INTEGER NOT NULL,
    "counts" JSONB NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "terminal_slip" INTEGER,
    "terminal_ours" INTEGER NOT NULL,
    "stays" INTEGER NOT NULL,
    "closed_by_id" INTEGER NOT NULL,
    "closed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "till_days_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "till_entries" (
    "id" SERIAL NOT NULL,
    "kind" "till_entry_kind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "receipt" TEXT NOT NULL DEFAULT '',
    "of_day" DATE,
    "source" TEXT NOT NULL,
    "source_hash" BYTEA NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "till_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "till_days_closed_by_id_idx" ON "till_days"("closed_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "till_entries_source_key" ON "till_entries"("source");

-- CreateIndex
CREATE INDEX "till_entries_created_by_id_idx" ON "till_entries"("created_by_id");

-- CreateIndex
CREATE INDEX "till_entries_created_at_idx" ON "till_entries"("created_at");

-- AddForeignKey
ALTER TABLE "till_days" ADD CONSTRAINT "till_days_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "till_entries" ADD CONSTRAINT "till_entries_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE till_days ADD CONSTRAINT till_days_figures CHECK (
  counted >= 0 AND stays BETWEEN 0 AND counted AND after_payment <= upto_payment AND after_entry <= upto_entry AND (counted = expected OR reason <> ''));
ALTER TABLE till_entries ADD CONSTRAINT till_entries_amount CHECK (
  amount <> 0 AND (kind = 'correction') = (of_day IS NOT NULL) AND (kind <> 'in' OR amount > 0)
  AND (kind NOT IN ('bank', 'expense') OR amount < 0));
CREATE TRIGGER till_days_kept BEFORE UPDATE OR DELETE ON till_days FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER till_entries_kept BEFORE UPDATE OR DELETE ON till_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- The till reads what came in and went as cash or through the terminal since it was last closed.
CREATE INDEX payments_till_idx ON payments (id) WHERE way IN ('cash', 'terminal');
