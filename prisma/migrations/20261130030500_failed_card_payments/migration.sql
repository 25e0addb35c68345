-- Card payments that failed are looked for whenever the menu counts what waits, and few of them are of late.
CREATE INDEX payment_attempts_failed_idx ON payment_attempts (created_at)
  WHERE trouble_seen_at IS NULL AND (state = 'Declined' OR (state = 'Cancelled' AND failure = 'notOpened'));
