-- Each page's heading texts are a noun of their own (src/cache/content.ts): a change of one drops no other page.
DROP TRIGGER content_changed ON page_texts;

CREATE FUNCTION note_page_texts_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', 'changed ' || coalesce(NEW.page, OLD.page) || 'Texts');
  RETURN NULL;
END $$;

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON page_texts
FOR EACH ROW EXECUTE FUNCTION note_page_texts_change();
