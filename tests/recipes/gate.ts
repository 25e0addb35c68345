import { after, all, before, instead, made, type Recipe } from './recipe.ts'

/** Material: nothing goes into production before the paper that was ordered for it has come in. */
export const gate: Recipe = {
  heading: 'a gate before a status',
  most: { files: 8 },
  places: [
    {
      path: 'src/domains/order-status/statuses.ts',
      change: all(
        instead("export type GateName = 'approval'", "export type GateName = 'approval' | 'material'"),
        instead("gates: ['approval', 'deposit']", "gates: ['approval', 'deposit', 'material']"),
      ),
      caughtBy: 'types in src/domains/order-status/gates.ts',
    },
    {
      path: 'src/domains/order-status/gates.ts',
      change: all(
        after('  artwork: { select: { state: true } },\n', '  material: { select: { cameAt: true } },\n'),
        after(
          "    passing: { act: 'startUnapproved', email: 'startedUnapproved' },\n  },\n",
          `  material: {
    concerns: ({ material }) => material !== null,
    isOpen: ({ material }) => material === null || material.cameAt !== null,
    shut: /*i18n*/ { id: 'orders.materialMissing', message: 'The material for this order has not come in yet.' },
    waitsFor: { side: 'staff', what: 'getMaterial' },
  },
`,
        ),
      ),
      caughtBy: 'types in src/domains/order-status/gates.ts',
    },
    {
      path: 'src/domains/order-status/turn-acts.ts',
      change: after("'design', ", "'getMaterial', "),
      caughtBy: 'types in src/domains/order-status/gates.ts',
    },
    {
      path: 'prisma/schema/orders.prisma',
      change: all(
        after('  artwork        Artwork?\n', '  material       Material?\n'),
        (schema) => `${schema}
model Material {
  orderId Int       @id @map("order_id")
  cameAt  DateTime? @map("came_at") @db.Timestamptz(3)
  order   Order     @relation(fields: [orderId], references: [id], onDelete: Restrict)

  @@map("materials")
}
`,
      ),
      caughtBy: 'types in src/domains/order-status/gates.ts',
    },
    {
      path: 'prisma/migrations/29990101000000_materials/migration.sql',
      like: 'prisma/migrations/',
      kind: 'migration',
      change: made(`CREATE TABLE materials (
  order_id integer NOT NULL,
  came_at timestamptz(3),
  CONSTRAINT materials_pkey PRIMARY KEY (order_id)
);
ALTER TABLE materials ADD CONSTRAINT materials_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id)
  ON DELETE RESTRICT ON UPDATE CASCADE;
`),
      caughtBy: 'tests/db/schema-diff.test.ts',
    },
    {
      path: 'web/admin/kit/orders/use-gate-texts.ts',
      change: after(
        'wait for it, or start without it and say why.`,\n      }),\n    },\n',
        `    material: {
      rule: t\`No production without its material.\`,
      refusal: (id) => ({
        text: t\`No. \${id} can’t go into production yet\`,
        detail: t\`The material for this order has not come in yet.\`,
      }),
    },
`,
      ),
      caughtBy: 'types in web/admin/kit/orders/use-gate-texts.ts',
    },
    {
      path: 'web/admin/kit/artwork/turn-texts.ts',
      change: all(
        before(
          "      case 'collect':\n",
          "      case 'getMaterial':\n        return t`Material is missing`\n",
        ),
        before('  collect: msg', '  getMaterial: msg`Material is missing`,\n'),
      ),
      caughtBy: 'types in web/admin/kit/artwork/turn-texts.ts',
    },
    {
      path: 'web/admin/screens/order/turn-block.tsx',
      change: before("    case 'produce':\n", "    case 'getMaterial':\n"),
      caughtBy: 'types in web/admin/screens/order/turn-block.tsx',
    },
    {
      path: 'web/storefront/screens/orders/docket-texts.ts',
      change: all(
        before(
          "    case 'collect':\n",
          "    case 'getMaterial':\n      return { title: msg`We are waiting for the material`, text: msg`Your order goes to print once it is here.` }\n",
        ),
        before('  collect: null,\n', '  getMaterial: null,\n'),
      ),
      caughtBy: 'types in web/storefront/screens/orders/docket-texts.ts',
    },
    {
      path: 'tests/support/order-moves.ts',
      kind: 'test',
      change: instead('artwork: null,', 'artwork: null, material: null,'),
      caughtBy: 'types in tests/support/order-moves.ts',
    },
  ],
  texts: {
    'orders.materialMissing': [
      'Bu sifarişin materialı hələ gəlməyib.',
      'Материал для этого заказа ещё не поступил.',
    ],
    'No production without its material.': [
      'Materialı olmayan sifariş istehsalata buraxılmır.',
      'Без материала заказ в производство не идёт.',
    ],
    'The material for this order has not come in yet.': [
      'Bu sifarişin materialı hələ gəlməyib.',
      'Материал для этого заказа ещё не поступил.',
    ],
    'Material is missing': ['Material çatışmır', 'Не хватает материала'],
    'We are waiting for the material': ['Material gözlənilir', 'Ожидаем материал'],
    'Your order goes to print once it is here.': [
      'Material gələn kimi sifarişiniz çapa gedir.',
      'Заказ пойдёт в печать, как только он поступит.',
    ],
  },
  tests: [
    'tests/domains/order-status',
    'tests/domains/orders',
    'tests/domains/artwork/whose-turn.test.ts',
    'tests/web/orders',
  ],
}
