import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { storeSession } from '../../../lib/device.ts'
import { useEditor } from '../../kit/editor/use-editor.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { type MyValues, myChange, myForm, myValues } from '../../kit/staff/staff-member-values.ts'
import { usePersonSays } from '../../kit/staff/use-person-says.ts'

export type Me = inferRouterOutputs<AppRouter>['accounts']['me']

const secret = ['password', 'currentPassword'] as const

/** One's own data being edited; the answer is the user that the device keeps. */
export function useMyEditor(me: Me) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const says = usePersonSays({ isOwn: true })
  const { user } = useFrame()
  const query = useApi().accounts.me.queryOptions()
  const readOf = (one: Me) => ({ values: myValues(one), version: one.updatedAt })
  return useEditor<MyValues>({
    id: 'me',
    read: readOf(me),
    secret,
    schema: myForm(me.email, me.phoneNumber !== ''),
    says,
    save: async ({ changed, version }, call) => {
      const change = { ...myChange(changed), updatedAt: version }
      storeSession({ ...user, ...(await client.accounts.updateProfile.mutate(change, call)) })
    },
    reread: async () => readOf(await queryClient.fetchQuery({ ...query, staleTime: 0 })),
    saved: t`Your information was saved`,
    failed: () => t`An error occurred, please try again.`,
  })
}
