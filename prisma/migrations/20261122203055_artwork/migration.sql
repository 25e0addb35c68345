-- CreateEnum
CREATE TYPE "artwork_state" AS ENUM ('Missing', 'Checking', 'NeedsFix', 'Checked', 'ProofWaiting', 'ChangesAsked', 'Approved', 'DesignByUs', 'NotNeeded');

-- CreateEnum
CREATE TYPE "file_check" AS ENUM ('Waiting', 'Reading', 'Read', 'Unreadable', 'NotChecked');

-- CreateTable
CREATE TABLE "artworks" (
    "order_id" INTEGER NOT NULL,
    "state" "artwork_state" NOT NULL,
    "profile" JSONB,
    "request" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "artworks_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "artwork_versions" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "by_staff" BOOLEAN NOT NULL,
    "by_user_id" INTEGER,
    "by_link_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "artwork_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "artwork_files" (
    "id" SERIAL NOT NULL,
    "version_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "sha256" BYTEA NOT NULL,
    "storage_key" TEXT NOT NULL,
    "check" "file_check" NOT NULL,
    "facts" JSONB,
    "password" TEXT NOT NULL DEFAULT '',
    "checked_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "artwork_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "artwork_pages" (
    "file_id" INTEGER NOT NULL,
    "page" INTEGER NOT NULL,
    "width_mm" DOUBLE PRECISION NOT NULL,
    "height_mm" DOUBLE PRECISION NOT NULL,
    "preview_key" TEXT,

    CONSTRAINT "artwork_pages_pkey" PRIMARY KEY ("file_id","page")
);

-- CreateTable
CREATE TABLE "findings_seen" (
    "version_id" INTEGER NOT NULL,
    "check" TEXT NOT NULL,
    "page" INTEGER NOT NULL DEFAULT 0,
    "name" TEXT NOT NULL,
    "user_id" INTEGER,
    "link_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "findings_seen_pkey" PRIMARY KEY ("version_id","check","page")
);

-- CreateTable
CREATE TABLE "uploads" (
    "id" TEXT NOT NULL,
    "order_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "length" BIGINT NOT NULL,
    "offset" BIGINT NOT NULL DEFAULT 0,
    "kind" TEXT,
    "sha256" BYTEA,
    "storage_key" TEXT NOT NULL,
    "by_user_id" INTEGER,
    "by_link_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_links" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_id" INTEGER NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "artwork_versions_by_user_id_idx" ON "artwork_versions"("by_user_id");

-- CreateIndex
CREATE INDEX "artwork_versions_by_link_id_idx" ON "artwork_versions"("by_link_id");

-- CreateIndex
CREATE UNIQUE INDEX "artwork_versions_order_id_number_key" ON "artwork_versions"("order_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "artwork_files_storage_key_key" ON "artwork_files"("storage_key");

-- CreateIndex
CREATE UNIQUE INDEX "artwork_files_version_id_position_key" ON "artwork_files"("version_id", "position");

-- CreateIndex
CREATE INDEX "findings_seen_user_id_idx" ON "findings_seen"("user_id");

-- CreateIndex
CREATE INDEX "findings_seen_link_id_idx" ON "findings_seen"("link_id");

-- CreateIndex
CREATE UNIQUE INDEX "uploads_storage_key_key" ON "uploads"("storage_key");

-- CreateIndex
CREATE INDEX "uploads_order_id_idx" ON "uploads"("order_id");

-- CreateIndex
CREATE INDEX "uploads_expires_at_idx" ON "uploads"("expires_at");

-- CreateIndex
CREATE INDEX "uploads_by_user_id_idx" ON "uploads"("by_user_id");

-- CreateIndex
CREATE INDEX "uploads_by_link_id_idx" ON "uploads"("by_link_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_links_token_hash_key" ON "order_links"("token_hash");

-- CreateIndex
CREATE INDEX "order_links_order_id_idx" ON "order_links"("order_id");

-- CreateIndex
CREATE INDEX "order_links_created_by_id_idx" ON "order_links"("created_by_id");

-- AddForeignKey
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artwork_versions" ADD CONSTRAINT "artwork_versions_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "artworks"("order_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artwork_versions" ADD CONSTRAINT "artwork_versions_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artwork_versions" ADD CONSTRAINT "artwork_versions_by_link_id_fkey" FOREIGN KEY ("by_link_id") REFERENCES "order_links"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artwork_files" ADD CONSTRAINT "artwork_files_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "artwork_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artwork_pages" ADD CONSTRAINT "artwork_pages_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "artwork_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "findings_seen" ADD CONSTRAINT "findings_seen_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "artwork_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "findings_seen" ADD CONSTRAINT "findings_seen_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "findings_seen" ADD CONSTRAINT "findings_seen_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "order_links"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_by_link_id_fkey" FOREIGN KEY ("by_link_id") REFERENCES "order_links"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema can't say: no empty file, no more stored than announced; a version is somebody's.
ALTER TABLE artwork_files ADD CONSTRAINT artwork_files_size_check CHECK (size > 0 AND octet_length(sha256) = 32);
ALTER TABLE artwork_files ADD CONSTRAINT artwork_files_name_check CHECK (name <> '' AND char_length(name) <= 200);
ALTER TABLE artwork_versions ADD CONSTRAINT artwork_versions_number_check CHECK (number > 0);
ALTER TABLE uploads ADD CONSTRAINT uploads_offset_check CHECK (length > 0 AND "offset" BETWEEN 0 AND length);

-- The slot and the links belong to their order for whoever follows it (src/live/live-events.ts).
CREATE FUNCTION note_part_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office_changed', json_build_object('name', 'orderChanged', 'id', NEW.order_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER artworks_changed AFTER INSERT OR UPDATE ON artworks FOR EACH ROW EXECUTE FUNCTION note_part_of_order();
CREATE TRIGGER order_links_changed AFTER INSERT OR UPDATE ON order_links FOR EACH ROW EXECUTE FUNCTION note_part_of_order();
