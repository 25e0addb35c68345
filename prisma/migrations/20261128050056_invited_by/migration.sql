-- AlterTable
ALTER TABLE "users" ADD COLUMN     "invited_by_id" INTEGER;

-- CreateIndex
CREATE INDEX "users_invited_by_id_idx" ON "users"("invited_by_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Who is still invited: it stands on whoever sent it last, as the history says. Where that says nothing it has ended,
-- and staff send it again.
UPDATE "users" u SET "invited_by_id" = (
  SELECT h."actor_id" FROM "history_entries" h
  WHERE h."kind" = 'staff' AND h."record_id" = u."id" AND h."actor_id" <> u."id" AND h."fields" ? 'invitedAt'
  ORDER BY h."id" DESC LIMIT 1
)
WHERE u."invited_at" IS NOT NULL AND u."deleted_at" IS NULL;
