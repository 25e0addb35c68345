-- AlterTable
ALTER TABLE "payment_allocations" ADD COLUMN     "day" DATE;

-- AlterTable
ALTER TABLE "payment_settings" ADD COLUMN     "card_is_retail" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "retail_bp" INTEGER NOT NULL DEFAULT 5000,
ADD COLUMN     "vat_threshold" INTEGER NOT NULL DEFAULT 20000000;

ALTER TABLE payment_settings ADD CONSTRAINT payment_settings_vat CHECK (
  vat_threshold > 0 AND retail_bp BETWEEN 0 AND 10000);

-- A part of a payment has the day of its payment, which never changes. The trigger writes it, so that the program
-- before this one goes on while this is migrated.
CREATE FUNCTION set_allocation_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.day := (SELECT p.day FROM payments p WHERE p.id = NEW.payment_id);
  RETURN NEW;
END $$;
CREATE TRIGGER payment_allocations_day BEFORE INSERT ON payment_allocations
  FOR EACH ROW EXECUTE FUNCTION set_allocation_day();

ALTER TABLE payment_allocations DISABLE TRIGGER payment_allocations_kept;
UPDATE payment_allocations a SET day = p.day FROM payments p WHERE p.id = a.payment_id;
ALTER TABLE payment_allocations ENABLE TRIGGER payment_allocations_kept;

-- Reports read these alone, without the tables.
CREATE INDEX "payment_allocations_reports_idx" ON "payment_allocations"("day", "order_id", "amount");
CREATE INDEX "payments_reports_idx" ON "payments"("day", "user_id", "way", "amount");

-- Who gave an order its price.
CREATE INDEX order_events_accepted_idx ON order_events (order_id, id DESC) INCLUDE (actor_id)
  WHERE "from" = 'Pending' AND "to" = 'Accepted';

-- When the workshop was done with an order, and what went back.
CREATE INDEX order_events_made_idx ON order_events (order_id, created_at)
  WHERE "from" IN ('Accepted', 'InProduction') AND "to" IN ('Ready', 'Completed');
CREATE INDEX payments_back_idx ON payments (day) WHERE kind IN ('refund', 'chargeback');
