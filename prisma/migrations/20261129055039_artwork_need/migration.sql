-- CreateEnum
CREATE TYPE "artwork_need" AS ENUM ('Required', 'Optional', 'None');

-- AlterEnum
ALTER TYPE "artwork_state" ADD VALUE 'Optional';

-- AlterEnum


ALTER TYPE "preflight_kind" ADD VALUE 'sticker';
ALTER TYPE "preflight_kind" ADD VALUE 'textile';
ALTER TYPE "preflight_kind" ADD VALUE 'gift';

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "artwork" "artwork_need",
ADD COLUMN     "is_artwork_guessed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "services" ADD COLUMN     "artwork" "artwork_need" NOT NULL DEFAULT 'Optional',
ADD COLUMN     "is_artwork_guessed" BOOLEAN NOT NULL DEFAULT false;
