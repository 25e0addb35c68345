import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { StartError } from '../../lib/start-error.ts'
import { decrypting } from './age.ts'
import type { Archive } from './archive.ts'
import { loadDatabase } from './load-database.ts'
import { dataFolders, type Manifest, manifestSchema } from './manifest.ts'
import { counting, type Progress } from './progress.ts'
import { isDatabaseEmpty, withFreshDatabase } from './replace-database.ts'
import { withWorkFolder } from './work-folder.ts'

/**
 * Restores what `createBackup` wrote, also by an earlier version of the program. What was there before is
 * replaced last, when the archive has been read and loaded whole.
 * @throws StartError when there is data and no `force`, or the archive isn't a whole backup of a program
 * that this one knows
 */
export async function restoreBackup(options: {
  archive: Archive
  /** Secret keys of age, for an encrypted archive. */
  identities?: readonly string[]
  url: string
  dataDir: string
  /** Replace the data that is there. */
  force: boolean
  /** Default: prisma/migrations. */
  migrationsFolder?: string
  progress?: Progress
}): Promise<Manifest> {
  const { url, force, migrationsFolder, progress } = options
  return withWorkFolder(options.dataDir, async (spool, dataDir) => {
    if (!force && !((await isDatabaseEmpty(url)) && (await hasNoFiles(dataDir)))) {
      throw new StartError('There is data already: --force replaces the database and the uploaded files.')
    }
    const manifest = await unpack(options, spool)
    await withFreshDatabase(url, (fresh) =>
      loadDatabase(fresh, join(spool, 'tables'), manifest, { migrationsFolder, progress }),
    )
    await replaceFiles(dataDir, join(spool, 'files'), join(spool, 'replaced'))
    return manifest
  })
}

async function unpack(
  { archive, identities = [], progress }: Parameters<typeof restoreBackup>[0],
  target: string,
): Promise<Manifest> {
  try {
    const { size, content } = await archive.open()
    const count = counting((done) => progress?.('unpacking', done, size))
    const opened = decrypting(identities)
    await pipeline(content, count, opened, createGunzip(), unpackTar(target, { strict: true }))
    return manifestSchema.parse(JSON.parse(await readFile(join(target, 'manifest.json'), 'utf8')))
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${archive.name} is not a whole backup: ${reason}`, { cause: error })
  }
}

async function hasNoFiles(dataDir: string): Promise<boolean> {
  for (const folder of dataFolders) {
    const names = await readdir(join(dataDir, folder)).catch(() => [])
    if (names.length > 0) return false
  }
  return true
}

async function replaceFiles(dataDir: string, source: string, replaced: string): Promise<void> {
  await mkdir(replaced)
  for (const folder of dataFolders) {
    await rename(join(dataDir, folder), join(replaced, folder)).catch(() => {})
    await rename(join(source, folder), join(dataDir, folder))
  }
}
