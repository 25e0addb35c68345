-- CreateTable
CREATE TABLE "backup_state" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "planned_since" TIMESTAMPTZ(3) NOT NULL,
    "begun_at" TIMESTAMPTZ(3),
    "succeeded_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "warned_at" TIMESTAMPTZ(3),

    CONSTRAINT "backup_state_pkey" PRIMARY KEY ("id")
);
