import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentKinds, definitionOf } from '../../../src/domains/content/definitions.ts'
import { textColumns } from '../../../src/domains/content/texts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let columns: Map<string, string[]>
beforeAll(async () => {
  app = await startTestApp()
  const rows = await app.deps.db.$queryRaw<{ table: string; names: string[] }[]>`
    SELECT table_name AS "table", array_agg(column_name::text) AS names
    FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name`
  columns = new Map(rows.map(({ table, names }) => [table, names]))
})
afterAll(() => app.close())

const columnsOf = (table: string): string[] => columns.get(table) ?? []

describe.each(contentKinds)('the definition of %s agrees with its table', (kind) => {
  const { table, fields, pictures, gallery, isMarked, order, listColumn } = definitionOf(kind)

  test('everything that it names is a column', () => {
    const named = [...textColumns(kind), ...Object.values(fields), ...Object.values(pictures)]
    const missing = [...named, ...(listColumn ? [listColumn] : [])].filter(
      (column) => !columnsOf(table).includes(column),
    )
    expect(missing).toEqual([])
    if (gallery)
      expect(columnsOf(gallery.table)).toEqual(expect.arrayContaining([gallery.owner, 'photo_id', 'alt']))
  })

  test('every text in three languages and every picture of the table is named', () => {
    const texts = columnsOf(table).filter((column) => column.endsWith('_ru'))
    expect(texts.sort()).toEqual(
      textColumns(kind)
        .filter((column: string) => column.endsWith('_ru'))
        .sort(),
    )
    const shown = columnsOf(table).filter((column) => /(^|_)(photo|logo|icon|favicon)_id$/.test(column))
    expect(shown.sort()).toEqual(Object.values(pictures).sort())
  })

  test('a delete marks it where there is a mark; what has places is put in order', () => {
    expect(isMarked === true).toBe(columnsOf(table).includes('deleted_at'))
    const isPage = table === 'page_texts'
    expect(order !== undefined).toBe(columnsOf(table).includes('priority') && !isPage)
  })

  test('a change of its table is announced by the name of its content', async () => {
    const [trigger] = await app.deps.db.$queryRaw<{ definition: string }[]>`
      SELECT pg_get_triggerdef(t.oid) AS definition FROM pg_trigger t
      WHERE t.tgrelid = ${table}::text::regclass AND t.tgname = 'content_changed'`
    const { content } = definitionOf(kind)
    // Pages say by themselves which one they are.
    if (table === 'page_texts') expect(content).toBe(`${kind.replace(/Page$/, '')}Texts`)
    else expect(trigger?.definition).toContain(`'${content}'`)
  })
})

test('every table with texts in three languages belongs to a definition', () => {
  // Orders and shipments keep the names that they were placed with; ways of delivery are shown while ordering, with prices that are no
  // content; the others say nothing on the site by themselves.
  const others = [
    ...['orders', 'preflight_profiles', 'message_templates', 'work_kinds', 'closed_days'],
    ...['delivery_ways', 'delivery_zones', 'pickup_points', 'shipments'],
  ]
  const known = others.concat(
    contentKinds.flatMap((kind) => {
      const { table, gallery } = definitionOf(kind)
      return [table, ...(gallery ? [gallery.table] : [])]
    }),
  )
  const translated = [...columns].filter(([, names]) => names.some((name) => name.endsWith('_ru')))
  expect(translated.map(([table]) => table).filter((table) => !known.includes(table))).toEqual([])
})
