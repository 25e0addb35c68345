-- When something is ready stands on pages: told when it is committed, by the noun of src/cache/content.ts.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON production_settings
FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('production');

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON closed_days
FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('production');

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON work_kinds
FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('production');
