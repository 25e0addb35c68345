import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { handOver, takeOver } from '../../../lib/device.ts'
import { useNotify } from '../../../ui/notice.tsx'

const key = 'accountNotice'
type Told = 'profileSaved' | 'accountErased'

/** The page reloads after a profile update (WEB-14) and an account's end: what became of it is said after that. */
export const announceAfterReload = (told: Told): void => handOver(key, told)

export function useSavedNotice(): void {
  const { t } = useLingui()
  const notify = useNotify()
  useEffect(() => {
    const told = takeOver(key)
    if (told === 'profileSaved') notify('ok', t`Your profile is updated.`)
    if (told === 'accountErased') notify('ok', t`Your account is erased.`)
  }, [notify, t])
}
