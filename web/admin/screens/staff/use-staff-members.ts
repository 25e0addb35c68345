import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { errorCode, refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { fullName } from '../../kit/staff/staff-rules.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'

export type StaffMember = inferRouterOutputs<AppRouter>['staff']['list'][number]

/** The staff, and ending an account: shown at once, taken back with the reason when it is refused. */
export function useStaffMembers() {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const options = useApi().staff.list.queryOptions()
  const query = useQuery(options)

  const remove = useMutation({
    // A 401 here shows the no-permission alert (ADM-2); the next call finds the session ended.
    meta: { says401: true },
    mutationFn: ({ id }: StaffMember) => client.staff.delete.mutate({ id }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: options.queryKey })
      const before = queryClient.getQueryData(options.queryKey)
      queryClient.setQueryData(options.queryKey, (now) => now?.filter((one) => one.id !== id))
      return { before }
    },
    onSuccess: (_, staffMember) =>
      notify({
        kind: 'ok',
        text: staffMember.invitedUntil ? t`The invitation was withdrawn` : t`The colleague was deleted`,
        detail: fullName(staffMember),
      }),
    onError: (error, staffMember, context) => {
      const code = errorCode(error)
      // Another user has ended it already, so it stays away.
      if (context && code !== 'NOT_FOUND') queryClient.setQueryData(options.queryKey, context.before)
      if (code === 'FORBIDDEN') return
      if (code === 'UNAUTHENTICATED')
        return notify({ kind: 'denied', text: t`You have no permission for this operation` })
      const { text, detail } = noticeOf(t`The colleague could not be deleted`, error)
      notify({ kind: 'error', text, detail: `${fullName(staffMember)}: ${refusalOf(error) ?? detail}` })
    },
    onSettled: (_, error) =>
      errorCode(error) === 'UNAUTHENTICATED'
        ? undefined
        : queryClient.invalidateQueries({ queryKey: options.queryKey }),
  })

  return { query, remove }
}
