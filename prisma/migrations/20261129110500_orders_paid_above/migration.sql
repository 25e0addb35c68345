-- Orders that were paid above their price are few, and looked for with every look at the payments.
CREATE INDEX order_money_over_idx ON order_money (order_id) WHERE paid > total;
