-- AlterTable
ALTER TABLE "banner" ADD COLUMN     "slogan" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "slogan_en" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "slogan_ru" TEXT NOT NULL DEFAULT '';
