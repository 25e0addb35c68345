import { z } from 'zod'
import { toAzn } from '../../lib/money.ts'
import { type GateFacts, gateNames, gates } from '../order-status/gates.ts'
import { gatesOf, type OrderStatus, transitions } from '../order-status/statuses.ts'

/** What must hold before an order goes on: whether it does, and AZN that are missing where it is about money. */
export const nextConditionsSchema = z.array(
  z.object({ gate: z.enum(gateNames), isMet: z.boolean(), missing: z.number().nullable() }),
)

/** The gates that concern an order before its next status, met ones too; none where it doesn't go on (PAY-5, PRO-6). */
export const nextConditions = (
  order: GateFacts & { status: OrderStatus },
): z.infer<typeof nextConditionsSchema> =>
  transitions
    .flatMap(({ from, to, act }) => (from === order.status && act === 'move' ? gatesOf(to) : []))
    .filter((name) => gates[name].concerns(order))
    .map((gate) => {
      const { isOpen, missing } = gates[gate]
      return { gate, isMet: isOpen(order), missing: missing ? toAzn(missing(order)) : null }
    })
