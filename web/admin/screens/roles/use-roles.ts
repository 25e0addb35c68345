import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorCode, refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import {
  changesBetween,
  editedPermissions,
  isDirty,
  type Role,
  type RoleEdits,
  withoutRole,
} from './role-edits.ts'

/** A role that another user has saved since it was read, and its unsaved edits. */
export type StaleRole = { before: Role; theirs: Role; wanted: RoleEdits }

type Change = {
  /** As it was read. */
  role: Role
  wanted: RoleEdits
  /** Replaces the role's areas and edits. */
  permissions?: number[]
}

/**
 * The roles, what is ticked, and saving role by role (PUT /approle has one role each): shown at once, taken back
 * with the reason when refused, so that nothing ticked is lost.
 */
export function useRoles() {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const { user } = useFrame()
  const [edits, setEdits] = useState<RoleEdits>({})
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  const [stale, setStale] = useState<StaleRole | null>(null)
  const options = api.staff.roles.queryOptions()
  const query = useQuery(options)
  const dirty = query.data?.filter((role) => isDirty(role, edits)) ?? []

  const refuse = (role: Role, reason: string | null) =>
    setRefused((before) => {
      const after = new Map(before)
      if (reason === null) after.delete(role.id)
      else after.set(role.id, reason)
      return after
    })

  const { mutateAsync, isPending } = useMutation({
    scope: { id: 'roles' },
    mutationFn: ({ role, wanted, permissions = editedPermissions(role, wanted) }: Change) =>
      client.staff.updateRole.mutate({
        id: role.id,
        permissionIds: permissions,
        updatedAt: role.updatedAt,
      }),
    onMutate: async ({ role, wanted, permissions = editedPermissions(role, wanted) }) => {
      await queryClient.cancelQueries({ queryKey: options.queryKey })
      const before = queryClient.getQueryData(options.queryKey)
      queryClient.setQueryData(options.queryKey, (roles) =>
        roles?.map((one) => (one.id === role.id ? { ...one, permissions } : one)),
      )
      setEdits((now) => withoutRole(role, now))
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
    onError: async (error, { role, wanted }, context) => {
      queryClient.setQueryData(options.queryKey, context?.before)
      setEdits((now) => ({ ...wanted, ...now }))
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      if (code === 'CONFLICT' && (await clash(role, wanted))) return
      if (code === 'NOT_FOUND') {
        setEdits((now) => withoutRole(role, now))
        await queryClient.invalidateQueries({ queryKey: options.queryKey })
        const detail = t`The role “${role.name}” has been deleted in the meantime.`
        return notify({ kind: 'error', text: t`The operation failed`, detail })
      }
      // Saving it again does no harm.
      const text = t`The operation failed`
      const reason = refusalOf(error) ?? noticeOf(text, error).detail
      refuse(role, reason)
      notify({ kind: 'error', text, detail: `${role.name}: ${reason}` })
    },
  })

  /** Shows what another user has saved; false when that can't be loaded. */
  async function clash(before: Role, wanted: RoleEdits): Promise<boolean> {
    const roles = await queryClient.fetchQuery({ ...options, staleTime: 0 }).catch(() => [])
    const theirs = roles.find(({ id }) => id === before.id)
    if (!theirs || theirs.updatedAt === before.updatedAt) return false
    const { given, taken } = changesBetween(before, theirs)
    if (given.length + taken.length > 0) setStale({ before, theirs, wanted })
    else void mutateAsync({ role: theirs, wanted }).catch(() => undefined)
    return true
  }

  /** Saves one role after the other; a refusal doesn't hold up the others. True when all are saved. */
  async function save(roles: readonly Role[]): Promise<boolean> {
    if (isPending) return false
    let all = true
    for (const role of roles) {
      const wanted = onlyRole(role, edits)
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
    edits,
    dirty,
    refused,
    isSaving: isPending,
    stale,
    closeStale: () => setStale(null),
    /** The edits on top of what another user has saved, or in its place. */
    settleStale: (how: 'merge' | 'overwrite') => {
      if (!stale) return
      const { before, theirs, wanted } = stale
      setStale(null)
      const permissions = how === 'overwrite' ? { permissions: editedPermissions(before, wanted) } : {}
      void mutateAsync({ role: theirs, wanted, ...permissions }).catch(() => undefined)
    },
    setEdits,
    save,
    discard: () => {
      setEdits({})
      setRefused(new Map())
    },
  }
}

export type Roles = ReturnType<typeof useRoles>

const onlyRole = (role: Role, edits: RoleEdits): RoleEdits =>
  Object.fromEntries(Object.entries(edits).filter(([key]) => key.startsWith(`${role.id}:`)))
