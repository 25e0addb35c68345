import { useLingui } from '@lingui/react/macro'
import type { GateName } from '../../../../src/domains/order-status/statuses.ts'

type GateTexts = {
  /** The gate's rule, in one short sentence. */
  rule: string
  /** Why the order with this id can't move on, and what can be done about it. */
  refusal: (orderId: number) => { text: string; detail: string }
}

/** The texts for staff about a gate that bars an order. */
export function useGateTexts(): Record<GateName, GateTexts> {
  const { t } = useLingui()
  return {
    approval: {
      rule: t`No production without approval.`,
      refusal: (id) => ({
        text: t`No. ${id} can’t go into production yet`,
        detail: t`No production without approval: wait for it, or start without it and say why.`,
      }),
    },
    deposit: {
      rule: t`No production before the money for it has come in.`,
      refusal: (id) => ({
        text: t`No. ${id} can’t go into production yet`,
        detail: t`The deposit is missing: write the payment down, or start without it and say why.`,
      }),
    },
    payment: {
      rule: t`Nothing is handed over before it is paid.`,
      refusal: (id) => ({
        text: t`No. ${id} can’t be handed over yet`,
        detail: t`It isn’t paid: write the payment down, or hand it over without it and say why.`,
      }),
    },
    shipment: {
      rule: t`What goes as a shipment is completed with it.`,
      refusal: (id) => ({
        text: t`No. ${id} goes as a shipment`,
        detail: t`Write down under “Delivery” who has taken it: the order is then completed.`,
      }),
    },
  }
}
