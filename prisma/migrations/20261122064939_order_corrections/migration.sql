-- AlterTable
ALTER TABLE "history_entries" ADD COLUMN     "note_edit_id" INTEGER;

-- AlterTable
ALTER TABLE "order_events" ADD COLUMN     "old_price" INTEGER,
ADD COLUMN     "undoes_id" INTEGER;

-- CreateTable
CREATE TABLE "order_note_edits" (
    "id" SERIAL NOT NULL,
    "note_id" INTEGER NOT NULL,
    "text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_note_edits_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "order_note_edits_note_id_id_idx" ON "order_note_edits"("note_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "history_entries_note_edit_id_key" ON "history_entries"("note_edit_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_events_undoes_id_key" ON "order_events"("undoes_id");

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_note_edit_id_fkey" FOREIGN KEY ("note_edit_id") REFERENCES "order_note_edits"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_undoes_id_fkey" FOREIGN KEY ("undoes_id") REFERENCES "order_events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_note_edits" ADD CONSTRAINT "order_note_edits_note_id_fkey" FOREIGN KEY ("note_id") REFERENCES "order_notes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema can't say: a reason is of a cancellation or of a corrected price; what takes a move back has
-- neither; the text of a note may be taken away, never be empty; edits are kept as they were written.
ALTER TABLE order_events DROP CONSTRAINT order_events_reason_check;
ALTER TABLE order_events ADD CONSTRAINT order_events_reason_check
  CHECK (reason IS NULL OR (reason <> '' AND ("to" = 'NotApproved' OR old_price IS NOT NULL)));
ALTER TABLE order_events ADD CONSTRAINT order_events_old_price_check
  CHECK (old_price IS NULL OR ("from" = "to" AND price IS NOT NULL AND price <> old_price));
ALTER TABLE order_events ADD CONSTRAINT order_events_undoes_check
  CHECK (undoes_id IS NULL OR (undoes_id <> id AND price IS NULL AND reason IS NULL));
ALTER TABLE order_note_edits ADD CONSTRAINT order_note_edits_text_check CHECK (text IS NULL OR text <> '');
CREATE TRIGGER order_note_edits_kept BEFORE UPDATE OR DELETE ON order_note_edits FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- An edited note is a change of its order to whoever follows it (src/live/live-events.ts).
CREATE FUNCTION note_order_note_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office_changed', json_build_object('name', 'orderChanged', 'id',
    (SELECT order_id FROM order_notes WHERE id = NEW.note_id))::text);
  RETURN NULL;
END $$;
CREATE TRIGGER order_note_edits_added AFTER INSERT ON order_note_edits FOR EACH ROW EXECUTE FUNCTION note_order_note_edit();

-- The history names edits as it names moves and notes. A move that takes another one back restores.
DROP FUNCTION note_order_in_history(integer, integer, timestamptz, text, integer, integer);
CREATE FUNCTION note_order_in_history(the_order integer, the_actor integer, moment timestamptz, the_act history_act,
  words text, event integer DEFAULT NULL, note integer DEFAULT NULL, edit integer DEFAULT NULL)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO history_entries (at, actor_id, actor_name, kind, record_id, record_name, act, words, order_event_id,
    order_note_id, note_edit_id)
  SELECT moment, u.id, trim(u.name || ' ' || u.surname), 'order', o.id, coalesce(o.product_name, o.service_name), the_act,
    concat_ws(' ', trim(u.name || ' ' || u.surname), '#' || o.id, o.service_name, o.product_name, words), event, note, edit
  FROM orders o, users u WHERE o.id = the_order AND u.id = the_actor
$$;

