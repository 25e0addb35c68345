-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "by_capacity" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "production_settings" ADD COLUMN     "by_capacity" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "work_kinds" ADD COLUMN     "is_guess" BOOLEAN NOT NULL DEFAULT false;

-- The kinds of work that the program brings along say 480 minutes until somebody has saved them.
UPDATE work_kinds k SET is_guess = true
WHERE k.id <= 4 AND k.capacity_minutes = 480
  AND NOT EXISTS (SELECT 1 FROM history_entries e WHERE e.kind = 'workKind' AND e.record_id = k.id);
