-- AlterTable
ALTER TABLE "about_us" ADD COLUMN     "alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_ru" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "advertisements" ADD COLUMN     "alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_ru" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "banner" ADD COLUMN     "alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_ru" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "project_attachments" ADD COLUMN     "alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_ru" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "projects" ADD COLUMN     "alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_ru" TEXT NOT NULL DEFAULT '';
