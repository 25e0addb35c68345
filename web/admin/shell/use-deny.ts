import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { keepNotice, useAdminNotify } from '../kit/frame/notices.tsx'
import { leaveAdmin } from '../kit/frame/use-staff.ts'

/** The specified alert, and the way to /admin, from all orders to / (ADM-1). */
export function useDeny(): () => Promise<void> {
  const { t } = useLingui()
  const navigate = useNavigate()
  const notify = useAdminNotify()
  return async () => {
    const notice = {
      kind: 'denied',
      text: t`You have no permission for this operation`,
      detail: t`You were taken to the start page.`,
    } as const
    if (location.pathname === '/admin/ordersadmin') {
      keepNotice(notice)
      leaveAdmin()
      return
    }
    notify(notice)
    // What is being edited stays kept on the device.
    await navigate({ to: '/admin', ignoreBlocker: true })
  }
}
