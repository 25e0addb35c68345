-- AlterEnum
ALTER TYPE "security_act" ADD VALUE 'emailConfirmed';

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "language" TEXT;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "email_confirmed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "email_confirmations" (
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_confirmations_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "held_mails" (
    "order_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "held_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "held_mails_pkey" PRIMARY KEY ("order_id")
);

-- CreateIndex
CREATE INDEX "email_confirmations_user_id_idx" ON "email_confirmations"("user_id");

-- CreateIndex
CREATE INDEX "held_mails_user_id_idx" ON "held_mails"("user_id");

-- CreateIndex
CREATE INDEX "held_mails_held_at_idx" ON "held_mails"("held_at");

-- AddForeignKey
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "held_mails" ADD CONSTRAINT "held_mails_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "held_mails" ADD CONSTRAINT "held_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Whoever has an account by now got his mails without a link: he goes on getting them.
UPDATE users SET email_confirmed_at = now() WHERE deleted_at IS NULL;
