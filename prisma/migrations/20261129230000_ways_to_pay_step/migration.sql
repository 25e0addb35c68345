-- Where orders have been taken already, a new first step isn't asked for.
INSERT INTO "skipped_steps" ("step") SELECT 'payments' WHERE EXISTS (SELECT FROM "orders") ON CONFLICT DO NOTHING;
