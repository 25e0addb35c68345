import type { Database } from '../../../db/client.ts'
import { Prisma } from '../../../db/generated/client.ts'
import type { SearchDocument } from './search-document.ts'

/** How far a reader has followed the catalog's changes. */
export type CatalogPosition = {
  /** Changes can be followed only within one epoch. */
  epoch: string | null
  version: bigint
}

/** A public service and its public products, as search documents. */
export type ServiceDocuments = { service: SearchDocument; products: SearchDocument[] }

/** A service that changed: its search documents, or nothing when it isn't public any more. */
export type CatalogChange = { id: number; documents: ServiceDocuments | undefined }

type Names = { name: string; name_ru: string; name_en: string }
type ProductRow = Names & { id: number; priority: number }

type ServiceRow = Names & {
  id: number
  description: string
  description_ru: string
  description_en: string
  priority: number
  products: ProductRow[]
}

type ChangeRow = { epoch: string | null; serviceId: number | null; version: bigint | null } & (
  | ServiceRow
  | { id: null }
)

/** Services that are read at once: reading a page blocks the event loop for some milliseconds. */
const maxServicesRead = 200

const columns = Prisma.sql`s.id, s.name, s.name_ru, s.name_en, s.description, s.description_ru, s.description_en,
  s.priority, coalesce((
    SELECT json_agg(json_build_object(
      'id', p.id, 'name', p.name, 'name_ru', p.name_ru, 'name_en', p.name_en, 'priority', p.priority))
    FROM products AS p WHERE p.service_id = s.id AND p.state AND p.deleted_at IS NULL
  ), '[]') AS products`
const isPublic = Prisma.sql`s.state AND s.deleted_at IS NULL`

const namesIn = (row: Names) => ({ az: row.name, ru: row.name_ru, en: row.name_en })
const filled = (row: Names): string[] => Object.values(namesIn(row)).filter((name) => name !== '')
const noTexts = { az: '', ru: '', en: '' }

/** A product is found by its own name, and with a lower score by that of its service. */
const toDocuments = (row: ServiceRow): ServiceDocuments => ({
  service: {
    id: row.id,
    name: namesIn(row),
    description: { az: row.description, ru: row.description_ru, en: row.description_en },
    extra: row.products.flatMap(filled),
    priority: row.priority,
  },
  products: row.products.map((product) => ({
    id: product.id,
    name: namesIn(product),
    description: noTexts,
    extra: filled(row),
    priority: product.priority,
  })),
})

/** The catalog's epoch and last version. */
export async function readPosition(db: Database): Promise<CatalogPosition> {
  const [position] = await db.$queryRaw<CatalogPosition[]>`
    SELECT (SELECT epoch::text FROM catalog_epoch) AS epoch,
      coalesce((SELECT max(version) FROM catalog_changes), 0) AS version`
  return position ?? { epoch: null, version: 0n }
}

/** All public services with their public products. */
export async function readPublicServices(db: Database): Promise<ServiceDocuments[]> {
  const documents: ServiceDocuments[] = []
  for (let last = 0; ; ) {
    const rows = await db.$queryRaw<ServiceRow[]>`
      SELECT ${columns} FROM services AS s WHERE s.id > ${last} AND ${isPublic} ORDER BY s.id LIMIT ${maxServicesRead}`
    documents.push(...rows.map(toDocuments))
    last = rows.at(-1)?.id ?? last
    if (rows.length < maxServicesRead) return documents
  }
}

/**
 * The services changed after `position`, oldest change first, and the position after them; all as of one
 * moment, in one query. `more` when another page may follow.
 */
export async function readChanges(db: Database, { version }: CatalogPosition) {
  const rows = await db.$queryRaw<ChangeRow[]>`
    WITH changed AS (
      SELECT service_id, version FROM catalog_changes WHERE version > ${version} ORDER BY version LIMIT ${maxServicesRead}
    )
    SELECT (SELECT epoch::text FROM catalog_epoch) AS epoch, c.service_id AS "serviceId", c.version, ${columns}
    FROM (SELECT) AS one LEFT JOIN changed AS c ON true LEFT JOIN services AS s ON s.id = c.service_id AND ${isPublic}
    ORDER BY c.version`
  const changes = rows.flatMap((row): CatalogChange[] =>
    row.serviceId === null
      ? []
      : [{ id: row.serviceId, documents: row.id === null ? undefined : toDocuments(row) }],
  )
  return {
    changes,
    position: { epoch: rows[0]?.epoch ?? null, version: rows.at(-1)?.version ?? version },
    more: changes.length === maxServicesRead,
  }
}
