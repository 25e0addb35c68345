-- AlterTable
ALTER TABLE "contact_requests" ADD COLUMN     "note" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "order_events_to_created_at_idx" ON "order_events"("to", "created_at");

-- What the back office shows at once (src/live/live-events.ts): told when it is committed.
CREATE FUNCTION note_office_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office_changed', json_build_object('name', TG_ARGV[0], 'id', NEW.id)::text);
  RETURN NULL;
END $$;

CREATE TRIGGER orders_placed AFTER INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION note_office_change('orderPlaced');
CREATE TRIGGER orders_changed AFTER UPDATE ON orders
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_office_change('orderChanged');
CREATE TRIGGER contact_requests_received AFTER INSERT ON contact_requests
  FOR EACH ROW EXECUTE FUNCTION note_office_change('contactRequestReceived');
CREATE TRIGGER contact_requests_changed AFTER UPDATE ON contact_requests
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_office_change('contactRequestChanged');
