-- AlterEnum
ALTER TYPE "payment_request_kind" ADD VALUE 'hold';

-- AlterTable
ALTER TABLE "payment_settings" ADD COLUMN     "hold_at_ordering" BOOLEAN NOT NULL DEFAULT false;

-- What is reserved on a card is looked at every second.
CREATE INDEX payment_attempts_held_idx ON payment_attempts (id) WHERE is_hold AND state = 'Authorised';
