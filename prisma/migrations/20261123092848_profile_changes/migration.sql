-- Bleed and safe area stand on pages of products: told when it is committed, by the noun of src/cache/content.ts.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON preflight_profiles
FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('catalog');
