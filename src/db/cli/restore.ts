import '../../check-node.ts'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { StartError } from '../../lib/start-error.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { findArchive, listArchives } from './find-archive.ts'
import { runCommand, withDatabase } from './run.ts'
import { showProgress } from './show-progress.ts'

// npm run restore -- <file, name or s3://…> [--identity key.txt] [--force]: into an empty DATA_DIR, or in
// place of the present data. npm run restore -- --list: lists the backups.

await runCommand(async (settings, args) => {
  const { named, list, force, identity } = readArguments(args)
  if (list) return (await listArchives(settings)).join('\n') || 'There are no backups.'
  const identities = identity ? await readIdentities(identity) : []
  const archive = await findArchive(named, settings)
  const { createdAt } = await withDatabase(settings, (url) =>
    restoreBackup({
      archive,
      identities,
      url,
      dataDir: settings.DATA_DIR,
      force,
      progress: showProgress(),
    }),
  )
  return `Restored: ${archive.name}, as of ${createdAt}.`
})

function readArguments(args: string[]) {
  const options = {
    list: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    identity: { type: 'string' },
  } as const
  const usage = 'Name the backup: npm run restore -- matbaa-….tar.gz [--identity key.txt] [--force]'
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [named = '', ...more] = positionals
    if (more.length > 0 || (named === '' && !values.list)) throw new Error(usage)
    return { named, ...values }
  } catch (error) {
    throw new StartError(usage, { cause: error })
  }
}

/** One key a line; lines with # are comments. */
async function readIdentities(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error) => {
    throw new StartError(`${path} can't be read: ${error.message}`)
  })
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}
