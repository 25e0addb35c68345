import { all, before, instead, made, type Recipe } from './recipe.ts'

/** Packed: between in production and ready. */
export const status: Recipe = {
  heading: 'an order status',
  most: { files: 8 },
  places: [
    {
      path: 'src/domains/order-status/statuses.ts',
      change: all(
        before(
          '  Ready: {\n    id: 4',
          "  Packed: { id: 7, name: 'Qablaşdırılıb', name_ru: 'Упакован', name_en: 'Packed', stage: 'made' },\n",
        ),
        instead("from: 'InProduction', to: 'Ready'", "from: 'InProduction', to: 'Packed'"),
        before(
          "  { from: 'Ready', to: 'Completed'",
          "  { from: 'Packed', to: 'Ready', act: 'move', who: 'orders' },\n",
        ),
      ),
      caughtBy: 'types in web/admin/kit/orders/move-labels.ts',
    },
    {
      path: 'prisma/schema/orders.prisma',
      change: before('  Ready\n', '  Packed\n'),
      caughtBy: 'types in src/domains/orders/change-status.ts',
    },
    {
      path: 'prisma/migrations/29990101000000_packed/migration.sql',
      like: 'prisma/migrations/',
      kind: 'migration',
      change: made(`ALTER TYPE "order_status" ADD VALUE 'Packed' BEFORE 'Ready';\n`),
      caughtBy: 'tests/domains/order-status/statuses.test.ts',
      stopsWith: "can't be migrated: 29990101000001_packed_spend",
    },
    {
      path: 'prisma/migrations/29990101000001_packed_spend/migration.sql',
      like: 'prisma/migrations/',
      kind: 'migration',
      change: made(`ALTER TABLE orders DROP CONSTRAINT orders_price_check;
ALTER TABLE orders ADD CONSTRAINT orders_price_check CHECK (
  (price IS NULL) = (accepted_at IS NULL) AND (price IS NULL OR price > 0)
  AND (status NOT IN ('Accepted', 'InProduction', 'Packed', 'Ready', 'Completed') OR price IS NOT NULL)
  AND (status <> 'Pending' OR price IS NULL)
);
DROP INDEX orders_spend_idx;
CREATE INDEX orders_spend_idx ON orders (user_id, accepted_at) INCLUDE (price)
  WHERE status IN ('Accepted', 'InProduction', 'Packed', 'Ready', 'Completed');
`),
      caughtBy: 'tests/domains/order-status/statuses.test.ts',
    },
    {
      path: 'web/admin/kit/orders/move-labels.ts',
      change: before('  Ready: msg', '  Packed: msg`Mark as packed`,\n'),
      caughtBy: 'types in web/admin/kit/orders/move-labels.ts',
    },
    {
      path: 'web/storefront/screens/orders/turn-docket.tsx',
      change: before('  Ready: <Trans>', '  Packed: <Trans>Your order is packed.</Trans>,\n'),
      caughtBy: 'types in web/storefront/screens/orders/turn-docket.tsx',
    },
    {
      path: 'prisma/demo/orders.ts',
      kind: 'demo',
      change: before(
        '  Ready: [\n',
        "  Packed: [\n    ['Pending', 0],\n    ['Accepted', 3],\n    ['InProduction', 21],\n    ['Packed', 60],\n  ],\n",
      ),
      caughtBy: 'types in prisma/demo/orders.ts',
    },
    {
      path: 'prisma/demo/seed-orders.ts',
      kind: 'demo',
      change: before("  Ready: 'SuperVisor',\n", "  Packed: 'SuperVisor',\n"),
      caughtBy: 'types in prisma/demo/seed-orders.ts',
    },
    {
      path: 'tests/domains/order-status/statuses.test.ts',
      kind: 'test',
      change: all(
        instead("      'InProduction → Ready',\n", "      'InProduction → Packed',\n"),
        before("      'Ready → Completed',\n", "      'Packed → Ready',\n"),
        before("      'Ready',\n", "      'Packed',\n", "'In production',\n"),
        instead(
          "['InProduction', 'Ready', 'Completed']) {",
          "['InProduction', 'Packed', 'Ready', 'Completed']) {",
        ),
        instead(
          "toEqual(['InProduction', 'Ready', 'Completed'])",
          "toEqual(['InProduction', 'Packed', 'Ready', 'Completed'])",
        ),
      ),
      caughtBy: 'tests/domains/order-status/statuses.test.ts',
    },
  ],
  texts: {
    'Mark as packed': ['Qablaşdırılıb kimi qeyd et', 'Отметить упакованным'],
    'Your order is packed.': ['Sifarişiniz qablaşdırılıb.', 'Ваш заказ упакован.'],
  },
  tests: ['tests/domains/order-status', 'tests/demo', 'tests/db/schema-diff.test.ts'],
}
