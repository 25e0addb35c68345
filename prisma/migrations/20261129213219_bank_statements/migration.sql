-- CreateEnum
CREATE TYPE "bank_line_state" AS ENUM ('open', 'later', 'left', 'expense', 'booked');

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "bank_line_id" INTEGER;

-- CreateTable
CREATE TABLE "bank_statements" (
    "id" SERIAL NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_hash" BYTEA NOT NULL,
    "bank" TEXT NOT NULL DEFAULT '',
    "iban" TEXT NOT NULL DEFAULT '',
    "unread" JSONB NOT NULL,
    "uploaded_by_id" INTEGER NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bank_statements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_statement_lines" (
    "statement_id" INTEGER NOT NULL,
    "line_id" INTEGER NOT NULL,
    "row" INTEGER NOT NULL,

    CONSTRAINT "bank_statement_lines_pkey" PRIMARY KEY ("statement_id","line_id")
);

-- CreateTable
CREATE TABLE "bank_lines" (
    "id" SERIAL NOT NULL,
    "hash" BYTEA NOT NULL,
    "day" DATE NOT NULL,
    "amount" INTEGER NOT NULL,
    "payer" TEXT NOT NULL DEFAULT '',
    "voen" TEXT NOT NULL DEFAULT '',
    "purpose" TEXT NOT NULL DEFAULT '',
    "bank_reference" TEXT NOT NULL DEFAULT '',
    "state" "bank_line_state" NOT NULL DEFAULT 'open',
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "bank_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_columns" (
    "key" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "chosen_by_id" INTEGER NOT NULL,
    "chosen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bank_columns_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "bank_statements_file_hash_key" ON "bank_statements"("file_hash");

-- CreateIndex
CREATE INDEX "bank_statements_uploaded_by_id_idx" ON "bank_statements"("uploaded_by_id");

-- CreateIndex
CREATE INDEX "bank_statement_lines_line_id_idx" ON "bank_statement_lines"("line_id");

-- CreateIndex
CREATE UNIQUE INDEX "bank_lines_hash_key" ON "bank_lines"("hash");

-- CreateIndex
CREATE INDEX "bank_lines_decided_by_id_idx" ON "bank_lines"("decided_by_id");

-- CreateIndex
CREATE INDEX "bank_lines_voen_idx" ON "bank_lines"("voen");

-- CreateIndex
CREATE INDEX "bank_lines_payer_idx" ON "bank_lines"("payer");

-- CreateIndex
CREATE INDEX "bank_columns_chosen_by_id_idx" ON "bank_columns"("chosen_by_id");

-- CreateIndex
CREATE INDEX "payments_bank_line_id_idx" ON "payments"("bank_line_id");

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_line_id_fkey" FOREIGN KEY ("bank_line_id") REFERENCES "bank_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "bank_statements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "bank_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_columns" ADD CONSTRAINT "bank_columns_chosen_by_id_fkey" FOREIGN KEY ("chosen_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE bank_lines ADD CONSTRAINT bank_lines_state CHECK (
  amount <> 0 AND (state <> 'booked' OR amount > 0) AND (state <> 'expense' OR amount < 0)
  AND (state = 'open') = (decided_at IS NULL));
ALTER TABLE payments ADD CONSTRAINT payments_bank_line CHECK (
  bank_line_id IS NULL OR (kind = 'payment' AND way IN ('transfer', 'vatAccount')));

-- What a bank says never changes; what names a person is emptied when its customer is erased.
CREATE FUNCTION keep_bank_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.hash, NEW.day, NEW.amount, NEW.bank_reference) = (OLD.hash, OLD.day, OLD.amount, OLD.bank_reference)
    AND NEW.payer IN ('', OLD.payer) AND NEW.voen IN ('', OLD.voen) AND NEW.purpose IN ('', OLD.purpose)
    THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% on % is refused: its rows are kept', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER bank_lines_kept BEFORE UPDATE ON bank_lines FOR EACH ROW EXECUTE FUNCTION keep_bank_lines();
