-- Orders are searched by their client's name without the e-mail: of 100,000 clients it took folding every name twice.
CREATE INDEX users_name_idx ON users USING gin (search_fold(name || ' ' || surname) gin_trgm_ops);

-- What staff look for among 10,000 services by name.
CREATE INDEX services_names_idx ON services USING gin (search_fold(name || ' ' || name_ru || ' ' || name_en) gin_trgm_ops);
