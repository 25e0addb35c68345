-- CreateEnum
CREATE TYPE "history_act" AS ENUM ('created', 'changed', 'deleted', 'restored', 'ordered', 'confirmed');

-- CreateTable
CREATE TABLE "history_entries" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" INTEGER NOT NULL,
    "actor_name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "record_id" INTEGER NOT NULL,
    "record_name" TEXT NOT NULL,
    "act" "history_act" NOT NULL,
    "fields" JSONB NOT NULL DEFAULT '{}',
    "words" TEXT NOT NULL,
    "order_event_id" INTEGER,
    "order_note_id" INTEGER,

    CONSTRAINT "history_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kept_pictures" (
    "entry_id" INTEGER NOT NULL,
    "picture_id" INTEGER NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kept_pictures_pkey" PRIMARY KEY ("entry_id","picture_id")
);

-- CreateTable
CREATE TABLE "outdated_texts" (
    "kind" TEXT NOT NULL,
    "record_id" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "was" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outdated_texts_pkey" PRIMARY KEY ("kind","record_id","field","language")
);

-- CreateIndex
CREATE UNIQUE INDEX "history_entries_order_event_id_key" ON "history_entries"("order_event_id");

-- CreateIndex
CREATE UNIQUE INDEX "history_entries_order_note_id_key" ON "history_entries"("order_note_id");

-- CreateIndex
CREATE INDEX "history_entries_at_id_idx" ON "history_entries"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "history_entries_kind_record_id_at_id_idx" ON "history_entries"("kind", "record_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "history_entries_kind_at_id_idx" ON "history_entries"("kind", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "history_entries_actor_id_at_id_idx" ON "history_entries"("actor_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "kept_pictures_picture_id_idx" ON "kept_pictures"("picture_id");

-- CreateIndex
CREATE INDEX "kept_pictures_until_idx" ON "kept_pictures"("until");

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_order_event_id_fkey" FOREIGN KEY ("order_event_id") REFERENCES "order_events"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "history_entries" ADD CONSTRAINT "history_entries_order_note_id_fkey" FOREIGN KEY ("order_note_id") REFERENCES "order_notes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kept_pictures" ADD CONSTRAINT "kept_pictures_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "history_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kept_pictures" ADD CONSTRAINT "kept_pictures_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema can't say: entries are kept as they were written, and found by what was typed.
CREATE TRIGGER history_entries_kept BEFORE UPDATE OR DELETE ON history_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE INDEX history_entries_search_idx ON history_entries USING gin (search_fold(words) gin_trgm_ops);
ALTER TABLE outdated_texts ADD CONSTRAINT outdated_texts_language_check CHECK (language IN ('ru', 'en'));

-- An order's moves and notes are kept once, in their own tables: the history names them.
CREATE FUNCTION note_order_in_history(the_order integer, the_actor integer, moment timestamptz, words text, event integer, note integer)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO history_entries (at, actor_id, actor_name, kind, record_id, record_name, act, words, order_event_id, order_note_id)
  SELECT moment, u.id, trim(u.name || ' ' || u.surname), 'order', o.id, coalesce(o.product_name, o.service_name), 'changed',
    concat_ws(' ', trim(u.name || ' ' || u.surname), '#' || o.id, o.service_name, o.product_name, words), event, note
  FROM orders o, users u WHERE o.id = the_order AND u.id = the_actor
$$;

CREATE FUNCTION note_order_event_in_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_order_in_history(NEW.order_id, NEW.actor_id, NEW.created_at, NEW.reason, NEW.id, NULL);
  RETURN NULL;
END $$;
CREATE FUNCTION note_order_note_in_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_order_in_history(NEW.order_id, NEW.author_id, NEW.created_at, NEW.text, NULL, NEW.id);
  RETURN NULL;
END $$;

-- The first event of an order is its client's.
CREATE TRIGGER order_events_in_history AFTER INSERT ON order_events
  FOR EACH ROW WHEN (NEW."from" IS NOT NULL) EXECUTE FUNCTION note_order_event_in_history();
CREATE TRIGGER order_notes_in_history AFTER INSERT ON order_notes
  FOR EACH ROW EXECUTE FUNCTION note_order_note_in_history();

SELECT note_order_in_history(order_id, actor_id, created_at, reason, id, NULL) FROM order_events WHERE "from" IS NOT NULL ORDER BY id;
SELECT note_order_in_history(order_id, author_id, created_at, text, NULL, id) FROM order_notes ORDER BY id;
