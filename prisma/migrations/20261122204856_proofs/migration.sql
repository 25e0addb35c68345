-- CreateEnum
CREATE TYPE "upload_purpose" AS ENUM ('artwork', 'message');

-- CreateEnum
CREATE TYPE "order_side" AS ENUM ('customer', 'staff');

-- AlterTable
ALTER TABLE "artworks" ADD COLUMN     "staff_proof" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "uploads" ADD COLUMN     "purpose" "upload_purpose" NOT NULL DEFAULT 'artwork';

-- CreateTable
CREATE TABLE "order_messages" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "side" "order_side" NOT NULL,
    "user_id" INTEGER,
    "link_id" INTEGER,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_attachments" (
    "id" SERIAL NOT NULL,
    "message_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" BYTEA NOT NULL,
    "storage_key" TEXT NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "message_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_templates" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "text_ru" TEXT NOT NULL DEFAULT '',
    "text_en" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "taken_orders" (
    "order_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "taken_orders_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "proofs" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "version_id" INTEGER NOT NULL,
    "by_user_id" INTEGER,
    "message" TEXT NOT NULL DEFAULT '',
    "let_pass" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "asked_text" TEXT NOT NULL DEFAULT '',
    "asked_at" TIMESTAMPTZ(3),

    CONSTRAINT "proofs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "proof_pins" (
    "id" SERIAL NOT NULL,
    "proof_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "page" INTEGER NOT NULL,
    "x" DOUBLE PRECISION NOT NULL,
    "y" DOUBLE PRECISION NOT NULL,
    "text" TEXT NOT NULL,
    "side" "order_side" NOT NULL,
    "internal" BOOLEAN NOT NULL DEFAULT false,
    "by_user_id" INTEGER,
    "by_link_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "fixed_at" TIMESTAMPTZ(3),

    CONSTRAINT "proof_pins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "approvals" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "proof_id" INTEGER NOT NULL,
    "version_id" INTEGER NOT NULL,
    "hashes" TEXT[],
    "name" TEXT NOT NULL,
    "user_id" INTEGER,
    "link_id" INTEGER,
    "address" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),
    "withdrawn_by" "order_side",

    CONSTRAINT "approvals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "production_overrides" (
    "event_id" INTEGER NOT NULL,
    "order_id" INTEGER NOT NULL,
    "version" INTEGER,
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "production_overrides_pkey" PRIMARY KEY ("event_id")
);

-- CreateIndex
CREATE INDEX "order_messages_order_id_id_idx" ON "order_messages"("order_id", "id");

-- CreateIndex
CREATE INDEX "order_messages_user_id_idx" ON "order_messages"("user_id");

