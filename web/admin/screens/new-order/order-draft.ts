import { type ContactWay, contactWays } from '../../../../src/domains/orders/contact-ways.ts'
import { readWay, type WayDraft } from '../../kit/delivery/way-draft.ts'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { type DraftLine, readLines } from '../../kit/lines/lines.ts'

/** The customer of the order, as far as the screen shows them. */
export type ChosenCustomer = {
  id: number
  name: string
  surname: string
  phoneNumber: string
  email: string
  orders: number
  /** Spent in 3 years, AZN. */
  budget: number
  /** Their own discount, per cent. */
  percentage: number
  lastOrder: number | null
}

/** Orders being entered, kept on the device with every key. */
export type OrderDraft = {
  customer: ChosenCustomer | null
  cameBy: ContactWay
  /** The customer's company that pays; null: they do as a person. */
  buyerId: number | null
  /** How all of it comes to the customer; null: it is handed over in the house. */
  way: WayDraft | null
  lines: readonly DraftLine[]
}

const name = 'newOrder'
export const blankDraft: OrderDraft = { customer: null, cameBy: 'phone', buyerId: null, way: null, lines: [] }

/** Whether nothing is written yet. */
export const isBlank = ({ customer, lines }: OrderDraft): boolean => !customer && lines.length === 0

export function keptDraft(): OrderDraft {
  try {
    const kept: Partial<Record<keyof OrderDraft, unknown>> | null = JSON.parse(keptText(name) || 'null')
    if (!kept) return blankDraft
    const cameBy = contactWays.find((way) => way === kept.cameBy) ?? 'phone'
    const buyerId = typeof kept.buyerId === 'number' ? kept.buyerId : null
    const [customer, way, lines] = [readCustomer(kept.customer), readWay(kept.way), readLines(kept.lines)]
    return { customer, cameBy, buyerId, way, lines }
  } catch {
    return blankDraft
  }
}

export const keepDraft = (draft: OrderDraft): void =>
  keepText(name, isBlank(draft) ? '' : JSON.stringify(draft))

function readCustomer(kept: unknown): ChosenCustomer | null {
  if (typeof kept !== 'object' || kept === null) return null
  const {
    id,
    name,
    surname,
    phoneNumber,
    email,
    orders,
    budget,
    percentage,
    lastOrder,
  }: Partial<ChosenCustomer> = kept
  if (typeof id !== 'number' || typeof name !== 'string') return null
  return {
    id,
    name,
    surname: String(surname ?? ''),
    phoneNumber: String(phoneNumber ?? ''),
    email: String(email ?? ''),
    orders: Number(orders) || 0,
    budget: Number(budget) || 0,
    percentage: Number(percentage) || 0,
    lastOrder: Number(lastOrder) || null,
  }
}
