import { Prisma } from '../../db/generated/client.ts'

/** The work of a product, with its service's figures where it has none. */
type Work = {
  workKindId: number | null
  productionDays: number | null
  minutesFixed: number | null
  minutesPer1000: number | null
}

/** The columns of a service and of a product. */
export const workColumns = {
  workKindId: true,
  productionDays: true,
  minutesFixed: true,
  minutesPer1000: true,
} as const
export const workParts = { service: { select: workColumns }, product: { select: workColumns } } as const

/** Each figure is the product's, or else its service's (PROD-6). */
export const workOf = ({ service, product }: { service: Work; product: Work | null }): Work => ({
  workKindId: product?.workKindId ?? service.workKindId,
  productionDays: product?.productionDays ?? service.productionDays,
  minutesFixed: product?.minutesFixed ?? service.minutesFixed,
  minutesPer1000: product?.minutesPer1000 ?? service.minutesPer1000,
})

/** Whole minutes of a run: a fixed part, and so many for each 1000 pieces. */
export const minutesOf = (
  { minutesFixed, minutesPer1000 }: Pick<Work, 'minutesFixed' | 'minutesPer1000'>,
  count: number,
): number => Math.ceil((minutesFixed ?? 0) + ((minutesPer1000 ?? 0) * count) / 1000)

/** The same in SQL, for an order `o` with its service `s` and its product `p`. */
export const workSql = {
  kind: Prisma.sql`coalesce(p.work_kind_id, s.work_kind_id)`,
  // Calculated as numeric and float8: minutes of a large run exceed an integer.
  minutes: Prisma.sql`ceil(coalesce(p.minutes_fixed, s.minutes_fixed, 0)
    + coalesce(p.minutes_per_1000, s.minutes_per_1000, 0)::numeric * o.count / 1000)::float8`,
  joins: Prisma.sql`JOIN services s ON s.id = o.service_id LEFT JOIN products p ON p.id = o.product_id`,
}
