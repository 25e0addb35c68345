-- AlterTable
ALTER TABLE "held_mails" ADD COLUMN "job" JSONB;
UPDATE "held_mails" SET "job" = jsonb_build_object('kind', "kind", 'orderId', "order_id");
ALTER TABLE "held_mails" ALTER COLUMN "job" SET NOT NULL, DROP COLUMN "kind";
