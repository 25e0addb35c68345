-- The back office finds orders by the names of service and product in all three languages
-- (api-contract, GetOrderBySearchName).
DROP INDEX orders_search_idx;
CREATE INDEX orders_search_idx ON orders USING gin (search_fold(
  service_name || ' ' || service_name_ru || ' ' || service_name_en || ' ' ||
  coalesce(product_name, '') || ' ' || coalesce(product_name_ru, '') || ' ' || coalesce(product_name_en, '')
) gin_trgm_ops);
