import { useLingui } from '@lingui/react/macro'
import type { Shipment } from './shipment.ts'

/** Why a courier couldn't hand it over, as its customer reads it. */
export function useFailureWords(): Record<NonNullable<Shipment['failure']>, string> {
  const { t } = useLingui()
  return {
    noAnswer: t`Our courier was there, and nobody answered.`,
    wrongAddress: t`Our courier couldn’t find the address.`,
    refused: t`It wasn’t taken from our courier.`,
    other: t`Our courier couldn’t hand it over.`,
  }
}
