-- A note is a change of its order to whoever follows it (src/live/live-events.ts).
CREATE FUNCTION note_order_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office_changed', json_build_object('name', 'orderChanged', 'id', NEW.order_id)::text);
  RETURN NULL;
END $$;

CREATE TRIGGER order_notes_added AFTER INSERT ON order_notes FOR EACH ROW EXECUTE FUNCTION note_order_note();
