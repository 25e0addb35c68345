import { useLingui } from '@lingui/react/macro'
import { waitingFor } from '../../kit/orders/waiting-time.ts'

/** How old an order is, in its biggest unit: `38 min`, `5 h`, `3 d`. */
export function useAgeText(): (minutes: number) => string {
  const { t } = useLingui()
  return (total) => {
    const age = waitingFor(Math.max(total, 1))
    if (age.unit === 'days') return t`${age.days} d`
    return age.unit === 'hours' ? t`${age.hours} h` : t`${'minutes' in age ? age.minutes : 1} min`
  }
}
