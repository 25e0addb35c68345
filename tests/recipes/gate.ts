import { after, all, before, instead, made, type Recipe } from './recipe.ts'

/** Deposit: nothing goes into production before the deposit that was asked for is paid. */
export const gate: Recipe = {
  heading: 'a gate before a status',
  most: { files: 8 },
  places: [
    {
      path: 'src/domains/order-status/statuses.ts',
      change: all(
        instead("export type GateName = 'approval'", "export type GateName = 'approval' | 'deposit'"),
        instead("gates: ['approval']", "gates: ['approval', 'deposit']"),
      ),
      caughtBy: 'types in src/domains/order-status/gates.ts',
    },
    {
      path: 'src/domains/order-status/gates.ts',
      change: all(
        instead(
          '{ artwork: { select: { state: true } } } as const',
          '{\n  artwork: { select: { state: true } },\n  deposit: { select: { paidAt: true } },\n} as const',
        ),
        after(
          "    passing: { act: 'startUnapproved', email: 'startedUnapproved' },\n  },\n",
          `  deposit: {
    isOpen: ({ deposit }) => deposit === null || deposit.paidAt !== null,
    shut: /*i18n*/ { id: 'orders.depositUnpaid', message: 'The deposit for this order is not paid yet.' },
    waitsFor: { side: 'customer', what: 'payDeposit' },
  },
`,
        ),
      ),
      caughtBy: 'types in src/domains/order-status/gates.ts',
    },
    {
      path: 'src/domains/order-status/turn-acts.ts',
      change: after("'answerProof', ", "'payDeposit', "),
      caughtBy: 'types in src/domains/order-status/gates.ts',
    },
    {
      path: 'prisma/schema/orders.prisma',
      change: all(
        after('  artwork        Artwork?\n', '  deposit        Deposit?\n'),
        (schema) => `${schema}
model Deposit {
  orderId Int       @id @map("order_id")
  /// Qəpik.
  amount  Int
  paidAt  DateTime? @map("paid_at") @db.Timestamptz(3)
  order   Order     @relation(fields: [orderId], references: [id], onDelete: Restrict)

  @@map("deposits")
}
`,
      ),
      caughtBy: 'types in src/domains/order-status/gates.ts',
    },
    {
      path: 'prisma/migrations/29990101000000_deposits/migration.sql',
      like: 'prisma/migrations/',
      kind: 'migration',
      change: made(`CREATE TABLE deposits (
  order_id integer NOT NULL,
  amount integer NOT NULL,
  paid_at timestamptz(3),
  CONSTRAINT deposits_pkey PRIMARY KEY (order_id)
);
ALTER TABLE deposits ADD CONSTRAINT deposits_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id)
  ON DELETE RESTRICT ON UPDATE CASCADE;
`),
      caughtBy: 'tests/db/schema-diff.test.ts',
    },
    {
      path: 'web/admin/kit/orders/use-gate-texts.ts',
      change: after(
        'wait for it, or start without it and say why.`,\n      }),\n    },\n',
        `    deposit: {
      rule: t\`No production without the deposit.\`,
      refusal: (id) => ({
        text: t\`№ \${id} can’t go into production yet\`,
        detail: t\`The deposit for this order is not paid yet.\`,
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
          "      case 'payDeposit':\n        return t`The deposit is not paid yet`\n",
        ),
        before('  collect: msg', '  payDeposit: msg`The deposit is not paid yet`,\n'),
      ),
      caughtBy: 'types in web/admin/kit/artwork/turn-texts.ts',
    },
    {
      path: 'web/admin/screens/order/turn-block.tsx',
      change: before("    case 'sendArtwork':\n", "    case 'payDeposit':\n"),
      caughtBy: 'types in web/admin/screens/order/turn-block.tsx',
    },
    {
      path: 'web/storefront/screens/orders/docket-texts.ts',
      change: all(
        before(
          "    case 'collect':\n",
          "    case 'payDeposit':\n      return { title: msg`Pay the deposit`, text: msg`Your order goes to print once it is paid.` }\n",
        ),
        before('  collect: null,\n', '  payDeposit: msg`Pay the deposit`,\n'),
      ),
      caughtBy: 'types in web/storefront/screens/orders/docket-texts.ts',
    },
    {
      path: 'tests/support/order-moves.ts',
      kind: 'test',
      change: instead('{ artwork: null }', '{ artwork: null, deposit: null }'),
      caughtBy: 'types in tests/support/order-moves.ts',
    },
  ],
  texts: {
    'orders.depositUnpaid': [
      'Bu sifarişin beh ödənişi hələ edilməyib.',
      'Предоплата по этому заказу ещё не внесена.',
    ],
    'No production without the deposit.': [
      'Beh ödənilmədən istehsal olmur.',
      'Без предоплаты нет производства.',
    ],
    'The deposit for this order is not paid yet.': [
      'Bu sifarişin beh ödənişi hələ edilməyib.',
      'Предоплата по этому заказу ещё не внесена.',
    ],
    'The deposit is not paid yet': ['Beh hələ ödənilməyib', 'Предоплата ещё не внесена'],
    'Pay the deposit': ['Behi ödəyin', 'Внесите предоплату'],
    'Your order goes to print once it is paid.': [
      'Ödəniş edildikdən sonra sifarişiniz çapa gedir.',
      'Заказ пойдёт в печать, как только она поступит.',
    ],
  },
  tests: [
    'tests/domains/order-status',
    'tests/domains/orders',
    'tests/domains/artwork/whose-turn.test.ts',
    'tests/web/orders',
  ],
}
