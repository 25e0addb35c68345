-- AlterTable
ALTER TABLE "approvals" ADD COLUMN     "is_told" BOOLEAN,
ADD COLUMN     "link_by_id" INTEGER,
ADD COLUMN     "link_side" "order_side",
ADD COLUMN     "staff_device" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "offer_answers" ADD COLUMN     "link_id" INTEGER,
ADD COLUMN     "staff_device" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "offer_links" ADD COLUMN     "created_by_id" INTEGER,
ADD COLUMN     "ends_at" TIMESTAMPTZ(3),
ADD COLUMN     "last_used_at" TIMESTAMPTZ(3),
ADD COLUMN     "revoked_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "offer_orders" ADD COLUMN     "barred_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "order_links" ADD COLUMN     "ends_at" TIMESTAMPTZ(3),
ADD COLUMN     "for_whom" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "kept_by_id" INTEGER,
ADD COLUMN     "last_used_at" TIMESTAMPTZ(3),
ADD COLUMN     "offer_id" INTEGER,
ADD COLUMN     "side" "order_side" NOT NULL DEFAULT 'customer';

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "device_hash" BYTEA;

-- Links that are there already: a year from when they were made, and two months at least.
UPDATE "offer_links" SET "ends_at" = greatest("created_at" + interval '365 days', now() + interval '60 days');
UPDATE "order_links" SET "ends_at" = greatest("created_at" + interval '365 days', now() + interval '60 days');
ALTER TABLE "offer_links" ALTER COLUMN "ends_at" SET NOT NULL;
ALTER TABLE "order_links" ALTER COLUMN "ends_at" SET NOT NULL;

-- Who isn't the order's customer and has a role with areas made theirs as staff, and it stands on that account.
UPDATE "order_links" l SET "side" = 'staff', "kept_by_id" = l."created_by_id"
FROM "orders" o, "users" u, "roles" r
WHERE o."id" = l."order_id" AND u."id" = l."created_by_id" AND r."id" = u."role_id"
  AND u."id" <> o."user_id" AND r."name" <> 'Client';
UPDATE "order_links" SET "revoked_at" = now()
WHERE "revoked_at" IS NULL AND "kept_by_id" IN (SELECT "id" FROM "users" WHERE "deleted_at" IS NOT NULL);

-- CreateIndex
CREATE INDEX "approvals_link_by_id_idx" ON "approvals"("link_by_id");

-- CreateIndex
CREATE INDEX "offer_links_created_by_id_idx" ON "offer_links"("created_by_id");

-- CreateIndex
CREATE INDEX "order_links_kept_by_id_idx" ON "order_links"("kept_by_id");

-- CreateIndex
CREATE INDEX "order_links_offer_id_idx" ON "order_links"("offer_id");

-- CreateIndex
CREATE INDEX "sessions_device_hash_idx" ON "sessions"("device_hash");

-- AddForeignKey
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_kept_by_id_fkey" FOREIGN KEY ("kept_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_links" ADD CONSTRAINT "offer_links_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_link_by_id_fkey" FOREIGN KEY ("link_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
