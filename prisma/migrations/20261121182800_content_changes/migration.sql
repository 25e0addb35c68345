-- What the site shows has changed: told when it is committed, by the noun of src/cache/content.ts.
CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', 'changed ' || TG_ARGV[0]);
  RETURN NULL;
END $$;

DO $$
DECLARE
  shown record;
BEGIN
  FOR shown IN SELECT * FROM (VALUES
    ('about_us', 'aboutUs'),
    ('advertisements', 'advertisements'),
    ('banner', 'banner'),
    ('deals', 'campaigns'),
    ('deal_services', 'campaigns'),
    ('services', 'catalog'),
    ('service_prices', 'catalog'),
    ('products', 'catalog'),
    ('product_prices', 'catalog'),
    ('contacts', 'contact'),
    ('page_texts', 'pageTexts'),
    ('partners', 'partners'),
    ('projects', 'projects'),
    ('project_attachments', 'projects'),
    ('social_accounts', 'socialAccounts')
  ) AS shown ("table", content) LOOP
    EXECUTE format(
      'CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION note_content_change(%L)',
      shown."table", shown.content
    );
  END LOOP;
END $$;
