import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schemaFolder } from '../../src/db/migrations/files.ts'
import { diffMigrationsToSchema } from '../../src/db/schema-diff.ts'

/** It starts a PostgreSQL in WebAssembly, which takes a busy machine a while. */
const timeout = 180_000

test('schema and migrations agree but for a column that no migration adds, which is found', {
  timeout,
}, async () => {
  const schema = await mkdtemp(join(tmpdir(), 'schema-'))
  await cp(schemaFolder, schema, { recursive: true })
  const path = join(schema, 'customers.prisma')
  const customers = await readFile(path, 'utf8')
  await writeFile(path, customers.replace(/^(model \w+ \{)/m, '$1\n  planted Int?'))
  const statements = (await diffMigrationsToSchema({ schema }))?.replaceAll(/^--.*$/gm, '').trim()
  expect(statements).toMatch(/^ALTER TABLE "\w+" ADD COLUMN {5}"planted" INTEGER;$/)
  await rm(schema, { recursive: true })
})
