-- CreateTable
CREATE TABLE "baskets" (
    "user_id" INTEGER NOT NULL,
    "lines" JSONB NOT NULL,
    "gone_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "version" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "baskets_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE baskets ADD CONSTRAINT baskets_lines_check CHECK (jsonb_typeof(lines) = 'array');
