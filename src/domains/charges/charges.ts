import { z } from 'zod'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { chargeSchema } from '../order-money/charge-output.ts'
import { addCharge, removeCharge } from './change-charges.ts'
import { chargeFields, chargeRemovalFields } from './charge-input.ts'

/** What an order costs beside its price. */
export const chargesRouter = router({
  add: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/charge',
      status: 201,
      errors: ['CONFLICT'],
      summary:
        'Add what an order costs beside its price: `delivery`, `design` or `other`; answers all that count',
      example: { kind: 'delivery', amount: 5, note: 'Yasamal, 2 dekabr' },
    },
  })
    .input(chargeFields)
    .output(z.array(chargeSchema))
    .mutation(({ ctx, input }) => addCharge(ctx.deps, callerOf(ctx), input)),
  remove: procedure({
    access: ['orders'],
    rest: {
      method: 'DELETE',
      path: '/order/:id/charge/:chargeId',
      errors: ['CONFLICT'],
      summary: 'Take a charge away; answers those that still count',
    },
  })
    .input(chargeRemovalFields)
    .output(z.array(chargeSchema))
    .mutation(({ ctx, input }) => removeCharge(ctx.deps, callerOf(ctx), input)),
})
