-- AlterTable
ALTER TABLE "payment_settings" ADD COLUMN     "threshold_told_on" DATE;
