import { z } from 'zod'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { readMailState } from './mail-state.ts'
import { sendTest, testResultSchema } from './send-test.ts'

/** Whether emails go out. */
export const mailRouter = router({
  state: procedure({
    access: ['contact'],
    rest: {
      method: 'GET',
      path: '/mail',
      summary: 'Whether a mail server is set, and when it last accepted a test mail with these settings',
    },
  })
    .output(z.object({ isSetUp: z.boolean(), acceptedAt: z.iso.datetime().nullable() }))
    .query(async ({ ctx }) => {
      const { isSetUp, acceptedAt } = await readMailState(ctx.deps)
      return { isSetUp, acceptedAt: acceptedAt?.toISOString() ?? null }
    }),
  test: procedure({
    access: ['contact'],
    rest: {
      method: 'POST',
      path: '/mail/test',
      summary: 'Send a test mail to the caller at once, and say how the mail server answered',
    },
  })
    .output(testResultSchema)
    .mutation(({ ctx }) => sendTest(ctx.deps, callerOf(ctx), { language: ctx.language })),
})
