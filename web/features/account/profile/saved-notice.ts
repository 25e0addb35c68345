import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { handOver, takeOver } from '../../../lib/device.ts'
import { useNotify } from '../../../ui/notice.tsx'

const key = 'profileSaved'

/** The page reloads after a profile update (specification 4): what became of it is said after that. */
export const announceSavedAfterReload = (): void => handOver(key, 'yes')

export function useSavedNotice(): void {
  const { t } = useLingui()
  const notify = useNotify()
  useEffect(() => {
    if (takeOver(key) !== null) notify('ok', t`Your profile is updated.`)
  }, [notify, t])
}
