-- Orders of which something came off the calculated price, for the report of discounts.
CREATE INDEX orders_discounted_idx ON orders (accepted_at) WHERE (quote->>'saving')::integer > 0;
