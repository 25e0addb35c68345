-- CreateEnum
CREATE TYPE "contact_way" AS ENUM ('phone', 'counter', 'whatsApp');

-- AlterTable
ALTER TABLE "offers" ADD COLUMN     "came_by" "contact_way";

-- AlterTable
ALTER TABLE "purchases" ADD COLUMN     "came_by" "contact_way";
