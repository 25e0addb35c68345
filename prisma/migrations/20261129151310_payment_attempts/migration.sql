-- CreateEnum
CREATE TYPE "payment_provider" AS ENUM ('kapital', 'payriff', 'epoint');

-- CreateEnum
CREATE TYPE "attempt_state" AS ENUM ('Created', 'Sent', 'Authorised', 'Captured', 'Declined', 'Cancelled', 'Expired', 'Unknown');

-- CreateEnum
CREATE TYPE "attempt_failure" AS ENUM ('noFunds', 'cardExpired', 'threeDSecure', 'cancelledByPayer', 'notOpened', 'replaced', 'unknown');

-- CreateEnum
CREATE TYPE "attempt_trouble" AS ENUM ('late', 'double', 'amount', 'currency');

-- CreateEnum
CREATE TYPE "notice_signature" AS ENUM ('valid', 'invalid', 'none');

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "attempt_id" INTEGER;

-- CreateTable
CREATE TABLE "payment_attempts" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "provider" "payment_provider" NOT NULL,
    "is_hold" BOOLEAN NOT NULL DEFAULT false,
    "amount" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "provider_reference" TEXT,
    "sealed" BYTEA,
    "state" "attempt_state" NOT NULL DEFAULT 'Created',
    "failure" "attempt_failure",
    "word" TEXT NOT NULL DEFAULT '',
    "bank_reference" TEXT,
    "card_brand" TEXT,
    "card_last_four" TEXT,
    "authorised" INTEGER NOT NULL DEFAULT 0,
    "captured" INTEGER NOT NULL DEFAULT 0,
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "currency" TEXT,
    "trouble" "attempt_trouble",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "asked_at" TIMESTAMPTZ(3),
    "ask_at" TIMESTAMPTZ(3),
    "unclear_since" TIMESTAMPTZ(3),

    CONSTRAINT "payment_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_notices" (
    "id" SERIAL NOT NULL,
    "provider" "payment_provider" NOT NULL,
    "signature" "notice_signature" NOT NULL,
    "content" JSONB NOT NULL,
    "hash" BYTEA NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,
    "attempt_id" INTEGER,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_attempts_reference_key" ON "payment_attempts"("reference");

-- CreateIndex
CREATE INDEX "payment_attempts_request_id_id_idx" ON "payment_attempts"("request_id", "id");

-- CreateIndex
CREATE INDEX "payment_attempts_provider_asked_at_idx" ON "payment_attempts"("provider", "asked_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_attempts_provider_provider_reference_key" ON "payment_attempts"("provider", "provider_reference");

-- CreateIndex
CREATE INDEX "provider_notices_attempt_id_idx" ON "provider_notices"("attempt_id");

-- CreateIndex
CREATE INDEX "provider_notices_received_at_idx" ON "provider_notices"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "provider_notices_provider_hash_key" ON "provider_notices"("provider", "hash");

-- CreateIndex
CREATE INDEX "payments_attempt_id_idx" ON "payments"("attempt_id");

-- AddForeignKey
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "payment_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_notices" ADD CONSTRAINT "provider_notices_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "payment_attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "payment_attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_figures CHECK (
  amount > 0 AND authorised >= 0 AND captured >= 0 AND refunded BETWEEN 0 AND captured);
-- Of a request at most one is on its way.
CREATE UNIQUE INDEX payment_attempts_live_key ON payment_attempts (request_id)
  WHERE state IN ('Created', 'Sent', 'Authorised', 'Unknown');
CREATE INDEX payment_attempts_due_idx ON payment_attempts (provider, ask_at) WHERE ask_at IS NOT NULL;

-- Whoever looks at an order of its request sees at once what the bank has said.
CREATE FUNCTION note_payment_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office_changed', json_build_object('name', 'orderChanged', 'id', order_id)::text)
  FROM payment_request_orders WHERE request_id = NEW.request_id;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_attempts_changed AFTER UPDATE ON payment_attempts FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.failure IS DISTINCT FROM NEW.failure)
  EXECUTE FUNCTION note_payment_attempt();
