import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { errorCode, useApi } from '../../lib/api.ts'
import { useAdminNotify } from '../kit/frame/notices.tsx'
import { endAdmin } from '../kit/frame/use-staff.ts'
import { useDeny } from './use-deny.ts'

/**
 * Handles refusals of every call of the admin: 401 means signed out (a session that ends during work doesn't
 * get here: `session-link.ts`), 403 denies with fresh permissions, or leads to the second factor that staff
 * must have. No screen can forget it.
 */
export function useRefusals(): void {
  const queryClient = useQueryClient()
  const api = useApi()
  const deny = useDeny()
  const leadToSetUp = useLeadToSetUp()
  const refused = useEffectEvent(async (error: unknown, says401 = false) => {
    const code = errorCode(error)
    if (code === 'UNAUTHENTICATED' && !says401) endAdmin()
    if (code === 'SECOND_FACTOR_REQUIRED') return leadToSetUp()
    if (code !== 'FORBIDDEN') return
    await queryClient.refetchQueries({ queryKey: api.accounts.me.queryOptions().queryKey })
    await deny()
  })
  useEffect(() => {
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') void refused(event.action.error)
    })
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error')
        void refused(event.action.error, event.mutation.meta?.says401 === true)
    })
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [queryClient])
}

/** Leads to setting up the second factor that the company requires; until then nothing else opens. */
function useLeadToSetUp(): () => void {
  const { t } = useLingui()
  const navigate = useNavigate()
  const notify = useAdminNotify()
  return () => {
    if (location.pathname === '/admin/myinformation') return
    notify({
      kind: 'denied',
      text: t`Please set up the second step of logging in first.`,
      detail: t`The company asks it of everybody who works here. It takes a minute.`,
    })
    void navigate({ to: '/admin/myinformation', ignoreBlocker: true })
  }
}
