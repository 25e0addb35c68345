import { callerOf, procedure, router } from '../../api/trpc.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { collectData, dataType } from './collect-data.ts'

/** What is kept of a person (issue 5, "Security"): only ever one's own. */
export const personalDataRouter = router({
  mine: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/auth/mydata',
      file: [dataType],
      summary: 'All that the own account holds (profile, orders, sessions, sign-ins) as a JSON file',
    },
  })
    .output(fileSchema)
    .query(({ ctx }) => collectData(ctx.deps, callerOf(ctx))),
})
