-- A callback form that is sent again after a lost answer is kept once. Keys aren't anybody's, so one stands for this
-- name and number only.
ALTER TABLE "contact_requests" ADD COLUMN "idempotency_key" TEXT;
CREATE UNIQUE INDEX "contact_requests_idempotency_key_name_phone_number_key" ON "contact_requests"("idempotency_key", "name", "phone_number");
