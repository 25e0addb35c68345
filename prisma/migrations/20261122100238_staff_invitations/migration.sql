-- AlterEnum
ALTER TYPE "security_act" ADD VALUE 'invitationAccepted';

-- CreateTable
CREATE TABLE "staff_invitations" (
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_invitations_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "staff_invitations_user_id_idx" ON "staff_invitations"("user_id");

-- AddForeignKey
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
