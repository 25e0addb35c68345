-- What was issued never changes, but that it can be voided once; when two records of one customer become one, it names
-- the one that stays, and of a company that both had the one of the same VÖEN; once the law lets it, all of an erased
-- person is emptied.
CREATE OR REPLACE FUNCTION keep_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - '{user_id,buyer_id,voided_at,voided_by_id,void_reason,buyer_name,buyer_voen,content}'::text[]
      = to_jsonb(OLD) - '{user_id,buyer_id,voided_at,voided_by_id,void_reason,buyer_name,buyer_voen,content}'::text[]
    AND (NEW.buyer_id IS NOT DISTINCT FROM OLD.buyer_id OR EXISTS (
      SELECT FROM buyers stays JOIN buyers goes ON goes.voen = stays.voen
      WHERE stays.id = NEW.buyer_id AND goes.id = OLD.buyer_id AND stays.voen <> ''))
    AND NEW.buyer_name IN ('', OLD.buyer_name) AND NEW.buyer_voen IN ('', OLD.buyer_voen)
    AND NEW.content IN ('{}'::jsonb, OLD.content)
    AND (OLD.voided_at IS NULL OR (NEW.voided_at = OLD.voided_at AND NEW.void_reason IN ('', OLD.void_reason)))
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% on % is refused: its rows are kept', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
