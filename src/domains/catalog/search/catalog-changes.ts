import type { Database } from '../../../db/client.ts'
import { Prisma } from '../../../db/generated/client.ts'
import type { SearchDocument } from './search-document.ts'

/** Where a reader of the catalogue's changes stands. */
export type CatalogPosition = {
  /** Changes can be followed only within one epoch. */
  epoch: string | null
  version: bigint
}

/** A service that changed: its document, or none when it isn't public any more. */
export type CatalogChange = { id: number; document: SearchDocument | undefined }

type ServiceRow = {
  id: number
  name: string
  name_ru: string
  name_en: string
  description: string
  description_ru: string
  description_en: string
  priority: number
  products: string[]
}

type ChangeRow = { epoch: string | null; serviceId: number | null; version: bigint | null } & (
  | ServiceRow
  | { id: null }
)

/** At most so many services are read at once: a page keeps the event loop for some milliseconds. */
const pageSize = 200

const columns = Prisma.sql`s.id, s.name, s.name_ru, s.name_en, s.description, s.description_ru, s.description_en,
  s.priority, ARRAY(
    SELECT text FROM products AS p, unnest(ARRAY[p.name, p.name_ru, p.name_en]) AS text
    WHERE p.service_id = s.id AND p.state AND p.deleted_at IS NULL AND text <> ''
  ) AS products`
const isPublic = Prisma.sql`s.state AND s.deleted_at IS NULL`

const toDocument = (row: ServiceRow): SearchDocument => ({
  id: row.id,
  name: { az: row.name, ru: row.name_ru, en: row.name_en },
  description: { az: row.description, ru: row.description_ru, en: row.description_en },
  extra: row.products,
  priority: row.priority,
})

/** The catalogue's epoch and last version. */
export async function readPosition(db: Database): Promise<CatalogPosition> {
  const [position] = await db.$queryRaw<CatalogPosition[]>`
    SELECT (SELECT epoch::text FROM catalog_epoch) AS epoch,
      coalesce((SELECT max(version) FROM catalog_changes), 0) AS version`
  return position ?? { epoch: null, version: 0n }
}

/** All public services, with the names of their public products. */
export async function readPublicServices(db: Database): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = []
  for (let last = 0; ; ) {
    const rows = await db.$queryRaw<ServiceRow[]>`
      SELECT ${columns} FROM services AS s WHERE s.id > ${last} AND ${isPublic} ORDER BY s.id LIMIT ${pageSize}`
    documents.push(...rows.map(toDocument))
    last = rows.at(-1)?.id ?? last
    if (rows.length < pageSize) return documents
  }
}

/**
 * The services changed after `position`, oldest change first, and the position after them; all as of one
 * moment, in one query. `more` when another page may follow.
 */
export async function readChanges(db: Database, { version }: CatalogPosition) {
  const rows = await db.$queryRaw<ChangeRow[]>`
    WITH changed AS (
      SELECT service_id, version FROM catalog_changes WHERE version > ${version} ORDER BY version LIMIT ${pageSize}
    )
    SELECT (SELECT epoch::text FROM catalog_epoch) AS epoch, c.service_id AS "serviceId", c.version, ${columns}
    FROM (SELECT) AS one LEFT JOIN changed AS c ON true LEFT JOIN services AS s ON s.id = c.service_id AND ${isPublic}
    ORDER BY c.version`
  const changes = rows.flatMap((row): CatalogChange[] =>
    row.serviceId === null
      ? []
      : [{ id: row.serviceId, document: row.id === null ? undefined : toDocument(row) }],
  )
  return {
    changes,
    position: { epoch: rows[0]?.epoch ?? null, version: rows.at(-1)?.version ?? version },
    more: changes.length === pageSize,
  }
}
