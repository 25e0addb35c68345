import type { Selection } from '../../../../src/domains/options/configuration.ts'
import { readStored, writeStored } from '../../../lib/device.ts'
import { randomId } from '../../../lib/random-id.ts'
import type { OrderChoice } from './order-search.ts'

/** The order form's fields, kept on the device across reloads. */
export type OrderDraft = {
  serviceId: number | null
  productId: number | null
  /** Null until the customer chooses a count; until then it is the item's middle tier. */
  count: number | null
  comment: string
  /** The campaign whose services are offered first. */
  campaignId: number | null
  /** The chosen options; null stands for the product's first choices. */
  options: Selection | null
  /** The customer's own order that this one repeats, with its approved artwork. */
  repeats: number | null
}
export const emptyDraft: OrderDraft = {
  serviceId: null,
  productId: null,
  count: null,
  comment: '',
  campaignId: null,
  options: null,
  repeats: null,
}

/** A submission's Idempotency-Key: a retry of the same order sends it again, another order gets its own. */
export type SubmissionKey = { key: string; of: string }

const draftName = 'orderDraft'
const keyName = 'orderKey'
export const longestComment = 2000
const maxInt = 2_147_483_647

/** What is stored, or an empty draft: storage may be blocked or hold nonsense. */
export function readDraft(): OrderDraft {
  const stored = readObject(draftName)
  if (!stored) return emptyDraft
  return {
    serviceId: wholeOrNull(stored.serviceId),
    productId: wholeOrNull(stored.productId),
    count: wholeOrNull(stored.count),
    comment: typeof stored.comment === 'string' ? stored.comment.slice(0, longestComment) : '',
    campaignId: wholeOrNull(stored.campaignId),
    options: readSelection(stored.options),
    repeats: wholeOrNull(stored.repeats),
  }
}

export const writeDraft = (draft: OrderDraft): void => void writeStored(draftName, JSON.stringify(draft))

/** After an order was placed. */
export function forgetDraft(): void {
  writeStored(draftName, null)
  forgetKey()
}

/** The address wins over the draft; a comment is kept. */
export function withChoice(draft: OrderDraft, choice: OrderChoice): OrderDraft {
  const { service, product, count, campaign, options, again } = choice
  if (service === undefined) {
    if (campaign !== undefined) return { ...emptyDraft, comment: draft.comment, campaignId: campaign }
    return count === undefined ? draft : { ...draft, count }
  }
  const same = draft.serviceId === service && (product === undefined || draft.productId === product)
  return {
    ...draft,
    serviceId: service,
    productId: product ?? (same ? draft.productId : null),
    count: count ?? (same ? draft.count : null),
    campaignId: campaign ?? null,
    options: readSelection(options) ?? (same ? draft.options : null),
    repeats: again ?? null,
  }
}

/** The key of another order that was sent from this device and may never have been answered; null without one. */
export function keyOfOther(order: Record<string, unknown>, known: SubmissionKey | null): string | null {
  const kept = known ?? readKey()
  return kept && kept.of !== JSON.stringify(order) ? kept.key : null
}

/** The outcome of the sent order is known, so the next one gets a key of its own. */
export const forgetKey = (): void => void writeStored(keyName, null)

/** The key of this order: the stored one as long as nothing in the order has changed. */
export function keyOf(order: Record<string, unknown>, known: SubmissionKey | null): SubmissionKey {
  const of = JSON.stringify(order)
  const kept = known ?? readKey()
  if (kept?.of === of) return kept
  const made = { key: randomId(), of }
  writeStored(keyName, JSON.stringify(made))
  return made
}

function readKey(): SubmissionKey | null {
  const stored = readObject(keyName)
  if (typeof stored?.key !== 'string' || typeof stored.of !== 'string') return null
  return { key: stored.key, of: stored.of }
}

function readObject(name: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(readStored(name) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

const wholeOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxInt ? value : null

/** A choice as an address or the device stores it; null for anything else. */
function readSelection(value: unknown): Selection | null {
  if (!isRecord(value) || !isRecord(value.choices)) return null
  const choices = Object.entries(value.choices).map(([group, keys]) => [
    group,
    Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
  ])
  return { choices: Object.fromEntries(choices), ownSize: readSize(value.ownSize) }
}

function readSize(value: unknown): Selection['ownSize'] {
  if (!isRecord(value)) return null
  const { width, height } = value
  return isLength(width) && isLength(height) ? { width, height } : null
}

const isLength = (value: unknown): value is number => typeof value === 'number' && value > 0

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
