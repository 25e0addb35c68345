-- CreateEnum
CREATE TYPE "shipment_status" AS ENUM ('Planned', 'Packed', 'HandedOver', 'Delivered', 'Failed', 'Returned', 'Waiting', 'PickedUp', 'Cancelled');

-- CreateEnum
CREATE TYPE "delivery_failure" AS ENUM ('noAnswer', 'wrongAddress', 'refused', 'other');

-- AlterTable
ALTER TABLE "charges" ADD COLUMN     "shipment_id" INTEGER;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "grams" INTEGER,
ADD COLUMN     "shipment_id" INTEGER;

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "courier_day_id" INTEGER;

-- CreateTable
CREATE TABLE "shipments" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "status" "shipment_status" NOT NULL DEFAULT 'Planned',
    "status_since" TIMESTAMPTZ(3) NOT NULL,
    "kind" "delivery_kind" NOT NULL,
    "way_id" INTEGER,
    "way_name" TEXT NOT NULL,
    "way_name_ru" TEXT NOT NULL,
    "way_name_en" TEXT NOT NULL,
    "zone_id" INTEGER,
    "zone_name" TEXT NOT NULL DEFAULT '',
    "zone_name_ru" TEXT NOT NULL DEFAULT '',
    "zone_name_en" TEXT NOT NULL DEFAULT '',
    "point_id" INTEGER,
    "address" JSONB,
    "recipient" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "price" INTEGER,
    "is_agreed" BOOLEAN NOT NULL DEFAULT true,
    "weighed" INTEGER,
    "boxes" INTEGER NOT NULL DEFAULT 1,
    "shelf" TEXT NOT NULL DEFAULT '',
    "carrier" TEXT NOT NULL DEFAULT '',
    "waybill" TEXT NOT NULL DEFAULT '',
    "tracking_link" TEXT NOT NULL DEFAULT '',
    "courier_day_id" INTEGER,
    "code" TEXT,
    "wrong_codes" INTEGER NOT NULL DEFAULT 0,
    "taken_by" TEXT NOT NULL DEFAULT '',
    "failure" "delivery_failure",
    "failure_note" TEXT NOT NULL DEFAULT '',
    "reminders" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shipments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shipment_events" (
    "id" SERIAL NOT NULL,
    "shipment_id" INTEGER NOT NULL,
    "actor_id" INTEGER,
    "from" "shipment_status",
    "to" "shipment_status" NOT NULL,
    "failure" "delivery_failure",
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shipment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "courier_days" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL DEFAULT '',
    "day" DATE NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "handed_in_at" TIMESTAMPTZ(3),
    "handed_in_to_id" INTEGER,

    CONSTRAINT "courier_days_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shipments_user_id_idx" ON "shipments"("user_id");

-- CreateIndex
CREATE INDEX "shipments_status_status_since_idx" ON "shipments"("status", "status_since");

-- CreateIndex
CREATE INDEX "shipments_way_id_idx" ON "shipments"("way_id");

-- CreateIndex
CREATE INDEX "shipments_zone_id_idx" ON "shipments"("zone_id");

-- CreateIndex
CREATE INDEX "shipments_point_id_idx" ON "shipments"("point_id");

-- CreateIndex
CREATE INDEX "shipments_courier_day_id_idx" ON "shipments"("courier_day_id");

-- CreateIndex
CREATE INDEX "shipment_events_shipment_id_id_idx" ON "shipment_events"("shipment_id", "id");

-- CreateIndex
CREATE INDEX "shipment_events_actor_id_idx" ON "shipment_events"("actor_id");

-- CreateIndex
CREATE UNIQUE INDEX "courier_days_token_hash_key" ON "courier_days"("token_hash");

-- CreateIndex
CREATE INDEX "courier_days_day_idx" ON "courier_days"("day");

-- CreateIndex
CREATE INDEX "courier_days_created_by_id_idx" ON "courier_days"("created_by_id");

-- CreateIndex
CREATE INDEX "courier_days_handed_in_to_id_idx" ON "courier_days"("handed_in_to_id");

-- CreateIndex
CREATE INDEX "charges_shipment_id_idx" ON "charges"("shipment_id");

-- CreateIndex
CREATE INDEX "orders_shipment_id_idx" ON "orders"("shipment_id");

-- CreateIndex
CREATE INDEX "payments_courier_day_id_idx" ON "payments"("courier_day_id");

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_shipment_id_fkey" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipment_id_fkey" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_courier_day_id_fkey" FOREIGN KEY ("courier_day_id") REFERENCES "courier_days"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_way_id_fkey" FOREIGN KEY ("way_id") REFERENCES "delivery_ways"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_zone_id_fkey" FOREIGN KEY ("zone_id") REFERENCES "delivery_zones"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_point_id_fkey" FOREIGN KEY ("point_id") REFERENCES "pickup_points"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_courier_day_id_fkey" FOREIGN KEY ("courier_day_id") REFERENCES "courier_days"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_shipment_id_fkey" FOREIGN KEY ("shipment_id") REFERENCES "shipments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "courier_days" ADD CONSTRAINT "courier_days_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "courier_days" ADD CONSTRAINT "courier_days_handed_in_to_id_fkey" FOREIGN KEY ("handed_in_to_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE orders ADD CONSTRAINT orders_grams CHECK (grams > 0);
ALTER TABLE shipments ADD CONSTRAINT shipments_figures
  CHECK (price >= 0 AND weighed > 0 AND boxes > 0 AND wrong_codes >= 0 AND reminders >= 0);
-- What is picked up has a code, and only that.
ALTER TABLE shipments ADD CONSTRAINT shipments_code CHECK ((kind = 'pickup') = (code IS NOT NULL) AND code ~ '^\d{4}$');
ALTER TABLE shipments ADD CONSTRAINT shipments_taken
  CHECK (status NOT IN ('Delivered', 'PickedUp') OR taken_by <> '');
-- A shipment's price stands once in what its orders cost.
CREATE UNIQUE INDEX charges_of_shipment_key ON charges (shipment_id) WHERE removed_at IS NULL;
ALTER TABLE courier_days ADD CONSTRAINT courier_days_name CHECK (name <> '');
ALTER TABLE courier_days ADD CONSTRAINT courier_days_handed_in
  CHECK ((handed_in_at IS NULL) = (handed_in_to_id IS NULL));

CREATE TRIGGER shipment_events_kept BEFORE UPDATE OR DELETE ON shipment_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER shipments_kept BEFORE DELETE ON shipments FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Whoever follows an order follows how it comes (src/live/live-events.ts).
CREATE FUNCTION note_shipment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office_changed', json_build_object('name', 'orderChanged', 'id', o.id)::text)
  FROM orders o WHERE o.shipment_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER shipments_changed AFTER UPDATE ON shipments
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_shipment_change();
