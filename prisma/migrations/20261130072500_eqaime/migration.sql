-- CreateEnum
CREATE TYPE "eqaime_kind" AS ENUM ('delivery', 'advance', 'correction');

-- CreateEnum
CREATE TYPE "eqaime_state" AS ENUM ('onApproval', 'approved', 'approvedBySystem', 'updateRequested', 'onApprovalEdited', 'updateApproval', 'cancelRequested', 'canceled', 'deleted', 'deactivated');

-- AlterTable
ALTER TABLE "services" ADD COLUMN     "goods_code" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "goods_code" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "eqaime" (
    "document_id" INTEGER NOT NULL,
    "kind" "eqaime_kind" NOT NULL,
    "layout" INTEGER NOT NULL,
    "sha256" BYTEA NOT NULL,
    "is_checked" BOOLEAN NOT NULL,
    "exported_at" TIMESTAMPTZ(3) NOT NULL,
    "exported_by_id" INTEGER NOT NULL,
    "portal_number" TEXT NOT NULL DEFAULT '',
    "portal_state" "eqaime_state",
    "entered_at" TIMESTAMPTZ(3),
    "entered_by_id" INTEGER,

    CONSTRAINT "eqaime_pkey" PRIMARY KEY ("document_id")
);

-- CreateTable
CREATE TABLE "eqaime_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "goods_code" TEXT NOT NULL DEFAULT '',
    "layout" INTEGER NOT NULL DEFAULT 304,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "eqaime_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "eqaime_exported_by_id_idx" ON "eqaime"("exported_by_id");

-- CreateIndex
CREATE INDEX "eqaime_entered_by_id_idx" ON "eqaime"("entered_by_id");

-- AddForeignKey
ALTER TABLE "eqaime" ADD CONSTRAINT "eqaime_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "eqaime" ADD CONSTRAINT "eqaime_exported_by_id_fkey" FOREIGN KEY ("exported_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "eqaime" ADD CONSTRAINT "eqaime_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE services ADD CONSTRAINT services_goods_code CHECK (goods_code ~ '^(\d{10})?$');
ALTER TABLE products ADD CONSTRAINT products_goods_code CHECK (goods_code ~ '^(\d{10})?$');
ALTER TABLE eqaime ADD CONSTRAINT eqaime_layout CHECK (layout IN (205, 304));
ALTER TABLE eqaime ADD CONSTRAINT eqaime_number CHECK (portal_number ~ '^([A-Z]{2}\d{11})?$');
-- What nobody has found in the portal has no state there.
ALTER TABLE eqaime ADD CONSTRAINT eqaime_entered CHECK (
  (portal_state IS NULL OR portal_number <> '') AND (entered_at IS NULL) = (entered_by_id IS NULL));
-- The portal gives no number twice.
CREATE UNIQUE INDEX eqaime_one_number ON eqaime (portal_number) WHERE portal_number <> '';
ALTER TABLE eqaime_settings ADD CONSTRAINT eqaime_settings_one CHECK (
  id = 1 AND layout IN (205, 304) AND goods_code ~ '^(\d{10})?$');
INSERT INTO eqaime_settings (id) VALUES (1);
