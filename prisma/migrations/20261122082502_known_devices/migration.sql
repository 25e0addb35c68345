-- CreateTable
CREATE TABLE "known_devices" (
    "user_id" INTEGER NOT NULL,
    "key_hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_devices_pkey" PRIMARY KEY ("user_id","key_hash")
);

-- CreateIndex
CREATE INDEX "known_devices_used_at_idx" ON "known_devices"("used_at");

-- AddForeignKey
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
