import { after, all, before, made, type Recipe } from './recipe.ts'

/** `POST /order/:id/urgent`: a note that says so. */
export const route: Recipe = {
  heading: 'a REST route',
  most: { files: 5 },
  places: [
    {
      path: 'src/domains/orders/moves.ts',
      change: all(
        after(
          "import { correctPrice } from './correct-price.ts'\n",
          "import { markUrgent } from './mark-urgent.ts'\n",
        ),
        after(
          "import { orderSchema } from './order-output.ts'\n",
          "import { orderNoteSchema } from './order-notes.ts'\n",
        ),
        after('import { cancelFields, confirmFields, priceFields', ', urgentFields'),
        after(
          'export const orderMoves = {\n',
          `  markUrgent: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/urgent',
      status: 201,
      summary: 'Mark an order as urgent',
      example: { why: 'Sərgi sabahdır' },
    },
  })
    .input(urgentFields)
    .output(orderNoteSchema)
    .mutation(({ ctx, input }) => markUrgent(ctx.deps, callerOf(ctx), input)),
`,
        ),
      ),
      caughtBy: 'types in tests/support/staff-mutations.ts',
    },
    {
      path: 'src/domains/orders/mark-urgent.ts',
      like: 'src/domains/orders/correct-price.ts',
      change: made(`import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { addNote } from './order-notes.ts'

/** Writes for all staff why an order is urgent. @throws NOT_FOUND, FORBIDDEN */
export const markUrgent = (
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id, why }: { id: number; why: string },
) => addNote(deps, caller, { id, text: \`!!! \${why}\` })
`),
      caughtBy: 'types in src/domains/orders/moves.ts',
    },
    {
      path: 'src/domains/orders/order-input.ts',
      change: after(
        'export const confirmFields = z.object({ id, price: confirmedPrice, byCapacity })\n',
        '\nexport const urgentFields = z.object({ id, why: text(200, { min: 1 }) })\n',
      ),
      caughtBy: 'types in src/domains/orders/moves.ts',
    },
    {
      path: 'tests/faces/contract-access.ts',
      kind: 'test',
      change: after("  'PUT /order/:id/status': [8],\n", "  'POST /order/:id/urgent': [8],\n"),
      caughtBy: 'tests/faces/permissions.test.ts',
    },
    {
      path: 'tests/support/staff-mutations.ts',
      kind: 'test',
      change: before(
        "    'orders.addNote': [\n",
        `    'orders.markUrgent': [
      'order',
      withId(() => order('Accepted'), (id) => on.staff.orders.markUrgent.mutate({ id, why: 'Sabah' })),
    ],
`,
      ),
      caughtBy: 'tests/domains/history/every-mutation.test.ts',
    },
  ],
  texts: {},
  tests: ['tests/faces/openapi.test.ts', 'tests/domains/orders/correct-price.test.ts'],
}
