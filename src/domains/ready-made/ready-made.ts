import { z } from 'zod'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { listReadyMade } from './list-ready-made.ts'
import { takenFields } from './ready-made-input.ts'
import { readyMadeSchema, takenSchema } from './ready-made-output.ts'
import { takeReadyMade } from './take-ready-made.ts'

/** Services that a new company begins with (RDY-1). */
export const readyMadeRouter = router({
  list: procedure({
    access: ['services'],
    rest: {
      method: 'GET',
      path: '/Services/ready-made',
      summary: 'The services that can be taken ready-made, with what each brings and how often it is there',
    },
  })
    .output(z.array(readyMadeSchema))
    .query(({ ctx }) => listReadyMade(ctx.deps)),

  take: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'POST',
      path: '/Services/ready-made',
      status: 201,
      errors: ['CONFLICT'],
      summary:
        'Take ready-made services, all or none: hidden, with prices that are examples until they are saved. `copies`: those of which there may be one already',
      example: { keys: ['cards', 'stickers'] },
      headers: { 'Idempotency-Key': 'A repeat with the same key takes none and answers the same services.' },
    },
  })
    .input(takenFields)
    .output(takenSchema)
    .mutation(({ ctx, input }) =>
      takeReadyMade(ctx.deps, callerOf(ctx), { ...input, idempotencyKey: ctx.idempotencyKey }),
    ),
})
