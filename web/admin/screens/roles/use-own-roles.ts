import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorCode, refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import type { Role } from './role-edits.ts'

type NewRole = { name: string; permissionIds: number[] }

/**
 * Adding, renaming and deleting roles of the company's own; a refusal shows where the action was requested.
 */
export function useOwnRoles() {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const api = useApi()
  const renew = () =>
    Promise.all(
      [api.staff.roles, api.staff.list, api.accounts.me].map((read) =>
        queryClient.invalidateQueries({ queryKey: read.queryOptions().queryKey }),
      ),
    )
  const create = useMutation({
    mutationFn: (role: NewRole) => client.staff.createRole.mutate(role),
    onSuccess: async ({ name }) => {
      notify({ kind: 'ok', text: t`The operation is completed`, detail: t`The role “${name}” was added.` })
      await renew()
    },
  })
  const rename = useMutation({
    mutationFn: ({ role: { id, updatedAt }, name }: { role: Role; name: string }) =>
      client.staff.updateRole.mutate({ id, name, updatedAt }),
    onSuccess: async (_, { name }) => {
      notify({ kind: 'ok', text: t`The operation is completed`, detail: t`The role “${name}” was saved.` })
      await renew()
    },
    // Another user may have saved it; the next try starts from what they saved.
    onError: renew,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Role) => client.staff.deleteRole.mutate({ id }),
    onSuccess: (_, { name }) =>
      notify({ kind: 'ok', text: t`The operation is completed`, detail: t`The role “${name}” was deleted.` }),
    onError: (error, { name }) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      const { text, detail } = noticeOf(t`The operation failed`, error)
      notify({ kind: 'error', text, detail: `${name}: ${refusalOf(error) ?? detail}` })
    },
    onSettled: renew,
  })
  return { create, rename, remove }
}

export type OwnRoles = ReturnType<typeof useOwnRoles>
