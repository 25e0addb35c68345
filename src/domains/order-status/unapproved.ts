import type { Prisma } from '../../db/generated/client.ts'

const reasonParts = { include: { actor: { select: { name: true, surname: true } } } } as const
export const overrideParts = {
  event: reasonParts,
  pass: reasonParts,
} as const satisfies Prisma.ProductionOverrideInclude
type Row = Prisma.ProductionOverrideGetPayload<{ include: typeof overrideParts }>

/**
 * Who decided that an order is printed without approval, and why: it stands with the start itself, or with the
 * approval that was passed before it (PAY-60).
 */
export function whyUnapproved({ event, pass }: Pick<Row, 'event' | 'pass'>): {
  reason: string
  name: string
} {
  const { reason, actor } = pass ?? event
  return { reason: reason ?? '', name: `${actor.name} ${actor.surname}`.trim() }
}
