-- AlterEnum
ALTER TYPE "security_act" ADD VALUE 'accountErased';

-- Erasing a person (issue 5, "Security"): the rows that are kept stay, without him. For the length of
-- erase_from_records() a setting of the transaction names the client; of his rows, and in them of the columns that can
-- name him, the triggers let changes through. Deleting stays refused.

CREATE FUNCTION is_client_order(the_order integer, client integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM orders WHERE id = the_order AND user_id = client)
$$;

-- What of a row may be emptied for the client who is being erased; none when it isn't his, or nobody is being erased.
CREATE FUNCTION erasable_columns(of_table text, old_row jsonb) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
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

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erasable text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    erasable := erasable_columns(TG_TABLE_NAME, to_jsonb(OLD));
    IF erasable <> '{}' AND to_jsonb(NEW) - erasable = to_jsonb(OLD) - erasable THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION '% on % is refused: its rows are kept', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE OR REPLACE FUNCTION keep_security_events() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erasable text[];
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '365 days' THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' THEN
    erasable := erasable_columns(TG_TABLE_NAME, to_jsonb(OLD));
    IF erasable <> '{}' AND to_jsonb(NEW) - erasable = to_jsonb(OLD) - erasable THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION '% on % is refused: its rows are kept', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Takes the client out of the kept rows: what he did and what was done to him stays, who he was doesn't. `requests` are
-- the ids of his contact requests, which are gone by now.
CREATE FUNCTION erase_from_records(client integer, requests integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('matbaa.erasing', client::text, true);
  UPDATE order_events SET reason = NULL WHERE reason IS NOT NULL AND is_client_order(order_id, client);
  UPDATE order_notes SET text = '—' WHERE is_client_order(order_id, client);
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
