-- CreateEnum
CREATE TYPE "document_kind" AS ENUM ('invoice', 'act', 'statement', 'correction');

-- CreateEnum
CREATE TYPE "tax_kind" AS ENUM ('vat18', 'simplified', 'none');

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "buyer_id" INTEGER;

-- CreateTable
CREATE TABLE "buyers" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "voen" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "requisites" TEXT NOT NULL DEFAULT '',
    "contract" TEXT NOT NULL DEFAULT '',
    "wants_eqaime" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "buyers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "documents" (
    "id" SERIAL NOT NULL,
    "kind" "document_kind" NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "user_id" INTEGER NOT NULL,
    "buyer_id" INTEGER,
    "buyer_name" TEXT NOT NULL,
    "buyer_voen" TEXT NOT NULL DEFAULT '',
    "content" JSONB NOT NULL,
    "net" INTEGER NOT NULL,
    "vat" INTEGER NOT NULL,
    "gross" INTEGER NOT NULL,
    "request_id" INTEGER,
    "of_id" INTEGER,
    "issued_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "voided_at" TIMESTAMPTZ(3),
    "voided_by_id" INTEGER,
    "void_reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_orders" (
    "document_id" INTEGER NOT NULL,
    "order_id" INTEGER NOT NULL,
    "gross" INTEGER NOT NULL,

    CONSTRAINT "document_orders_pkey" PRIMARY KEY ("document_id","order_id")
);

-- CreateTable
CREATE TABLE "document_pdfs" (
    "document_id" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "sha256" BYTEA NOT NULL,

    CONSTRAINT "document_pdfs_pkey" PRIMARY KEY ("document_id")
);

-- CreateTable
CREATE TABLE "number_series" (
    "kind" "document_kind" NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "number_series_pkey" PRIMARY KEY ("kind","year")
);

-- CreateTable
CREATE TABLE "seller_profiles" (
    "id" SERIAL NOT NULL,
    "valid_from" DATE NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "voen" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "director" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "tax_kind" "tax_kind" NOT NULL DEFAULT 'none',
    "accounts" JSONB NOT NULL DEFAULT '[]',
    "vat_account" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seller_profiles_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "buyers_user_id_idx" ON "buyers"("user_id");

-- CreateIndex
CREATE INDEX "buyers_voen_idx" ON "buyers"("voen");

-- CreateIndex
CREATE INDEX "documents_user_id_id_idx" ON "documents"("user_id", "id");

-- CreateIndex
CREATE INDEX "documents_buyer_id_idx" ON "documents"("buyer_id");

-- CreateIndex
CREATE INDEX "documents_request_id_idx" ON "documents"("request_id");

-- CreateIndex
CREATE INDEX "documents_of_id_idx" ON "documents"("of_id");

-- CreateIndex
CREATE INDEX "documents_issued_by_id_idx" ON "documents"("issued_by_id");

-- CreateIndex
CREATE INDEX "documents_voided_by_id_idx" ON "documents"("voided_by_id");

-- CreateIndex
CREATE INDEX "documents_kind_id_idx" ON "documents"("kind", "id");

-- CreateIndex
CREATE UNIQUE INDEX "documents_kind_year_number_key" ON "documents"("kind", "year", "number");

-- CreateIndex
CREATE INDEX "document_orders_order_id_idx" ON "document_orders"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "seller_profiles_valid_from_key" ON "seller_profiles"("valid_from");

-- CreateIndex
CREATE INDEX "orders_buyer_id_idx" ON "orders"("buyer_id");

-- AddForeignKey
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_issued_by_id_fkey" FOREIGN KEY ("issued_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_voided_by_id_fkey" FOREIGN KEY ("voided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "buyers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "payment_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_of_id_fkey" FOREIGN KEY ("of_id") REFERENCES "documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_orders" ADD CONSTRAINT "document_orders_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_orders" ADD CONSTRAINT "document_orders_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_pdfs" ADD CONSTRAINT "document_pdfs_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "buyers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "seller_profiles" ADD CONSTRAINT seller_accounts CHECK (jsonb_typeof(accounts) = 'array');

-- Requisites stand on every page.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON seller_profiles
FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('seller');

-- The legal name that was entered with the contact data is the seller's until somebody writes requisites.
INSERT INTO seller_profiles (valid_from, name, address)
SELECT date '2000-01-01', legal_name, address FROM contacts WHERE id = 1 AND legal_name <> '';

ALTER TABLE documents ADD CONSTRAINT documents_sums CHECK (net + vat = gross);
ALTER TABLE documents ADD CONSTRAINT documents_number CHECK (number > 0);
-- A correction names what it corrects, and nothing else does; only an invoice asks for money.
ALTER TABLE documents ADD CONSTRAINT documents_of CHECK ((kind = 'correction') = (of_id IS NOT NULL));
ALTER TABLE documents ADD CONSTRAINT documents_request CHECK ((kind = 'invoice') = (request_id IS NOT NULL));
-- Of what is asked for there is one invoice at a time.
CREATE UNIQUE INDEX documents_one_invoice ON documents (request_id) WHERE kind = 'invoice' AND voided_at IS NULL;

-- What was issued never changes, but that it can be voided once; when two records of one customer become one, it names
-- the one that stays; once the law lets it, all of an erased person is emptied.
CREATE FUNCTION keep_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - '{user_id,voided_at,voided_by_id,void_reason,buyer_name,buyer_voen,content}'::text[]
      = to_jsonb(OLD) - '{user_id,voided_at,voided_by_id,void_reason,buyer_name,buyer_voen,content}'::text[]
    AND NEW.buyer_name IN ('', OLD.buyer_name) AND NEW.buyer_voen IN ('', OLD.buyer_voen)
    AND NEW.content IN ('{}'::jsonb, OLD.content)
    AND (OLD.voided_at IS NULL OR (NEW.voided_at = OLD.voided_at AND NEW.void_reason IN ('', OLD.void_reason)))
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% on % is refused: its rows are kept', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER documents_kept BEFORE UPDATE OR DELETE ON documents FOR EACH ROW EXECUTE FUNCTION keep_documents();
CREATE TRIGGER document_orders_kept BEFORE UPDATE OR DELETE ON document_orders
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The PDF goes with what is emptied.
CREATE FUNCTION keep_document_pdfs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM documents WHERE id = OLD.document_id AND content = '{}') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% on % is refused: its rows are kept', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER document_pdfs_kept BEFORE UPDATE OR DELETE ON document_pdfs
  FOR EACH ROW EXECUTE FUNCTION keep_document_pdfs();

-- The invoice of what isn't asked for any more counts no more, whoever ends the request.
CREATE FUNCTION void_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE documents SET voided_at = coalesce(NEW.closed_at, now())
  WHERE request_id = NEW.id AND kind = 'invoice' AND voided_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER invoice_voided AFTER UPDATE OF state ON payment_requests
  FOR EACH ROW WHEN (NEW.state IN ('Cancelled', 'Expired')) EXECUTE FUNCTION void_invoice();
