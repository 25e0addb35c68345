import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyMigrations } from '../../src/db/migrate.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/postgres.ts'

// What earlier programs have stored, and what becomes of it.

let database: TestDatabase
let client: pg.Client
beforeEach(async () => {
  database = await createEmptyDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

const migrate = (upTo?: string) => applyMigrations(database.url, upTo === undefined ? {} : { upTo })
const query = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows

type Column = { name: string; type: string; first: string | null; needed: boolean; written: boolean }

/** The columns of a table; `first` of the values that its type lists, `needed` where a row must give them. */
const columnsOf = async (table: string): Promise<Column[]> =>
  query(
    `SELECT column_name AS name, udt_name AS type,
      (SELECT enumlabel FROM pg_enum WHERE enumtypid = t.oid ORDER BY enumsortorder LIMIT 1) AS first,
      is_nullable = 'NO' AND column_default IS NULL AS needed,
      udt_name IN ('text', 'varchar', 'bpchar', '_text', 'json', 'jsonb') AND is_generated = 'NEVER' AS written
    FROM information_schema.columns JOIN pg_type t ON t.oid = format('%I', udt_name)::regtype
    WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  )

const samples: Record<string, unknown> = {
  bool: true,
  date: '2026-11-23',
  timestamptz: '2026-11-23',
  bytea: '\\x00',
}

/** Rows, whatever belongs to them, and anything in the columns that they need and don't name. */
async function plant(table: string, ...rows: Record<string, unknown>[]): Promise<void> {
  const columns = await columnsOf(table)
  await client.query(`SET session_replication_role = 'replica'`)
  for (const row of rows) {
    const any = columns.filter(({ name, needed }) => needed && !(name in row))
    const all = {
      ...Object.fromEntries(any.map(({ name, type, first }) => [name, samples[type] ?? first ?? 1])),
      ...row,
    }
    await client.query(
      `INSERT INTO "${table}" (${Object.keys(all).map((name) => `"${name}"`)})
      VALUES (${Object.keys(all).map((_, index) => `$${index + 1}`)})`,
      Object.values(all),
    )
  }
  await client.query(`SET session_replication_role = 'origin'`)
}

const roleOf = async (name: string): Promise<number> =>
  (await query('SELECT id FROM roles WHERE name = $1', [name]))[0].id

const user = (id: number, role_id: number, more: object = {}) => ({
  id,
  role_id,
  name: `Ad ${id}`,
  email: `${id}@example.com`,
  updated_at: '2026-11-23',
  ...more,
})

// LNK-3, OFF-12
test('links that a quote had opened before that was written down are the quote’s; of others nothing changes', async () => {
  await migrate('20261123154000_ordered_lines')
  const [customer, staff] = [1, 2]
  await plant('users', user(customer, await roleOf('Client')), user(staff, await roleOf('Admin')))
  const order = (id: number) => ({ id, user_id: customer, status: 'Pending', count: 1 })
  await plant('orders', order(1), order(2), order(3))
  await plant('offers', { id: 11, language: 'az' }, { id: 12, language: 'az' })
  await plant('offer_orders', { order_id: 1, offer_id: 11 }, { order_id: 2, offer_id: 12 })
  const link = (id: number, order_id: number, more: object = {}) => ({
    id,
    order_id,
    created_by_id: customer,
    created_at: '2026-11-24',
    token_hash: Buffer.from([id]),
    ...more,
  })
  const endedAt = new Date('2026-11-25')
  await plant(
    'order_links',
    link(1, 1),
    link(2, 1, { revoked_at: endedAt }),
    link(3, 1, { created_by_id: staff }),
  )
  await plant('order_links', link(4, 2), link(5, 3, { revoked_at: endedAt }))
  await plant('offer_links', { id: 1, offer_id: 11, created_at: '2026-11-24' })
  await plant('offer_links', { id: 2, offer_id: 12, created_at: '2026-11-24', token_hash: Buffer.from([2]) })

  await migrate('20261126235000_sealed_file_passwords')
  await plant('order_links', link(6, 1, { ends_at: '2027-11-24' }), link(7, 2, { ends_at: '2027-11-24' }))
  const made = (record_id: number, id: number) => ({
    kind: 'order',
    act: 'changed',
    record_id,
    fields: JSON.stringify({ orderLinkMade: [null, id] }),
  })
  await plant('history_entries', made(1, 6), made(2, 7))
  const quoteEndedAt = new Date('2026-11-27')
  await client.query('UPDATE offer_links SET revoked_at = $1 WHERE id = 2', [quoteEndedAt])

  await migrate()
  expect(await query('SELECT id, offer_id, revoked_at FROM order_links ORDER BY id')).toEqual([
    { id: 1, offer_id: 11, revoked_at: null },
    { id: 2, offer_id: 11, revoked_at: endedAt },
    { id: 3, offer_id: null, revoked_at: null },
    { id: 4, offer_id: 12, revoked_at: quoteEndedAt },
    { id: 5, offer_id: null, revoked_at: endedAt },
    { id: 6, offer_id: null, revoked_at: null },
    { id: 7, offer_id: null, revoked_at: null },
  ])
  expect(await query('SELECT order_id, barred_at FROM offer_orders ORDER BY order_id')).toEqual([
    { order_id: 1, barred_at: endedAt },
    { order_id: 2, barred_at: null },
  ])
})

// PER-15
test('invitations stand on whoever had sent them last, and on nobody where the history doesn’t say', async () => {
  await migrate('20261126235000_sealed_file_passwords')
  const admin = await roleOf('Admin')
  const invited_at = '2026-11-24'
  await plant(
    'users',
    user(1, admin),
    user(2, admin),
    user(3, admin, { invited_at }),
    user(4, admin, { invited_at }),
  )
  const invited = (actor_id: number, record_id: number, field: string) => ({
    kind: 'staff',
    act: 'changed',
    actor_id,
    record_id,
    fields: JSON.stringify({ [field]: [null, invited_at] }),
  })
  await plant(
    'history_entries',
    invited(1, 3, 'invitedAt'),
    invited(2, 3, 'invitedAt'),
    invited(1, 3, 'name'),
  )
  await plant('history_entries', invited(1, 4, 'name'), invited(1, 2, 'invitedAt'))
  await migrate()
  expect(await query('SELECT id, invited_by_id FROM users ORDER BY id')).toEqual([
    { id: 1, invited_by_id: null },
    { id: 2, invited_by_id: null },
    { id: 3, invited_by_id: 2 },
    { id: 4, invited_by_id: null },
  ])
})

/** Read out of files, sent or made by a program: nobody seeks it by what they type. */
const asRead = [
  'artwork_files.facts',
  'artwork_texts.text',
  'uploads.metadata',
  'rate_limits.key',
  'approvals.hashes',
  'baskets.gone_ids',
  'baskets.ordered_ids',
]

/** Letters and marks, some of them after what JSON writes as `\n`. */
const apart = 'Gu\u0308l\n\u0303 S\u0327'
const texts = (text: string): Record<string, string> => ({
  jsonb: JSON.stringify({ [text]: [text, { n: 1.5, no: null }, [], {}] }),
  _text: `{"${text}"}`,
})

// API-14
test('texts that were stored taken apart are put together, in every column that people’s texts can be in', async () => {
  await migrate('20261128052000_links_of_quotes')
  const tables = (
    await query(`SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'`)
  ).map(({ name }) => name)
  await client.query(`TRUNCATE ${tables} CASCADE`)
  for (const { on, name } of await query(
    `SELECT conrelid::regclass AS on, conname AS name FROM pg_constraint
    WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
  ))
    await client.query(`ALTER TABLE ${on} DROP CONSTRAINT "${name}"`)
  const planted: { column: string; found: string }[] = []
  for (const table of tables) {
    const written = (await columnsOf(table)).filter((column) => column.written)
    const typed = (type: string, text = apart): string => texts(text)[type] ?? text
    if (written.length > 0)
      await plant(table, Object.fromEntries(written.map(({ name, type }) => [name, typed(type)])))
    for (const { name, type } of written) {
      const column = `${table}.${name}`
      const wanted = typed(type, asRead.includes(column) ? apart : apart.normalize('NFC'))
      const found = `SELECT FROM "${table}" WHERE "${name}" = ${client.escapeLiteral(wanted)}`
      planted.push({ column, found })
    }
  }
  await migrate('20261128052100_composed_texts')
  const wrong: string[] = []
  for (const { column, found } of planted) if ((await query(found)).length !== 1) wrong.push(column)
  expect(wrong).toEqual([])
  expect(planted.length).toBeGreaterThan(150)
})

// API-14, AUD-1
test('a text that was taken apart is found, its version and its history stay, and a twin of one stops nothing', async () => {
  await migrate('20261128052000_links_of_quotes')
  const name = 'Gülər'.normalize('NFD')
  await plant('users', user(1, await roleOf('Client'), { name }))
  await plant('history_entries', { kind: 'customer', act: 'changed', words: name, actor_name: name })
  await plant('roles', { name: 'Ölçən', updated_at: '2026-11-23' })
  await plant('roles', { name: 'Ölçən'.normalize('NFD'), updated_at: '2026-11-23' })
  const found = () =>
    query(`SELECT id FROM users WHERE search_fold(name || ' ' || surname) LIKE search_fold('%gülər%')
      UNION ALL SELECT id FROM history_entries WHERE search_fold(words) LIKE search_fold('%Guler%')`)
  expect(await found()).toHaveLength(0)
  await migrate()
  expect(await found()).toHaveLength(2)
  const [{ updated_at: version }] = await query('SELECT updated_at FROM users')
  expect(version).toEqual(new Date('2026-11-23'))
  expect(await query(`SELECT FROM roles WHERE normalize(name, NFC) = 'Ölçən'`)).toHaveLength(2)
  await expect(query(`UPDATE history_entries SET words = ''`)).rejects.toThrow(/is refused/)
})

// ART-20
test('what is sold takes artwork: what names tell to be printed waits for it, and staff can see which', async () => {
  await migrate('20261129055039_artwork_need')
  const any = { kind: 'leaflet', name: 'Hər ölçü', rules: '{"sizes": []}' }
  await plant(
    'preflight_profiles',
    { id: 900, ...any },
    { id: 901, kind: 'card', name: '90', rules: '{"sizes": [1]}' },
  )
  const service = (id: number, name: string, more: object = {}) => ({
    id,
    name,
    updated_at: '2026-11-23',
    ...more,
  })
  const product = (id: number, service_id: number, name: string, more: object = {}) =>
    service(id, name, { service_id, ...more })
  await plant(
    'services',
    service(1, 'Flayer və buklet'),
    service(2, 'Xidmət', { name_ru: 'Визитки' }),
    service(3, 'Çatdırılma'),
    service(4, 'Banner', { profile_id: 900 }),
    service(5, 'Stiker', { deleted_at: '2026-11-23' }),
  )
  await plant(
    'products',
    product(1, 1, 'A5 flayer'),
    product(2, 1, 'Fincan'),
    product(3, 3, 'Futbolka'),
    product(4, 3, 'Kuryer'),
    product(5, 2, 'Kart', { profile_id: 901 }),
  )
  await migrate()
  const kinds = await query(
    'SELECT kind, count(*)::int AS profiles FROM preflight_profiles GROUP BY kind ORDER BY kind',
  )
  expect(kinds.map(({ kind, profiles }) => `${kind} ${profiles}`)).toEqual([
    'card 2',
    'leaflet 1',
    'brochure 1',
    'largeFormat 1',
    'sticker 1',
    'textile 1',
    'gift 1',
  ])
  const rows = (table: string) =>
    query(`SELECT concat_ws(' ', t.id, t.artwork, p.kind, CASE WHEN is_artwork_guessed THEN 'guessed' END) AS row
      FROM ${table} t LEFT JOIN preflight_profiles p ON p.id = t.profile_id ORDER BY t.id`)
  expect((await rows('services')).map(({ row }) => row)).toEqual([
    '1 Required leaflet guessed',
    '2 Required card guessed',
    '3 Optional guessed',
    '4 Required leaflet',
    '5 Optional',
  ])
  expect((await rows('products')).map(({ row }) => row)).toEqual([
    '1',
    '2 gift guessed',
    '3 Required textile guessed',
    '4',
    '5 Required card',
  ])
})

// PAY-7, PAY-50
test('what of payments was for no order before that was kept is kept from then on', async () => {
  await migrate('20261130001500_open_holds')
  await plant('users', user(1, await roleOf('Client')))
  await plant('orders', { id: 1, user_id: 1, status: 'Pending', count: 1 })
  const payment = (id: number, amount: number, more: object = {}) => ({
    id,
    user_id: 1,
    amount,
    source: `${id}`,
    ...more,
  })
  const back = (id: number, amount: number, of_id: number) => payment(id, amount, { kind: 'refund', of_id })
  await plant(
    'payments',
    payment(1, 3000),
    payment(2, 2000),
    payment(3, 1000),
    payment(4, 500),
    back(5, -400, 3),
  )
  const allocated = (payment_id: number, amount: number) => ({ payment_id, order_id: 1, amount })
  await plant(
    'payment_allocations',
    allocated(1, 3000),
    allocated(2, 1500),
    allocated(3, 900),
    allocated(5, -300),
  )
  const refund = (id: number, payment_id: number, state: string, more: object = {}) => ({
    id,
    payment_id,
    state,
    amount: 100,
    source: `${id}`,
    ...more,
  })
  await plant(
    'refunds',
    refund(1, 2, 'Asked'),
    refund(2, 4, 'Failed'),
    refund(3, 4, 'Unknown'),
    refund(4, 1, 'Sent', { order_id: 1 }),
  )
  await migrate()
  const rests = () => query('SELECT payment_id, rest FROM payment_rests ORDER BY payment_id')
  expect(await rests()).toEqual([
    { payment_id: 2, rest: 400 },
    { payment_id: 4, rest: 400 },
  ])
  await client.query(
    `INSERT INTO payment_allocations (payment_id, order_id, amount) VALUES (2, 1, 400), (1, 1, -70)`,
  )
  await client.query(`UPDATE refunds SET state = 'Failed' WHERE id IN (3, 4)`)
  expect(await rests()).toEqual([
    { payment_id: 1, rest: 70 },
    { payment_id: 4, rest: 500 },
  ])
})
