import { useLingui } from '@lingui/react/macro'
import type { Shipment } from './shipment.ts'

/** Why a courier couldn't hand it over, as its customer reads it. */
export function useFailureWords(): Record<NonNullable<Shipment['failure']>, string> {
  const { t } = useLingui()
  return {
    noAnswer: t`The courier came, but nobody answered.`,
    wrongAddress: t`The courier couldn’t find the address.`,
    refused: t`The delivery was refused.`,
    other: t`The courier couldn’t deliver it.`,
  }
}
