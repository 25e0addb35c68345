-- AlterTable
ALTER TABLE "users" ADD COLUMN     "added_by_id" INTEGER,
ADD COLUMN     "contact_email" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "merged_into_id" INTEGER;

-- CreateIndex
CREATE INDEX "users_added_by_id_idx" ON "users"("added_by_id");

-- CreateIndex
CREATE INDEX "users_merged_into_id_idx" ON "users"("merged_into_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_added_by_id_fkey" FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Nobody logs in as a customer whom staff have added: of all others the e-mail is there.
ALTER TABLE users DROP CONSTRAINT users_email_check;
ALTER TABLE users ADD CONSTRAINT users_email_check CHECK (
  email = lower(email) AND (email <> '' OR added_by_id IS NOT NULL)
);
ALTER TABLE users ADD CONSTRAINT users_contact_email_check CHECK (
  contact_email = lower(contact_email) AND (contact_email = '' OR added_by_id IS NOT NULL)
);
DROP INDEX users_email_key;
CREATE UNIQUE INDEX users_email_key ON users (lower(email)) WHERE deleted_at IS NULL AND email <> '';
CREATE UNIQUE INDEX users_contact_email_key ON users (contact_email) WHERE deleted_at IS NULL AND contact_email <> '';
DROP INDEX users_search_idx;
CREATE INDEX users_search_idx ON users USING gin (search_fold(name || ' ' || surname || ' ' || email || contact_email) gin_trgm_ops);
