import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { applyMigrations } from '../../src/db/migrate.ts'
import { migrationsFolder } from '../../src/db/migrations/files.ts'
import { StartError } from '../../src/lib/start-error.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/postgres.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await createEmptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const withFunction = `CREATE TABLE things (id serial PRIMARY KEY, name text NOT NULL);
CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name := upper(NEW.name); -- ; in a comment; and in '; text'
  RETURN NEW;
END $$;
CREATE TRIGGER shouting BEFORE INSERT ON things FOR EACH ROW EXECUTE FUNCTION shout();
INSERT INTO things (name) VALUES ('a;b')`

test('the migrations of this program are all applied in order, then there is nothing to do', async () => {
  const applied = await applyMigrations(database.url)
  expect(applied.length).toBeGreaterThan(0)
  expect(applied).toEqual([...applied].sort())
  expect(await applyMigrations(database.url)).toEqual([])
})

test('a script with function bodies and semicolons in them is applied whole', async () => {
  await addMigration('1_things', withFunction)
  expect(await apply()).toEqual(['1_things'])
  expect(await query('SELECT name FROM things')).toEqual([{ name: 'A;B' }])
})

// OPS-5
test('of two instances that start at once one applies, the other finds it done', async () => {
  await addMigration('1_things', `${withFunction};\nSELECT pg_sleep(0.5)`)
  const applied = await Promise.all([apply(), apply(), apply()])
  expect(applied.flat()).toEqual(['1_things'])
})

// OPS-5
test('a migration edited after it was applied stops the start with one line that names it', async () => {
  await addMigration('1_things', withFunction)
  await apply()
  await addMigration('1_things', `${withFunction};\n-- edited`)
  await expectStartError(/edited.*1_things/)
})

test('a migration that fails stops the start, leaves nothing, and is tried again', async () => {
  await addMigration('1_things', `${withFunction};\nSELECT 1 / 0;`)
  await expectStartError(/^The database can't be migrated: 1_things: .*division by zero\.$/)
  expect(await query(`SELECT to_regclass('things') AS found`)).toEqual([{ found: null }])
  await expectStartError(/division by zero/)
  await addMigration('1_things', withFunction)
  expect(await apply()).toEqual(['1_things'])
})

test('a migration during which the program was killed is applied at the next start', async () => {
  await addMigration('0_first', 'SELECT 1')
  await apply()
  await addMigration('1_things', withFunction)
  await query(`INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '1_things')`)
  expect(await apply()).toEqual(['1_things'])
  expect(await apply()).toEqual([])
})

test('a database with a migration this program does not know stops the start', async () => {
  await addMigration('1_things', withFunction)
  await addMigration('2_newer', 'SELECT 1')
  await apply()
  await rm(join(folder, '2_newer'), { recursive: true })
  await expectStartError(/newer than this program.*2_newer/)
})

test('up to a named migration: later ones wait', async () => {
  await addMigration('1_things', withFunction)
  await addMigration('2_newer', 'SELECT 1')
  expect(await applyMigrations(database.url, { folder, upTo: '1_things' })).toEqual(['1_things'])
  expect(await apply()).toEqual(['2_newer'])
})

test('a database that does not answer is one line', async () => {
  const url = `postgresql://app@localhost/x?host=${encodeURIComponent(folder)}`
  const error = await applyMigrations(url).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(StartError)
  expect(error.message).toMatch(/^DATABASE_URL: the database can't be reached: .+$/)
})

// OPS-12
describe('a database that can’t be used is one line that names the setting and what to do', () => {
  const name = () => new URL(database.url).pathname.slice(1)
  async function onServer(...statements: string[]) {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  const at = (change: (url: URL) => void): string => {
    const url = new URL(database.url)
    change(url)
    return url.href
  }
  const refusal = (url: string) => applyMigrations(url, { folder }).then(String, ({ message }) => message)

  test.each(['SQL_ASCII', 'LATIN1'])('one that keeps texts as %s', async (encoding) => {
    const other = `${name()}_${encoding.toLowerCase()}`
    await onServer(`CREATE DATABASE ${other} ENCODING '${encoding}' LOCALE 'C' TEMPLATE template0`)
    const line = await refusal(at((url) => (url.pathname = other)))
    expect(line).toMatch(
      new RegExp(`^DATABASE_URL: .*${encoding}.*UTF8.*ENCODING 'UTF8' TEMPLATE template0\\.$`),
    )
    await onServer(`DROP DATABASE ${other} WITH (FORCE)`)
  })

  test('a role without rights, which says what to grant', async () => {
    const role = `${name()}_poor`
    await addMigration('1_things', withFunction)
    await onServer(`CREATE ROLE ${role} LOGIN`)
    const url = at((url) => (url.username = role))
    expect(await refusal(url)).toBe(
      `DATABASE_URL: the role ${role} may not create schemas in ${name()}: GRANT CREATE ON DATABASE ${name()} TO ${role}, or make it the owner.`,
    )
    await onServer(`GRANT CREATE ON DATABASE ${name()} TO ${role}`)
    expect(await refusal(url)).toBe(
      `DATABASE_URL: the role ${role} may not create tables in the schema public of ${name()}: GRANT CREATE, USAGE ON SCHEMA public TO ${role}, or make it the owner.`,
    )
    await onServer(`GRANT CREATE ON SCHEMA public TO ${role}`)
    expect(await refusal(url)).toBe('1_things')
    await onServer(`DROP OWNED BY ${role} CASCADE`, `DROP ROLE ${role}`)
  })

  test('one that can only be read', async () => {
    await onServer(`ALTER DATABASE ${name()} SET default_transaction_read_only TO on`)
    expect(await refusal(database.url)).toBe(
      'DATABASE_URL: the database can only be read: name the primary, not a replica.',
    )
  })
})

describe('test databases', () => {
  test('are copies of the migrated template, each its own', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
    expect(await applyMigrations(one.url)).toEqual([])
    expect(one.url).not.toBe(two.url)
    await Promise.all([one.drop(), two.drop()])
  })
})

const apply = () => applyMigrations(database.url, { folder })

async function addMigration(name: string, script: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'migration.sql'), script)
  await cp(join(migrationsFolder, 'migration_lock.toml'), join(folder, 'migration_lock.toml'))
}

async function expectStartError(pattern: RegExp): Promise<void> {
  const error = await apply().catch((thrown) => thrown)
  expect(error).toBeInstanceOf(StartError)
  expect(error.message).toMatch(pattern)
  expect(error.message).not.toContain('\n')
}

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}
