import { Prisma } from '../../db/generated/client.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { AreaName } from '../../procedures/areas.ts'
import { altField } from '../content/alt-field.ts'
import { definitionOf, definitions, type TextKind, textKeys, textKinds } from '../content/definitions.ts'
import { living } from '../content/own-row.ts'

/** Every kind with texts in three languages. */
export type GapKind = TextKind
export const gapKinds = textKinds

/** The areas whose holders may change such a kind. */
export const gapAreas: AreaName[] = [...new Set(gapKinds.map((kind) => definitions[kind].area))]

/**
 * A query for every record with a text in Azerbaijani that is missing or outdated in Russian or English, of
 * the kinds that the caller may change, or of one of them; null when there are none. Per language the fields,
 * as `ru_missing`, `ru_outdated`, `en_missing`, `en_outdated`; `rank` is the place of the kind.
 */
export function gapRows(caller: Caller, kind?: GapKind): Prisma.Sql | null {
  const asked = gapKinds.filter((one) => can(caller, definitions[one].area) && (kind ?? one) === one)
  if (asked.length === 0) return null
  const rows = Prisma.join(asked.map(rowsOf), ' UNION ALL ')
  return Prisma.sql`
    WITH outdated AS (
      SELECT kind, record_id, array_agg(field) FILTER (WHERE language = 'ru') AS ru,
        array_agg(field) FILTER (WHERE language = 'en') AS en
      FROM outdated_texts GROUP BY kind, record_id
    )
    SELECT * FROM (${rows}) AS records
    WHERE cardinality(ru_missing || ru_outdated || en_missing || en_outdated) > 0`
}

/** Its parts are the constants above; no input reaches the SQL. */
function rowsOf(kind: GapKind): Prisma.Sql {
  const { table, gallery, only, name } = definitionOf(kind)
  const record = only === undefined ? { id: 'id', name } : { id: '1', name: "''" }
  const missing = (language: string) => {
    const fields = textKeys(kind).map(
      (text) => `CASE WHEN ${text} <> '' AND ${text}_${language} = '' THEN '${text}' END`,
    )
    const own = `array_remove(ARRAY[${fields.join(', ')}], NULL)`
    return `${own}${gallery ? ` || ${missingAlts(gallery, table, language)}` : ''} AS ${language}_missing`
  }
  const outdated = (language: string) => `coalesce(o.${language}, '{}') AS ${language}_outdated`
  return Prisma.raw(`SELECT '${kind}' AS kind, ${gapKinds.indexOf(kind)} AS rank, ${record.id} AS id, ${record.name} AS name,
    ${missing('ru')}, ${outdated('ru')}, ${missing('en')}, ${outdated('en')} FROM ${table}
    LEFT JOIN outdated AS o ON o.kind = '${kind}' AND o.record_id = ${record.id} WHERE ${only ?? living(kind).sql}`)
}

/** Named as in the history (`altField`). */
const missingAlts = ({ table, owner }: { table: string; owner: string }, of: string, language: string) =>
  `ARRAY(SELECT '${altField('')}' || media.key FROM ${table} AS p JOIN media ON media.id = p.photo_id
    WHERE p.${owner} = ${of}.id AND p.alt <> '' AND p.alt_${language} = '' ORDER BY p.position, p.id)`
