-- Sums that were to be reserved are looked at every second, and there are few of them.
CREATE INDEX payment_requests_open_holds_idx ON payment_requests (id) WHERE kind = 'hold' AND state = 'Open';
