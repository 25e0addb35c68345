-- CreateTable
CREATE TABLE "first_admin_codes" (
    "code_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "first_admin_codes_pkey" PRIMARY KEY ("code_hash")
);
