-- AlterEnum
ALTER TYPE "upload_purpose" ADD VALUE 'basket';

-- AlterTable
ALTER TABLE "uploads" ALTER COLUMN "order_id" DROP NOT NULL;

-- By its text: a value can't be used in the transaction that adds it.
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_basket_is_an_accounts" CHECK (
  CASE WHEN purpose::text = 'basket' THEN order_id IS NULL AND by_user_id IS NOT NULL AND by_link_id IS NULL
  ELSE order_id IS NOT NULL END
);
