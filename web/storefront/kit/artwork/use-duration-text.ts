import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** `14 seconds`, for what is only heard. */
export function useDurationText(seconds: number | null): string | null {
  const { t } = useLingui()
  if (seconds === null) return null
  if (seconds < 60) return t`${plural(seconds, { one: '# second', other: '# seconds' })}`
  const minutes = Math.round(seconds / 60)
  return t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
}
