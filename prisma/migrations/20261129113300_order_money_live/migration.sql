-- Whoever looks at an order sees a payment for it at once; so do lists of staff.
CREATE TRIGGER order_money_changed AFTER UPDATE ON order_money
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_order_note();
