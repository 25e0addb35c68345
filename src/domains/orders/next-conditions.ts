import { z } from 'zod'
import { toAzn } from '../../lib/money.ts'
import { type GateFacts, gateNames, gates, isPassed } from '../order-status/gates.ts'
import { gatesOf, type OrderStatus, transitions } from '../order-status/statuses.ts'

/**
 * What must hold before an order goes on: whether it does, or staff have passed it with a reason, and AZN that are
 * missing where it is about money.
 */
export const nextConditionsSchema = z.array(
  z.object({
    gate: z.enum(gateNames),
    isMet: z.boolean(),
    isPassed: z.boolean(),
    missing: z.number().nullable(),
  }),
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
      const owed = missing ? toAzn(missing(order)) : null
      return { gate, isMet: isOpen(order), isPassed: isPassed(gate, order), missing: owed }
    })