CREATE OR REPLACE FUNCTION note_order_event_in_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_order_in_history(NEW.order_id, NEW.actor_id, NEW.created_at,
    CASE WHEN NEW.undoes_id IS NULL THEN 'changed' ELSE 'restored' END::history_act, NEW.reason, event => NEW.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION note_order_note_in_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_order_in_history(NEW.order_id, NEW.author_id, NEW.created_at, 'changed', NEW.text, note => NEW.id);
  RETURN NULL;
END $$;
CREATE FUNCTION note_note_edit_in_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  edited order_notes;
BEGIN
  SELECT * INTO edited FROM order_notes WHERE id = NEW.note_id;
  PERFORM note_order_in_history(edited.order_id, edited.author_id, NEW.created_at, 'changed', NEW.text, edit => NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER order_note_edits_in_history AFTER INSERT ON order_note_edits
  FOR EACH ROW EXECUTE FUNCTION note_note_edit_in_history();

-- Erasing a client reaches the edits as it reaches the notes.
CREATE OR REPLACE FUNCTION erasable_columns(of_table text, old_row jsonb) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  client integer := nullif(current_setting('matbaa.erasing', true), '')::integer;
  the_record integer := (old_row ->> 'record_id')::integer;
BEGIN
  IF client IS NULL THEN RETURN '{}'; END IF;
  CASE of_table
    WHEN 'order_events' THEN
      IF is_client_order((old_row ->> 'order_id')::integer, client) THEN RETURN '{reason}'; END IF;
    WHEN 'order_notes' THEN
      IF is_client_order((old_row ->> 'order_id')::integer, client) THEN RETURN '{text}'; END IF;
    WHEN 'order_note_edits' THEN
      IF is_client_order((SELECT order_id FROM order_notes WHERE id = (old_row ->> 'note_id')::integer), client) THEN
        RETURN '{text}';
      END IF;
    WHEN 'security_events' THEN
      IF (old_row ->> 'user_id')::integer = client THEN RETURN '{address,user_agent}'; END IF;
    WHEN 'history_entries' THEN
      CASE
        WHEN old_row ->> 'kind' IN ('customer', 'staff') AND the_record = client THEN
          RETURN '{record_name,fields,words,actor_name}';
        WHEN old_row ->> 'kind' = 'contactRequest' AND NOT EXISTS (SELECT FROM contact_requests WHERE id = the_record) THEN
          RETURN '{record_name,fields,words,actor_name}';
        WHEN old_row ->> 'kind' = 'order' AND is_client_order(the_record, client) THEN RETURN '{words,actor_name}';
        WHEN (old_row ->> 'actor_id')::integer = client THEN RETURN '{words,actor_name}';
        ELSE NULL;
      END CASE;
    ELSE NULL;
  END CASE;
  RETURN '{}';
END $$;

CREATE OR REPLACE FUNCTION erase_from_records(client integer, requests integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('matbaa.erasing', client::text, true);
  UPDATE order_events SET reason = NULL WHERE reason IS NOT NULL AND is_client_order(order_id, client);
  UPDATE order_notes SET text = '—' WHERE is_client_order(order_id, client);
  UPDATE order_note_edits SET text = '—' WHERE text IS NOT NULL
    AND EXISTS (SELECT FROM order_notes WHERE id = note_id AND is_client_order(order_id, client));
  UPDATE security_events SET address = '', user_agent = '' WHERE user_id = client;
  UPDATE history_entries SET
    actor_name = CASE WHEN actor_id = client THEN '—' ELSE actor_name END,
    record_name = '—',
    fields = coalesce((SELECT jsonb_object_agg(key, '[null, null]'::jsonb) FROM jsonb_object_keys(fields) AS key), '{}'),
    words = CASE WHEN actor_id = client THEN '' ELSE actor_name END
  WHERE (kind IN ('customer', 'staff') AND record_id = client) OR (kind = 'contactRequest' AND record_id = ANY (requests));
  -- Of his orders what is found is who of the staff did it, and the order itself.
  UPDATE history_entries SET
    actor_name = CASE WHEN actor_id = client THEN '—' ELSE actor_name END,
    words = concat_ws(' ', CASE WHEN actor_id = client THEN NULL ELSE actor_name END, '#' || record_id, record_name)
  WHERE kind = 'order' AND is_client_order(record_id, client);
  -- He was of the staff once.
  UPDATE history_entries SET words = replace(words, actor_name, ''), actor_name = '—'
  WHERE actor_id = client AND actor_name <> '—';
  PERFORM set_config('matbaa.erasing', '', true);
END $$;
