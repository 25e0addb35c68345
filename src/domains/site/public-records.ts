import type { Database } from '../../db/client.ts'
import { running } from '../campaigns/running-campaigns.ts'
import { visible } from '../catalog/service-rows.ts'
import { infoPages } from '../content/info-pages.ts'

/** A page of the storefront; `path` has no language prefix. */
type PublicRecord = { path: string; updatedAt: Date }
export type PublicRecords = Record<'services' | 'projects' | 'campaigns' | 'infoPages', PublicRecord[]>

type Row = { id: number; updatedAt: Date }
const columns = { select: { id: true, updatedAt: true }, orderBy: { id: 'asc' } } as const

/** Everything with its own page that visitors may see at `now`; services have their products. */
export async function publicRecords(db: Database, now: Date): Promise<PublicRecords> {
  const shown = visible(false)
  const [services, products, projects, campaigns, pages] = await Promise.all([
    db.service.findMany({ where: shown, ...columns }),
    db.product.findMany({ where: { ...shown, service: shown }, ...columns }),
    db.project.findMany({ where: { state: true }, ...columns }),
    db.campaign.findMany({ where: running(now), ...columns }),
    db.pageTexts.findMany({ where: { page: { in: [...infoPages] }, NOT: { description: '' } } }),
  ])
  return {
    services: [...records(services, '/services/card'), ...records(products, '/services/card/prices')],
    projects: records(projects, '/portfolio'),
    campaigns: records(campaigns, '/companies/details'),
    infoPages: pages.map(({ page, updatedAt }) => ({ path: `/info/${page}`, updatedAt })),
  }
}

const records = (rows: Row[], parent: string): PublicRecord[] =>
  rows.map(({ id, updatedAt }) => ({ path: `${parent}/${id}`, updatedAt }))
