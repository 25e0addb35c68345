-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "security_act" ADD VALUE 'emailChanged';
ALTER TYPE "security_act" ADD VALUE 'changeUndone';
ALTER TYPE "security_act" ADD VALUE 'clientsListed';
ALTER TYPE "security_act" ADD VALUE 'clientsSearched';
ALTER TYPE "security_act" ADD VALUE 'clientDataRead';
ALTER TYPE "security_act" ADD VALUE 'ordersExported';

-- AlterTable
ALTER TABLE "roles" ADD COLUMN     "is_own" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "security_events" ADD COLUMN     "subject_id" INTEGER;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "invited_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "account_changes" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "is_proven" BOOLEAN NOT NULL,
    "email" TEXT NOT NULL,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "password_hash" TEXT NOT NULL,

    CONSTRAINT "account_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_undos" (
    "token_hash" BYTEA NOT NULL,
    "change_id" INTEGER NOT NULL,

    CONSTRAINT "account_undos_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "account_changes_user_id_idx" ON "account_changes"("user_id");

-- CreateIndex
CREATE INDEX "account_changes_email_idx" ON "account_changes"("email");

-- CreateIndex
CREATE INDEX "account_changes_expires_at_idx" ON "account_changes"("expires_at");

-- CreateIndex
CREATE INDEX "account_undos_change_id_idx" ON "account_undos"("change_id");

-- AddForeignKey
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_undos" ADD CONSTRAINT "account_undos_change_id_fkey" FOREIGN KEY ("change_id") REFERENCES "account_changes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
