-- AlterTable
ALTER TABLE "artwork_files" ADD COLUMN     "check_begun_at" TIMESTAMPTZ(3),
ADD COLUMN     "check_tries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "pictures_left" BOOLEAN NOT NULL DEFAULT false;

-- Files that were read while the program was replaced: their pictures are still to be made.
UPDATE "artwork_files" f SET "pictures_left" = true
WHERE f."check" = 'Read' AND f."removed_at" IS NULL
  AND NOT EXISTS (SELECT FROM "artwork_pages" p WHERE p."file_id" = f."id");
