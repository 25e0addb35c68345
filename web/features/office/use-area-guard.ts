import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { AreaName } from '../../../src/domains/staff/areas.ts'
import { useFrame } from './frame-context.ts'
import { mayOpen } from './menu.ts'
import { useOfficeNotify } from './notices.tsx'

/**
 * For a screen whose reads are open to others as well: without the area it is as after a 403 (specification 6).
 * True while one may be here.
 */
export function useAreaGuard(area: AreaName): boolean {
  const { t } = useLingui()
  const { user } = useFrame()
  const notify = useOfficeNotify()
  const navigate = useNavigate()
  const isAllowed = mayOpen(user, area)
  const refuse = useEffectEvent(() => {
    notify({
      kind: 'denied',
      text: t`You have no permission for this operation`,
      detail: t`You were taken to the start page.`,
    })
    void navigate({ to: '/admin', ignoreBlocker: true })
  })
  useEffect(() => {
    if (!isAllowed) refuse()
  }, [isAllowed])
  return isAllowed
}
