import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/api/router.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { storeSession } from '../../../lib/device.ts'
import { useEditor } from '../editor/use-editor.ts'
import { useFrame } from '../frame-context.ts'
import { type MyValues, myChange, myValues } from '../staff/colleague-values.ts'
import { myFaults } from '../staff/person-faults.ts'
import { useFaultWords } from '../staff/use-fault-words.ts'

export type Me = inferRouterOutputs<AppRouter>['accounts']['me']

const secret = ['password', 'currentPassword'] as const

/** One's own data being edited; the answer is the user that the device keeps (specification 7, PUT /appuser). */
export function useMyEditor(me: Me) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const words = useFaultWords()
  const { user } = useFrame()
  const meKey = useApi().accounts.me.queryOptions().queryKey
  const readOf = (one: Me) => ({ values: myValues(one), version: undefined })
  return useEditor<MyValues>({
    id: 'me',
    read: readOf(me),
    secret,
    check: (values) => words(myFaults(values)),
    save: async ({ changed }, call) => {
      const answer = await client.accounts.updateProfile.mutate(myChange(changed), call)
      storeSession({ ...user, ...answer })
      queryClient.setQueryData(meKey, answer)
    },
    reread: async () => readOf(queryClient.getQueryData(meKey) ?? me),
    saved: t`Your information was saved`,
    failed: () => t`An error occurred, please try again.`,
  })
}
