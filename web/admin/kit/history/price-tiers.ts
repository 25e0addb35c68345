import type { Value } from './value.tsx'

export type TierChange = { count: number; from: number | null; to: number | null }

/** The price tiers that differ, by count: AZN before and after, null where there was or is none. */
export function tierChanges(from: Value, to: Value): TierChange[] {
  const [before, after] = [pricesOf(from), pricesOf(to)]
  const counts = [...new Set([...before.keys(), ...after.keys()])].toSorted((one, other) => one - other)
  return counts
    .map((count) => ({ count, from: before.get(count) ?? null, to: after.get(count) ?? null }))
    .filter((change) => change.from !== change.to)
}

function pricesOf(tiers: Value): Map<number, number> {
  const list: readonly unknown[] = Array.isArray(tiers) ? tiers : []
  return new Map(
    list.flatMap((tier) => {
      if (typeof tier !== 'object' || tier === null || !('count' in tier) || !('price' in tier)) return []
      return [[Number(tier.count), Number(tier.price)] as const]
    }),
  )
}
