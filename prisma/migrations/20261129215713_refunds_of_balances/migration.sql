-- AlterEnum
ALTER TYPE "security_act" ADD VALUE 'paymentsExported';

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "decided_at" TIMESTAMPTZ(3),
ADD COLUMN     "way" "payment_way",
ALTER COLUMN "order_id" DROP NOT NULL;

-- What failed before was decided: the money went back to its order, where everyone saw it.
UPDATE refunds SET decided_at = coalesce(closed_at, asked_at) WHERE state = 'Failed';
CREATE INDEX refunds_failed_idx ON refunds (asked_at) WHERE state = 'Failed' AND decided_at IS NULL;
-- What of a balance is on its way back.
CREATE INDEX refunds_of_balances_idx ON refunds (payment_id)
  WHERE order_id IS NULL AND state IN ('Asked', 'Sent', 'Unknown');
