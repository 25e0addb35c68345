-- CreateTable
CREATE TABLE "catalog_changes" (
    "service_id" INTEGER NOT NULL,
    "version" BIGSERIAL NOT NULL,

    CONSTRAINT "catalog_changes_pkey" PRIMARY KEY ("service_id")
);

-- CreateTable
CREATE TABLE "catalog_epoch" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "epoch" UUID NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "catalog_epoch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "catalog_changes_version_key" ON "catalog_changes"("version");

ALTER TABLE catalog_epoch ADD CONSTRAINT catalog_epoch_single_check CHECK (id = 1);
INSERT INTO catalog_epoch (id) VALUES (1);

-- The lock is held from a version's birth to its commit, so versions become visible in their order. The triggers
-- are deferred, so it is held for the length of the commit only, and no row is locked under it that another
-- transaction could hold while it waits.
CREATE FUNCTION note_catalog_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('catalog_changed'));
  FOR changed IN
    SELECT DISTINCT (record ->> TG_ARGV[0])::integer
    FROM unnest(ARRAY[to_jsonb(OLD), to_jsonb(NEW)]) AS record
    WHERE record IS NOT NULL
  LOOP
    INSERT INTO catalog_changes (service_id) VALUES (changed)
    ON CONFLICT (service_id) DO UPDATE SET version = EXCLUDED.version;
    PERFORM pg_notify('catalog_changed', changed::text);
  END LOOP;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER services_changed AFTER INSERT OR UPDATE OR DELETE ON services
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_catalog_change('id');
CREATE CONSTRAINT TRIGGER products_changed AFTER INSERT OR UPDATE OR DELETE ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_catalog_change('service_id');

CREATE FUNCTION start_catalog_epoch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalog_epoch SET epoch = gen_random_uuid();
  PERFORM pg_notify('catalog_changed', 'all');
  RETURN NULL;
END $$;

CREATE TRIGGER services_emptied AFTER TRUNCATE ON services
  FOR EACH STATEMENT EXECUTE FUNCTION start_catalog_epoch();
CREATE TRIGGER products_emptied AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION start_catalog_epoch();
