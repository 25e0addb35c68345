-- AlterTable
ALTER TABLE "products" ADD COLUMN     "example_prices" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "services" ADD COLUMN     "ready_made" TEXT;

-- CreateTable
CREATE TABLE "ready_made_takings" (
    "actor_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "service_ids" INTEGER[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ready_made_takings_pkey" PRIMARY KEY ("actor_id","key")
);

-- AddForeignKey
ALTER TABLE "ready_made_takings" ADD CONSTRAINT "ready_made_takings_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
