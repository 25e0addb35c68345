import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAdminNotify } from '../frame/notices.tsx'

/** To where the second factor is set up that the company asks of its staff; until then nothing else opens. */
export function useLeadToSetUp(): () => void {
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
