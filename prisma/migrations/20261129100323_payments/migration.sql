-- CreateEnum
CREATE TYPE "prepayment" AS ENUM ('off', 'deposit', 'whole');

-- CreateEnum
CREATE TYPE "payment_request_kind" AS ENUM ('deposit', 'rest', 'full', 'free');

-- CreateEnum
CREATE TYPE "payment_request_state" AS ENUM ('Open', 'Paid', 'Cancelled', 'Expired');

-- CreateEnum
CREATE TYPE "payment_kind" AS ENUM ('payment', 'refund', 'chargeback', 'correction');

-- CreateEnum
CREATE TYPE "payment_way" AS ENUM ('card', 'terminal', 'cash', 'transfer', 'vatAccount');

-- AlterTable
ALTER TABLE "order_events" ADD COLUMN     "passed" TEXT;

-- CreateTable
CREATE TABLE "payment_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "before_production" "prepayment" NOT NULL DEFAULT 'off',
    "before_handover" "prepayment" NOT NULL DEFAULT 'off',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_terms" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "deposit_bp" INTEGER NOT NULL DEFAULT 0,
    "whole_below" INTEGER,
    "days_to_pay" INTEGER,
    "credit_limit" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_terms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_money" (
    "order_id" INTEGER NOT NULL,
    "settings_id" INTEGER NOT NULL DEFAULT 1,
    "deposit_bp" INTEGER NOT NULL,
    "days_to_pay" INTEGER,
    "is_on_terms" BOOLEAN NOT NULL DEFAULT false,
    "total" INTEGER NOT NULL,
    "paid" INTEGER NOT NULL DEFAULT 0,
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "due_on" DATE,

    CONSTRAINT "order_money_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "payment_requests" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "kind" "payment_request_kind" NOT NULL,
    "state" "payment_request_state" NOT NULL DEFAULT 'Open',
    "amount" INTEGER NOT NULL,
    "due_on" DATE,
    "note" TEXT NOT NULL DEFAULT '',
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),
    "replaced_by_id" INTEGER,

    CONSTRAINT "payment_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_request_orders" (
    "request_id" INTEGER NOT NULL,
    "order_id" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "paid_before" INTEGER NOT NULL,

    CONSTRAINT "payment_request_orders_pkey" PRIMARY KEY ("request_id","order_id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" "payment_kind" NOT NULL,
    "way" "payment_way" NOT NULL,
    "amount" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "of_id" INTEGER,
    "received_by_id" INTEGER,
    "reference" TEXT NOT NULL DEFAULT '',
    "payer" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "fiscal_id" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL,
    "source_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_allocations" (
    "id" SERIAL NOT NULL,
    "payment_id" INTEGER NOT NULL,
    "order_id" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_allocations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_terms_user_id_key" ON "payment_terms"("user_id");

-- CreateIndex
CREATE INDEX "order_money_settings_id_idx" ON "order_money"("settings_id");

-- CreateIndex
CREATE INDEX "payment_requests_user_id_id_idx" ON "payment_requests"("user_id", "id");

-- CreateIndex
CREATE INDEX "payment_requests_created_by_id_idx" ON "payment_requests"("created_by_id");

-- CreateIndex
CREATE INDEX "payment_requests_replaced_by_id_idx" ON "payment_requests"("replaced_by_id");

-- CreateIndex
CREATE INDEX "payment_request_orders_order_id_idx" ON "payment_request_orders"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_source_key" ON "payments"("source");

-- CreateIndex
CREATE INDEX "payments_user_id_id_idx" ON "payments"("user_id", "id");

-- CreateIndex
CREATE INDEX "payments_of_id_idx" ON "payments"("of_id");

-- CreateIndex
CREATE INDEX "payments_received_by_id_idx" ON "payments"("received_by_id");

-- CreateIndex
CREATE INDEX "payments_day_id_idx" ON "payments"("day", "id");

-- CreateIndex
CREATE INDEX "payment_allocations_payment_id_idx" ON "payment_allocations"("payment_id");

-- CreateIndex
CREATE INDEX "payment_allocations_order_id_idx" ON "payment_allocations"("order_id");

-- CreateIndex
CREATE INDEX "payment_allocations_created_by_id_idx" ON "payment_allocations"("created_by_id");

-- AddForeignKey
ALTER TABLE "payment_terms" ADD CONSTRAINT "payment_terms_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_money" ADD CONSTRAINT "order_money_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_money" ADD CONSTRAINT "order_money_settings_id_fkey" FOREIGN KEY ("settings_id") REFERENCES "payment_settings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_replaced_by_id_fkey" FOREIGN KEY ("replaced_by_id") REFERENCES "payment_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_request_orders" ADD CONSTRAINT "payment_request_orders_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "payment_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_request_orders" ADD CONSTRAINT "payment_request_orders_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_received_by_id_fkey" FOREIGN KEY ("received_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_id_fkey" FOREIGN KEY ("of_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO payment_settings (id) VALUES (1);
-- The first terms are those of every customer without their own.
INSERT INTO payment_terms (user_id) VALUES (NULL);

ALTER TABLE payment_settings ADD CONSTRAINT payment_settings_only CHECK (id = 1);
ALTER TABLE payment_terms
  ADD CONSTRAINT payment_terms_default CHECK ((id = 1) = (user_id IS NULL)),
  ADD CONSTRAINT payment_terms_figures CHECK (
    deposit_bp BETWEEN 0 AND 10000 AND whole_below > 0 AND days_to_pay BETWEEN 0 AND 365 AND credit_limit > 0);
ALTER TABLE order_money ADD CONSTRAINT order_money_figures CHECK (
  deposit_bp BETWEEN 0 AND 10000 AND total >= 0 AND paid >= 0 AND refunded >= 0);
ALTER TABLE payment_requests ADD CONSTRAINT payment_requests_amount CHECK (amount > 0);
ALTER TABLE payment_request_orders
  ADD CONSTRAINT payment_request_orders_amount CHECK (amount > 0 AND paid_before >= 0);
ALTER TABLE payments ADD CONSTRAINT payments_amount CHECK (
  amount <> 0 AND (kind = 'payment') = (of_id IS NULL) AND (kind <> 'payment' OR amount > 0)
  AND (kind NOT IN ('refund', 'chargeback') OR amount < 0));
ALTER TABLE payment_allocations ADD CONSTRAINT payment_allocations_amount CHECK (amount <> 0);

-- What came or went is never changed or deleted. When two records of one customer become one, it names the one that
-- stays; when a customer is erased, what names a person is emptied.
CREATE FUNCTION keep_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - '{user_id,payer,note}'::text[] = to_jsonb(OLD) - '{user_id,payer,note}'::text[]
    AND NEW.payer IN ('', OLD.payer) AND NEW.note IN ('', OLD.note) THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% on % is refused: its rows are kept', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER payments_kept BEFORE UPDATE OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION keep_payments();
CREATE TRIGGER payment_allocations_kept BEFORE UPDATE OR DELETE ON payment_allocations
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Who owes what: the lists of debts read only what is open.
CREATE INDEX order_money_open_idx ON order_money (order_id) INCLUDE (total, paid, due_on) WHERE total > paid;
CREATE INDEX payment_requests_open_idx ON payment_requests (due_on, id) WHERE state = 'Open';

-- Orders that were begun without an approval: the only gate there was.
ALTER TABLE order_events DISABLE TRIGGER order_events_kept;
UPDATE order_events SET passed = 'approval' WHERE id IN (SELECT event_id FROM production_overrides);
ALTER TABLE order_events ENABLE TRIGGER order_events_kept;
ALTER TABLE order_events DROP CONSTRAINT order_events_reason_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_reason_check
  CHECK (reason IS NULL OR (reason <> '' AND ("to" = 'NotApproved' OR passed IS NOT NULL OR old_price IS NOT NULL)));
