import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenAddresses } from '../../src/db/addresses.ts'
import { checkAddresses } from '../../src/db/check-addresses.ts'
import { connectDatabase, poolOf } from '../../src/db/client.ts'
import { queryPrepared } from '../../src/db/prepared.ts'
import { toAppError } from '../../src/procedures/errors.ts'
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts'

const plain = 'postgresql://app@db.company.az/matbaa'
let folder: string
let authority: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-addresses-'))
  authority = join(folder, 'ca.crt')
  await writeFile(authority, 'the certificate')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Tls = { rejectUnauthorized?: boolean; ca?: string; checkServerIdentity?: () => unknown }

/** What the driver makes of the address. */
function tlsOf(search: string): boolean | Tls {
  const given = givenAddresses({ DATABASE_URL: `${plain}${search}` })
  const client = new pg.Client({ connectionString: given?.url })
  return (client as unknown as { ssl: boolean | Tls }).ssl
}

// OPS-12
describe('sslmode is what PostgreSQL’s own programs mean by it', () => {
  test('none and disable don’t encrypt', () => {
    expect(tlsOf('')).toBe(false)
    expect(tlsOf('?sslmode=disable')).toBe(false)
  })
  test('require encrypts and trusts any certificate, as no-verify does', () => {
    expect(tlsOf('?sslmode=require')).toEqual({ rejectUnauthorized: false })
    expect(tlsOf('?sslmode=no-verify')).toEqual({ rejectUnauthorized: false })
  })
  test('verify-ca trusts the company’s authority, whatever name the certificate has', () => {
    const tls = tlsOf(`?sslmode=verify-ca&sslrootcert=${authority}`) as Tls
    expect(tls).toMatchObject({ ca: 'the certificate' })
    expect(tls.rejectUnauthorized).not.toBe(false)
    expect(tls.checkServerIdentity?.()).toBeUndefined()
  })
  test('verify-full wants the name as well', () => {
    expect(tlsOf(`?sslmode=verify-full&sslrootcert=${authority}`)).toEqual({ ca: 'the certificate' })
  })

  test.each([
    ['sslmode=prefer', /sslmode=prefer isn't known here: use one of disable, require/],
    ['sslmode=allow', /sslmode=allow isn't known here/],
    ['sslmode=verify-ca', /sslmode=verify-ca needs sslrootcert/],
    ['sslmode=verify-full&sslrootcert=/no/such.crt', /ENOENT.*\/no\/such\.crt/],
  ])('%s is refused in one line that names the setting', (search, reason) => {
    const read = (settings: Record<string, string>) => () =>
      givenAddresses({ DATABASE_URL: plain, ...settings })
    for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL']) {
      const refused = read({ [name]: `${plain}?${search}` })
      expect(refused).toThrow(reason)
      expect(refused).toThrow(new RegExp(`^${name}: .*\\.$`))
    }
  })
})

describe('a session is told what it needs', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  test('whatever the server says by itself', async () => {
    const name = new URL(database.url).pathname.slice(1)
    const db = connectDatabase(database.url)
    for (const setting of [`timezone TO 'Pacific/Auckland'`, 'jit TO on', `datestyle TO 'German'`])
      await db.$executeRawUnsafe(`ALTER DATABASE ${name} SET ${setting}`)
    await db.$disconnect()
    const later = connectDatabase(database.url)
    const read = async (setting: string) => (await poolOf(later).query(`SHOW ${setting}`)).rows[0][setting]
    expect(await read('jit')).toBe('off')
    expect((await poolOf(later).query('SHOW timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
    expect((await poolOf(later).query('SHOW datestyle')).rows).toEqual([{ DateStyle: 'ISO, MDY' }])
    expect(await read('statement_timeout')).toBe('4800ms')
    // Prisma, which never asked, wouldn't end it.
    await poolOf(later).end()
  })

  // TRU-6
  test('a statement that takes too long is the database’s, not a fault of ours, raw or through Prisma', async () => {
    // A single connection keeps what it was told.
    const db = connectDatabase(database.url, { maxConnections: 1 })
    const raw = () =>
      db.$transaction(async (tx) => {
        await tx.$executeRaw`SET LOCAL statement_timeout = 50`
        await tx.$queryRaw`SELECT pg_sleep(5)::text`
      })
    const prepared = async () => {
      await queryPrepared(db, { name: 'hurry', text: `SET statement_timeout = 50` }, [])
      await queryPrepared(db, { name: 'late', text: 'SELECT pg_sleep(5)' }, [])
    }
    for (const late of [raw, prepared])
      expect(toAppError(await late().catch((error: unknown) => error))).toMatchObject({
        code: 'UNAVAILABLE',
        retryAfter: 1,
      })
    await db.$disconnect()
  })

  test('the database itself is no pooler', () =>
    checkAddresses({ url: database.url, directUrl: database.url }))

  test('a direct address of another database is refused', async () => {
    const other = await createTestDatabase()
    const checked = checkAddresses({ url: database.url, directUrl: other.url })
    await expect(checked).rejects.toThrow(
      'DATABASE_DIRECT_URL: it leads to another database than DATABASE_URL.',
    )
    await other.drop()
  })
})
