-- In a migration of its own: a value of an enum can't be used in the transaction that adds it.
INSERT INTO "page_texts" ("page") VALUES ('delivery'), ('returns'), ('privacy'), ('terms'), ('questions');
