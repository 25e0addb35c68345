import type { Transaction } from '../../src/db/client.ts'

/** The first SuperAdmin may be there already; whatever else is there was made by somebody. */
export async function isEmpty(db: Transaction): Promise<boolean> {
  const counts = await Promise.all([
    db.service.count(),
    db.project.count(),
    db.campaign.count(),
    db.order.count(),
    db.user.count({ where: { role: { name: { not: 'SuperAdmin' } } } }),
  ])
  return counts.every((count) => count === 0)
}
