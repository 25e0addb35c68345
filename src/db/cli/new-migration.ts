import '../../check-node.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../bundled-server/error-code.ts'
import { migrationsFolder } from '../migrations/files.ts'
import { diffMigrationsToSchema } from '../schema-diff.ts'

// npm run db:migration -- <name>: writes a migration with what the Prisma schema has and prisma/migrations
// lacks.

const lockFile = `# The kind of database that the migrations are for. To be kept in version control.\nprovider = "postgresql"\n`

const name = process.argv.slice(2).join('_').toLowerCase()
if (/^[a-z0-9_-]+$/.test(name)) await writeMigration()
else fail('Name the migration: npm run db:migration -- add_order_comment')

async function writeMigration(): Promise<void> {
  const script = await diffMigrationsToSchema()
  if (script === undefined) return say('The migrations agree with the schema: nothing to do.')
  const timestamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const folder = join(migrationsFolder, `${timestamp}_${name}`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'migration.sql'), script)
  await writeFile(join(migrationsFolder, 'migration_lock.toml'), lockFile, { flag: 'wx' }).catch((error) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  say(`Written: ${join(folder, 'migration.sql')}. Read it, and add what Prisma's schema can't say.`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
