-- CreateEnum
CREATE TYPE "preflight_kind" AS ENUM ('card', 'leaflet', 'brochure', 'largeFormat');

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "profile_id" INTEGER;

-- AlterTable
ALTER TABLE "services" ADD COLUMN     "profile_id" INTEGER;

-- CreateTable
CREATE TABLE "preflight_profiles" (
    "id" SERIAL NOT NULL,
    "kind" "preflight_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "name_ru" TEXT NOT NULL DEFAULT '',
    "name_en" TEXT NOT NULL DEFAULT '',
    "rules" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "preflight_profiles_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "products_profile_id_idx" ON "products"("profile_id");

-- CreateIndex
CREATE INDEX "services_profile_id_idx" ON "services"("profile_id");

-- AddForeignKey
ALTER TABLE "services" ADD CONSTRAINT "services_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "preflight_profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "preflight_profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
