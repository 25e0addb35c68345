-- CreateTable
CREATE TABLE "download_tickets" (
    "token_hash" BYTEA NOT NULL,
    "order_id" INTEGER NOT NULL,
    "purpose" "upload_purpose" NOT NULL,
    "file_id" INTEGER NOT NULL,
    "link_id" INTEGER,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "download_tickets_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "download_tickets_expires_at_idx" ON "download_tickets"("expires_at");

-- CreateIndex
CREATE INDEX "download_tickets_order_id_idx" ON "download_tickets"("order_id");

-- CreateIndex
CREATE INDEX "download_tickets_link_id_idx" ON "download_tickets"("link_id");

-- AddForeignKey
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "order_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
