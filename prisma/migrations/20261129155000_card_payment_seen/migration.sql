-- AlterTable
ALTER TABLE "payment_attempts" ADD COLUMN     "trouble_seen_at" TIMESTAMPTZ(3);

CREATE INDEX payment_attempts_trouble_idx ON payment_attempts (id) WHERE trouble IS NOT NULL AND trouble_seen_at IS NULL;
CREATE INDEX payment_attempts_unclear_idx ON payment_attempts (unclear_since) WHERE unclear_since IS NOT NULL;
