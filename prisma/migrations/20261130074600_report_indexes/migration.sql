-- Reports read what was paid for each order, and what each order is of, in the order of their ids and without the
-- tables. The first one also does what the index on order_id alone did.
CREATE INDEX "payment_allocations_order_id_day_amount_idx" ON "payment_allocations"("order_id", "day", "amount");
DROP INDEX "payment_allocations_order_id_idx";
CREATE INDEX "orders_reports_idx" ON "orders"("id", "service_id", "product_id", "user_id", "promised_on", "status");
