import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { errorCode, useApi } from '../../lib/api.ts'
import { keepNotice, useOfficeNotify } from './notices.tsx'
import { endOffice, leaveOffice } from './use-staff.ts'

/**
 * One place for every call of the back office: 401 means signed out (where a session ends while one works, it
 * doesn't come here: `session-link.ts`), 403 gives the specified alert and leads to /admin with fresh permissions, on all orders to / (specification 6 and 8). No screen can forget it.
 */
export function useRefusals(): void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const notify = useOfficeNotify()
  const api = useApi()
  const refused = useEffectEvent(async (error: unknown, says401 = false) => {
    const code = errorCode(error)
    if (code === 'UNAUTHENTICATED' && !says401) endOffice()
    if (code !== 'FORBIDDEN') return
    const notice = {
      kind: 'denied',
      text: t`You have no permission for this operation`,
      detail: t`You were taken to the start page.`,
    } as const
    if (location.pathname === '/admin/ordersadmin') {
      keepNotice(notice)
      leaveOffice()
      return
    }
    notify(notice)
    await queryClient.refetchQueries({ queryKey: api.accounts.me.queryOptions().queryKey })
    // What is being edited stays kept on the device.
    await navigate({ to: '/admin', ignoreBlocker: true })
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
