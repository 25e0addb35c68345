-- One word a thing: a campaign is called so in the tables, in the history and among the pages too.
ALTER TABLE deals RENAME TO campaigns;
ALTER TABLE deal_services RENAME TO campaign_services;
ALTER TABLE campaign_services RENAME COLUMN deal_id TO campaign_id;
ALTER SEQUENCE deals_id_seq RENAME TO campaigns_id_seq;
ALTER TYPE page RENAME VALUE 'deals' TO 'campaigns';

DO $$
DECLARE
  named record;
BEGIN
  FOR named IN
    SELECT conrelid::regclass AS "table", conname AS name FROM pg_constraint
    WHERE conrelid IN ('campaigns'::regclass, 'campaign_services'::regclass) AND conname LIKE '%deal%'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I',
      named."table", named.name, replace(named.name, 'deal', 'campaign'));
  END LOOP;
  FOR named IN
    SELECT indexrelid::regclass::text AS name FROM pg_index
    WHERE indrelid IN ('campaigns'::regclass, 'campaign_services'::regclass) AND indexrelid::regclass::text LIKE '%deal%'
  LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', named.name, replace(named.name, 'deal', 'campaign'));
  END LOOP;
END $$;

-- The history is never changed otherwise: what it says stays, only the nouns' names follow.
ALTER TABLE history_entries DISABLE TRIGGER history_entries_kept;
UPDATE history_entries SET kind = 'campaign' WHERE kind = 'deal';
UPDATE history_entries SET kind = 'campaignsPage' WHERE kind = 'dealsPage';
UPDATE history_entries SET fields = fields - 'deals' || jsonb_build_object('campaigns', fields -> 'deals') WHERE fields ? 'deals';
ALTER TABLE history_entries ENABLE TRIGGER history_entries_kept;
UPDATE outdated_texts SET kind = 'campaign' WHERE kind = 'deal';
UPDATE outdated_texts SET kind = 'campaignsPage' WHERE kind = 'dealsPage';
