-- Reset links asked for before a change are void, also those whose mail is still in the queue.
-- AlterTable
ALTER TABLE "users" ADD COLUMN     "resets_void_at" TIMESTAMPTZ(3);
