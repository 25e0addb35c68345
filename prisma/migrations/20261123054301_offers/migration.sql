-- CreateEnum
CREATE TYPE "offer_state" AS ENUM ('Draft', 'Sent', 'ChangeAsked', 'Declined', 'RenewAsked', 'Accepted', 'Withdrawn');

-- CreateEnum
CREATE TYPE "offer_answer_kind" AS ENUM ('accepted', 'changeAsked', 'declined', 'renewAsked');

-- CreateTable
CREATE TABLE "offers" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "state" "offer_state" NOT NULL DEFAULT 'Draft',
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "title" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "lines" JSONB NOT NULL DEFAULT '[]',
    "is_changed" BOOLEAN NOT NULL DEFAULT true,
    "days" INTEGER NOT NULL DEFAULT 7,
    "total" INTEGER NOT NULL,
    "last_revision" INTEGER NOT NULL DEFAULT 0,
    "valid_until" DATE,

    CONSTRAINT "offers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_revisions" (
    "offer_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "lines" JSONB NOT NULL,
    "total" INTEGER NOT NULL,
    "valid_until" DATE NOT NULL,
    "sent_by_id" INTEGER NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "pdf" BYTEA NOT NULL,
    "pdf_sha256" BYTEA NOT NULL,

    CONSTRAINT "offer_revisions_pkey" PRIMARY KEY ("offer_id","number")
);

-- CreateTable
CREATE TABLE "offer_answers" (
    "id" SERIAL NOT NULL,
    "offer_id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "kind" "offer_answer_kind" NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "reason" TEXT NOT NULL DEFAULT '',
    "lines" INTEGER[],
    "address" TEXT NOT NULL,
    "pdf_sha256" BYTEA,
    "by_staff_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "is_withdrawn" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "offer_answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_views" (
    "offer_id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "offer_views_pkey" PRIMARY KEY ("offer_id","revision")
);

-- CreateTable
CREATE TABLE "offer_links" (
    "id" SERIAL NOT NULL,
    "offer_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "sealed" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_orders" (
    "order_id" INTEGER NOT NULL,
    "offer_id" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "sealed" BYTEA,

    CONSTRAINT "offer_orders_pkey" PRIMARY KEY ("order_id")
);

-- CreateIndex
CREATE INDEX "offers_user_id_idx" ON "offers"("user_id");

-- CreateIndex
CREATE INDEX "offers_created_by_id_idx" ON "offers"("created_by_id");

-- CreateIndex
CREATE INDEX "offers_state_state_since_idx" ON "offers"("state", "state_since");

-- CreateIndex
CREATE INDEX "offer_revisions_sent_by_id_idx" ON "offer_revisions"("sent_by_id");

-- CreateIndex
CREATE INDEX "offer_answers_offer_id_id_idx" ON "offer_answers"("offer_id", "id");

-- CreateIndex
CREATE INDEX "offer_answers_by_staff_id_idx" ON "offer_answers"("by_staff_id");

-- CreateIndex
CREATE UNIQUE INDEX "offer_links_token_hash_key" ON "offer_links"("token_hash");

-- CreateIndex
CREATE INDEX "offer_links_offer_id_idx" ON "offer_links"("offer_id");

-- CreateIndex
CREATE UNIQUE INDEX "offer_orders_offer_id_place_key" ON "offer_orders"("offer_id", "place");

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_revisions" ADD CONSTRAINT "offer_revisions_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_revisions" ADD CONSTRAINT "offer_revisions_sent_by_id_fkey" FOREIGN KEY ("sent_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_answers" ADD CONSTRAINT "offer_answers_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_answers" ADD CONSTRAINT "offer_answers_by_staff_id_fkey" FOREIGN KEY ("by_staff_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_views" ADD CONSTRAINT "offer_views_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_links" ADD CONSTRAINT "offer_links_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_orders" ADD CONSTRAINT "offer_orders_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_orders" ADD CONSTRAINT "offer_orders_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema can't say: an offer that was sent has its day; of its answers one stands; what was sent never
-- changes; prices are whole and positive together.
ALTER TABLE offers ADD CONSTRAINT offers_check CHECK (
  language IN ('az', 'ru', 'en') AND days > 0 AND total >= 0 AND last_revision >= 0
  AND (last_revision = 0) = (valid_until IS NULL) AND (state <> 'Draft' OR last_revision = 0)
  AND (last_revision > 0 OR state IN ('Draft', 'Withdrawn')));
ALTER TABLE offer_revisions ADD CONSTRAINT offer_revisions_check CHECK (
  number > 0 AND total > 0 AND jsonb_array_length(lines) > 0 AND octet_length(pdf_sha256) = 32);
ALTER TABLE offer_answers ADD CONSTRAINT offer_answers_check CHECK (
  revision > 0 AND (kind = 'accepted') = (name <> '') AND (kind = 'accepted') = (pdf_sha256 IS NOT NULL)
  AND (kind <> 'accepted' OR ended_at IS NULL) AND (NOT is_withdrawn OR ended_at IS NOT NULL));
CREATE UNIQUE INDEX offer_answers_standing_key ON offer_answers (offer_id) WHERE ended_at IS NULL;
ALTER TABLE offer_views ADD CONSTRAINT offer_views_check CHECK (count > 0 AND revision > 0);
CREATE TRIGGER offer_revisions_kept BEFORE UPDATE ON offer_revisions FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What is told to whoever has the admin open (src/live/live-events.ts).
CREATE TRIGGER offers_changed AFTER INSERT OR UPDATE ON offers
  FOR EACH ROW EXECUTE FUNCTION note_office_change('offerChanged');
CREATE FUNCTION note_part_of_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office_changed', json_build_object('name', 'offerChanged', 'id', NEW.offer_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER offer_views_changed AFTER INSERT OR UPDATE ON offer_views
  FOR EACH ROW EXECUTE FUNCTION note_part_of_offer();
