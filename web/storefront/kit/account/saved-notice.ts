import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { handOver, takeOver } from '../../../lib/device.ts'
import { useNotify } from '../../../ui/notice.tsx'

const key = 'accountNotice'
type Saved = 'profileSaved' | 'accountErased'

/** The page reloads after a profile update (WEB-14) and after an account is erased: the result is said after that. */
export const announceAfterReload = (saved: Saved): void => handOver(key, saved)

export function useSavedNotice(): void {
  const { t } = useLingui()
  const notify = useNotify()
  useEffect(() => {
    const saved = takeOver(key)
    if (saved === 'profileSaved') notify('ok', t`Your profile is updated.`)
    if (saved === 'accountErased') notify('ok', t`Your account is erased.`)
  }, [notify, t])
}
