-- AlterTable
ALTER TABLE "deals" ADD COLUMN     "start_date" DATE;

-- A campaign ends on its first day or later.
ALTER TABLE "deals" ADD CONSTRAINT "deals_days_in_order" CHECK ("start_date" <= "end_date");