-- CreateIndex
CREATE INDEX "order_messages_link_id_idx" ON "order_messages"("link_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_attachments_storage_key_key" ON "message_attachments"("storage_key");

-- CreateIndex
CREATE UNIQUE INDEX "message_attachments_message_id_position_key" ON "message_attachments"("message_id", "position");

-- CreateIndex
CREATE INDEX "taken_orders_user_id_idx" ON "taken_orders"("user_id");

-- CreateIndex
CREATE INDEX "proofs_version_id_idx" ON "proofs"("version_id");

-- CreateIndex
CREATE INDEX "proofs_by_user_id_idx" ON "proofs"("by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "proofs_order_id_round_key" ON "proofs"("order_id", "round");

-- CreateIndex
CREATE INDEX "proof_pins_by_user_id_idx" ON "proof_pins"("by_user_id");

-- CreateIndex
CREATE INDEX "proof_pins_by_link_id_idx" ON "proof_pins"("by_link_id");

-- CreateIndex
CREATE UNIQUE INDEX "proof_pins_proof_id_internal_number_key" ON "proof_pins"("proof_id", "internal", "number");

-- CreateIndex
CREATE INDEX "approvals_order_id_idx" ON "approvals"("order_id");

-- CreateIndex
CREATE INDEX "approvals_proof_id_idx" ON "approvals"("proof_id");

-- CreateIndex
CREATE INDEX "approvals_version_id_idx" ON "approvals"("version_id");

-- CreateIndex
CREATE INDEX "approvals_user_id_idx" ON "approvals"("user_id");

-- CreateIndex
CREATE INDEX "approvals_link_id_idx" ON "approvals"("link_id");

-- CreateIndex
CREATE INDEX "production_overrides_order_id_idx" ON "production_overrides"("order_id");

-- AddForeignKey
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "order_links"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "order_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taken_orders" ADD CONSTRAINT "taken_orders_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "taken_orders" ADD CONSTRAINT "taken_orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "artwork_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proof_pins" ADD CONSTRAINT "proof_pins_proof_id_fkey" FOREIGN KEY ("proof_id") REFERENCES "proofs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proof_pins" ADD CONSTRAINT "proof_pins_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proof_pins" ADD CONSTRAINT "proof_pins_by_link_id_fkey" FOREIGN KEY ("by_link_id") REFERENCES "order_links"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_proof_id_fkey" FOREIGN KEY ("proof_id") REFERENCES "proofs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "artwork_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "order_links"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "production_overrides" ADD CONSTRAINT "production_overrides_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "order_events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "production_overrides" ADD CONSTRAINT "production_overrides_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema can't say: internal pins are of staff; of a proof one approval stands, and it is by somebody; a
-- change is asked for with its time; a message says something or brings a file; a template has its Azerbaijani text.
ALTER TABLE proofs ADD CONSTRAINT proofs_round_check CHECK (round > 0);
ALTER TABLE proofs ADD CONSTRAINT proofs_asked_check CHECK (asked_text = '' OR asked_at IS NOT NULL);
ALTER TABLE proof_pins ADD CONSTRAINT proof_pins_check
  CHECK (number > 0 AND page > 0 AND text <> '' AND (NOT internal OR side = 'staff'));
ALTER TABLE approvals ADD CONSTRAINT approvals_name_check CHECK (name <> '');
ALTER TABLE approvals ADD CONSTRAINT approvals_withdrawn_check CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL));
CREATE UNIQUE INDEX approvals_standing_key ON approvals (proof_id) WHERE withdrawn_at IS NULL;
ALTER TABLE order_messages ADD CONSTRAINT order_messages_text_check CHECK (char_length(text) <= 4000);
CREATE INDEX order_messages_unread_idx ON order_messages (order_id, side, id) WHERE read_at IS NULL;
ALTER TABLE message_attachments ADD CONSTRAINT message_attachments_check
  CHECK (position > 0 AND name <> '' AND size > 0 AND octet_length(sha256) = 32);
ALTER TABLE message_templates ADD CONSTRAINT message_templates_check CHECK (title <> '' AND text <> '');

-- A start without approval has its reason in the event, as a cancellation has: the history, the customer and erasing read
-- it there.
ALTER TABLE order_events DROP CONSTRAINT order_events_reason_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_reason_check
  CHECK (reason IS NULL OR (reason <> '' AND ("to" IN ('NotApproved', 'InProduction') OR old_price IS NOT NULL)));

-- They belong to their order for whoever follows it (src/live/live-events.ts).
CREATE TRIGGER proofs_changed AFTER INSERT OR UPDATE ON proofs FOR EACH ROW EXECUTE FUNCTION note_part_of_order();
CREATE TRIGGER approvals_changed AFTER INSERT OR UPDATE ON approvals FOR EACH ROW EXECUTE FUNCTION note_part_of_order();
CREATE TRIGGER production_overrides_changed AFTER UPDATE ON production_overrides
  FOR EACH ROW EXECUTE FUNCTION note_part_of_order();
CREATE TRIGGER order_messages_changed AFTER INSERT OR UPDATE ON order_messages
  FOR EACH ROW EXECUTE FUNCTION note_part_of_order();
CREATE TRIGGER taken_orders_changed AFTER INSERT OR UPDATE ON taken_orders
  FOR EACH ROW EXECUTE FUNCTION note_part_of_order();
CREATE FUNCTION note_proof_pin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office_changed', json_build_object('name', 'orderChanged', 'id',
    (SELECT order_id FROM proofs WHERE id = NEW.proof_id))::text);
  RETURN NULL;
END $$;
CREATE TRIGGER proof_pins_changed AFTER INSERT OR UPDATE ON proof_pins FOR EACH ROW EXECUTE FUNCTION note_proof_pin();
CREATE FUNCTION note_part_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office_changed', json_build_object('name', 'orderChanged', 'id', OLD.order_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER taken_orders_gone AFTER DELETE ON taken_orders FOR EACH ROW EXECUTE FUNCTION note_part_gone();
