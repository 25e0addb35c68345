-- Links of orders that a quote's link had opened before `offer_id` said so (LNK-3, OFF-12). What the quote opened was
-- written as if its customer had made it, and neither was in the history, so the two can't be told apart: every link on
-- the customer's side of such an order, unless the history names it, is the quote's from now on. Of one that the
-- customer had made it takes nothing away but this: it ends with the quote's link, and once ended it bars the quote until
-- they or staff allow it again. The other way round a link that was ended would come back.
WITH found AS (
  UPDATE "order_links" l SET "offer_id" = q."offer_id"
  FROM "offer_orders" q
  WHERE q."order_id" = l."order_id" AND l."offer_id" IS NULL AND l."side" = 'customer'
    AND NOT EXISTS (
      SELECT FROM "history_entries" h
      WHERE h."kind" = 'order' AND h."record_id" = l."order_id" AND h."fields" -> 'orderLinkMade' ->> 1 = l."id"::text)
  RETURNING l."order_id", l."revoked_at"
), ended AS (
  SELECT "order_id", max("revoked_at") AS "at" FROM found WHERE "revoked_at" IS NOT NULL GROUP BY "order_id"
)
-- Whoever ended one of them wanted it to stay ended. What was opened since works on, and stands in the order's list.
UPDATE "offer_orders" q SET "barred_at" = ended."at", "sealed" = NULL
FROM ended WHERE ended."order_id" = q."order_id" AND q."barred_at" IS NULL;

-- A quote's link that was ended meanwhile ended without them.
UPDATE "order_links" l SET "revoked_at" = q."at"
FROM (
  SELECT "offer_id", max("revoked_at") AS "at" FROM "offer_links" WHERE "revoked_at" IS NOT NULL GROUP BY "offer_id"
) q
WHERE l."offer_id" = q."offer_id" AND l."revoked_at" IS NULL AND l."created_at" < q."at";
