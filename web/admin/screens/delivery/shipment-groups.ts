import type { Shipment, ShipmentGroup } from '../../kit/delivery/shipments.ts'
import { openGroups } from './delivery-search.ts'

/** How many of a group are shown before it is unfolded; nobody works on what isn't ready. */
const shownFirst: Record<ShipmentGroup, number> = {
  toPack: 8,
  toHandOver: 8,
  underWay: 5,
  failed: 5,
  uncollected: 5,
  coming: 0,
  over: Number.POSITIVE_INFINITY,
}

export type Shown = { group: ShipmentGroup; rows: readonly Shipment[]; total: number; hidden: number }

type Folding = {
  /** Only this group, unfolded. */
  tab: ShipmentGroup | undefined
  unfolded: ReadonlySet<ShipmentGroup>
  /** What was searched or filtered for is not hidden again. */
  isFiltered: boolean
  /** The shipment of the rail: its row is there. */
  chosen: number | undefined
}

/**
 * The groups that have rows, each with those that are shown; one row more is shown rather than folded alone.
 * What should leave first stands first, else what has waited longest.
 */
export function shownGroups(shipments: readonly Shipment[], folding: Folding): Shown[] {
  const { tab, unfolded, isFiltered, chosen } = folding
  const names: readonly ShipmentGroup[] = tab ? [tab] : openGroups
  return names.flatMap((group) => {
    const all = shipments.filter((one) => one.group === group).toSorted(byUrgency)
    const limit = shownFirst[group]
    const isWhole = tab !== undefined || isFiltered || unfolded.has(group)
    const hidden = isWhole || all.length <= limit + (limit > 0 ? 1 : 0) ? [] : all.slice(limit)
    const isChosenHidden = hidden.some(({ id }) => id === chosen)
    const rows = hidden.length === 0 || isChosenHidden ? all : all.slice(0, limit)
    return all.length === 0 ? [] : [{ group, rows, total: all.length, hidden: all.length - rows.length }]
  })
}

function byUrgency(one: Shipment, other: Shipment): number {
  if (one.group === 'over') return other.since.localeCompare(one.since) || other.id - one.id
  const [day, otherDay] = [one, other].map(({ leaves }) => leaves?.day ?? '9999-12-31')
  return (
    (day ?? '').localeCompare(otherDay ?? '') || one.since.localeCompare(other.since) || one.id - other.id
  )
}

/** The next step of a shipment as its row offers it; null where there is none now. */
export type NextAct = 'pack' | 'shelve' | 'handOver' | 'deliver' | 'replan' | 'code' | 'call'

/** After its last reminder a call helps more than waiting for the code. */
const callAfterDays = 10

export function nextActOf(
  { group, acts }: Pick<Shipment, 'group' | 'acts'>,
  waitedDays: number,
): NextAct | null {
  if (group === 'coming' || group === 'over') return null
  if (acts.includes('pickUp')) return waitedDays >= callAfterDays ? 'call' : 'code'
  const [first] = acts
  if (first === 'pack' || first === 'shelve' || first === 'handOver' || first === 'deliver') return first
  return acts.includes('replan') ? 'replan' : null
}
