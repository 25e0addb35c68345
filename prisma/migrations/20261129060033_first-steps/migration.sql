-- CreateTable
CREATE TABLE "skipped_steps" (
    "step" TEXT NOT NULL,

    CONSTRAINT "skipped_steps_pkey" PRIMARY KEY ("step")
);

-- CreateTable
CREATE TABLE "accepted_test_mails" (
    "settings_hash" BYTEA NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accepted_test_mails_pkey" PRIMARY KEY ("settings_hash")
);

-- An installation that takes orders already has begun long ago.
INSERT INTO "skipped_steps" ("step")
SELECT unnest(ARRAY['name', 'contacts', 'service', 'artworkCheck', 'workdays', 'email', 'colleagues'])
WHERE EXISTS (SELECT FROM "orders");
