-- Texts that were stored before they were cleaned on their way in (API-14): letters and their marks become one sign, so
-- that searches and comparisons find them. Every column of texts and of JSON is looked through but what is read out of
-- files or sent by programs. No text reads otherwise afterwards: no version (`updated_at`) changes, no trigger tells of
-- it, and records that are never changed are no exception.
CREATE FUNCTION composed(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT normalize(value, NFC) $$;

-- Each text by itself: in JSON as it is written, a mark after a line end would become one with the `n` of `\n`.
CREATE FUNCTION composed(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT CASE
    WHEN value::text IS NFC NORMALIZED THEN value
    WHEN jsonb_typeof(value) = 'string' THEN to_jsonb(composed(value #>> '{}'))
    WHEN jsonb_typeof(value) = 'array' THEN (
      SELECT jsonb_agg(composed(item) ORDER BY place)
      FROM jsonb_array_elements(value) WITH ORDINALITY AS items (item, place))
    ELSE (SELECT jsonb_object_agg(composed(key), composed(item)) FROM jsonb_each(value) AS items (key, item))
  END
$$;

DO $$
DECLARE
  texts record;
  spot tid;
  is_apart boolean;
BEGIN
  FOR texts IN
    SELECT format('%I', t."relname") AS "table",
      string_agg(format('%1$I = composed(%1$I)', c."attname"), ', ') AS changes,
      format('concat_ws('' '', %s) IS NOT NFC NORMALIZED', string_agg(format('%I', c."attname"), ', ')) AS "apart"
    FROM pg_class t JOIN pg_attribute c ON c."attrelid" = t."oid"
    WHERE t."relnamespace" = 'public'::regnamespace AND t."relkind" = 'r'
      AND c."attnum" > 0 AND NOT c."attisdropped" AND c."attgenerated" = ''
      AND c."atttypid" IN ('text'::regtype, 'jsonb'::regtype)
      AND (t."relname", c."attname") NOT IN (
        ('_prisma_migrations', 'logs'), ('artwork_files', 'facts'), ('artwork_texts', 'text'), ('uploads', 'metadata'))
    GROUP BY t."relname" ORDER BY t."relname"
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE %s)', texts."table", texts."apart") INTO is_apart;
    CONTINUE WHEN NOT is_apart;
    EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', texts."table");
    BEGIN
      EXECUTE format('UPDATE %s SET %s WHERE %s', texts."table", texts.changes, texts."apart");
    EXCEPTION WHEN integrity_constraint_violation THEN
      -- One by one: only what may not become like another, or is longer in the end, stays as it is.
      FOR spot IN EXECUTE format('SELECT ctid FROM %s WHERE %s', texts."table", texts."apart") LOOP
        BEGIN
          EXECUTE format('UPDATE %s SET %s WHERE ctid = $1', texts."table", texts.changes) USING spot;
        EXCEPTION WHEN integrity_constraint_violation THEN
          NULL;
        END;
      END LOOP;
    END;
    EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', texts."table");
  END LOOP;
END $$;

DROP FUNCTION composed(jsonb);
DROP FUNCTION composed(text);
