-- CreateTable
CREATE TABLE "payment_rests" (
    "payment_id" INTEGER NOT NULL,
    "rest" INTEGER NOT NULL,

    CONSTRAINT "payment_rests_pkey" PRIMARY KEY ("payment_id")
);

-- AddForeignKey
ALTER TABLE "payment_rests" ADD CONSTRAINT "payment_rests_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What of a payment is for no order, reckoned on by what is written into the ledger. At the end of the transaction:
-- its other locks are taken by then, so nobody waits for it who holds what it waits for. A session keeps the plans
-- that it made while the table was nearly empty: they aren't to read all of it once it is large.
CREATE FUNCTION keep_payment_rest() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  root integer;
  part integer;
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    root := coalesce(NEW.of_id, NEW.id);
    part := NEW.amount;
  ELSIF TG_TABLE_NAME = 'payment_allocations' THEN
    SELECT coalesce(of_id, id) INTO root FROM payments WHERE id = NEW.payment_id;
    part := -NEW.amount;
  ELSE
    root := NEW.payment_id;
    part := CASE WHEN NEW.state IN ('Asked', 'Sent', 'Unknown') THEN -NEW.amount ELSE 0 END;
    IF TG_OP = 'UPDATE' AND OLD.state IN ('Asked', 'Sent', 'Unknown') THEN part := part + OLD.amount; END IF;
  END IF;
  IF part <> 0 THEN
    INSERT INTO payment_rests AS kept (payment_id, rest) VALUES (root, part)
    ON CONFLICT (payment_id) DO UPDATE SET rest = kept.rest + EXCLUDED.rest;
    DELETE FROM payment_rests WHERE payment_id = root AND rest = 0;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payments_rest AFTER INSERT ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_payment_rest();
CREATE CONSTRAINT TRIGGER payment_allocations_rest AFTER INSERT ON payment_allocations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_payment_rest();
CREATE CONSTRAINT TRIGGER refunds_rest AFTER INSERT OR UPDATE OF state ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.order_id IS NULL) EXECUTE FUNCTION keep_payment_rest();

-- The triggers hold all who write from here on: this is what was written before.
INSERT INTO payment_rests (payment_id, rest)
SELECT root, sum(amount) FROM (
  SELECT coalesce(of_id, id) AS root, amount FROM payments
  UNION ALL
  SELECT coalesce(p.of_id, p.id), -a.amount FROM payment_allocations a JOIN payments p ON p.id = a.payment_id
  UNION ALL
  SELECT payment_id, -amount FROM refunds WHERE order_id IS NULL AND state IN ('Asked', 'Sent', 'Unknown')
) parts GROUP BY root HAVING sum(amount) <> 0;

-- Debts in the order in which they are listed: a page of them is the beginning of an index.
DROP INDEX order_money_open_idx;
CREATE INDEX order_money_open_idx ON order_money (due_on, order_id) INCLUDE (total, paid) WHERE total > paid;
