-- AlterTable
ALTER TABLE "payment_requests" ADD COLUMN     "reminded_on" DATE,
ADD COLUMN     "reminders" INTEGER NOT NULL DEFAULT 0;
