import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorCode, isApiError, useApi, useClient } from '../../../lib/api.ts'
import { useFrame } from '../frame-context.ts'
import { useOfficeNotify } from '../notices.tsx'
import { isDirty, type Role, type Wishes, wishedPermissions, withoutRole } from './role-wishes.ts'

/**
 * The roles, what is ticked, and saving role by role (PUT /approle has one role each): shown at once, taken back
 * with the reason when refused, so that nothing ticked is lost.
 */
export function useRoles() {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const notify = useOfficeNotify()
  const { user } = useFrame()
  const [wishes, setWishes] = useState<Wishes>({})
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  const options = api.staff.roles.queryOptions()
  const query = useQuery(options)
  const dirty = query.data?.filter((role) => isDirty(role, wishes)) ?? []

  const refuse = (role: Role, reason: string | null) =>
    setRefused((before) => {
      const after = new Map(before)
      if (reason === null) after.delete(role.id)
      else after.set(role.id, reason)
      return after
    })

  const { mutateAsync, isPending } = useMutation({
    scope: { id: 'roles' },
    mutationFn: async ({ role, wanted }: { role: Role; wanted: Wishes }) => {
      // What somebody else has ticked meanwhile stays: the call replaces all areas of the role.
      const now = (await client.staff.roles.query()).find(({ id }) => id === role.id) ?? role
      await client.staff.updateRole.mutate({ id: role.id, permissionIds: wishedPermissions(now, wanted) })
    },
    onMutate: async ({ role, wanted }) => {
      await queryClient.cancelQueries({ queryKey: options.queryKey })
      const before = queryClient.getQueryData(options.queryKey)
      const permissions = wishedPermissions(role, wanted)
      queryClient.setQueryData(options.queryKey, (roles) =>
        roles?.map((one) => (one.id === role.id ? { ...one, permissions } : one)),
      )
      setWishes((now) => withoutRole(role, now))
      refuse(role, null)
      return { before }
    },
    onSuccess: async (_, { role }) => {
      notify({
        kind: 'ok',
        text: t`The operation is completed`,
        detail: t`The role “${role.name}” was saved.`,
      })
      await queryClient.invalidateQueries({ queryKey: options.queryKey })
      if (role.id === user.appRole.id)
        await queryClient.refetchQueries({ queryKey: api.accounts.me.queryOptions().queryKey })
    },
    onError: (error, { role, wanted }, context) => {
      queryClient.setQueryData(options.queryKey, context?.before)
      setWishes((now) => ({ ...wanted, ...now }))
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      const reason = isApiError(error) && error.data ? error.message : t`The server could not be reached.`
      refuse(role, reason)
      notify({ kind: 'error', text: t`The operation failed`, detail: `${role.name}: ${reason}` })
    },
  })

  /** One after the other; what one refusal leaves unsaved doesn't hold up the others. True when all are saved. */
  async function save(roles: readonly Role[]): Promise<boolean> {
    if (isPending) return false
    let all = true
    for (const role of roles) {
      const wanted = onlyRole(role, wishes)
      const isSaved = await mutateAsync({ role, wanted }).then(
        () => true,
        () => false,
      )
      all = all && isSaved
    }
    return all
  }

  return {
    query,
    wishes,
    dirty,
    refused,
    isSaving: isPending,
    setWishes,
    save,
    discard: () => {
      setWishes({})
      setRefused(new Map())
    },
  }
}

export type Roles = ReturnType<typeof useRoles>

const onlyRole = (role: Role, wishes: Wishes): Wishes =>
  Object.fromEntries(Object.entries(wishes).filter(([key]) => key.startsWith(`${role.id}:`)))
