import { constants, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar } from 'modern-tar/fs'
import { assertDiskRoom, keepingReserve } from '../../lib/disk-room.ts'
import { errorCode } from '../bundled-server/error-code.ts'
import { encrypting } from './age.ts'
import { dumpDatabase } from './dump-database.ts'
import { dataFolders, type Manifest } from './manifest.ts'
import { counting, type Progress, sizeOf } from './progress.ts'
import { withWorkFolder } from './work-folder.ts'

/**
 * Writes the database as of one moment, and the files it refers to, into one archive; the program may go on
 * writing. The file is written atomically and readable by its owner only: it holds password hashes.
 * @param output the archive to write, a `.tar.gz`, or `.tar.gz.age` with `recipients`
 */
export async function createBackup(options: {
  url: string
  dataDir: string
  output: string
  /** Public keys of age; without any the archive is plain. */
  recipients?: readonly string[] | undefined
  progress?: Progress
}): Promise<Manifest> {
  const { progress } = options
  return withWorkFolder(options.dataDir, async (spool, dataDir) => {
    // The tables come first, compressed no better than the archive will be.
    await assertDiskRoom(dataDir, 0)
    await mkdir(join(spool, 'tables'))
    await pinFiles(dataDir, join(spool, 'files'))
    const manifest = await dumpDatabase(options.url, join(spool, 'tables'), progress)
    await pinFiles(dataDir, join(spool, 'files'))
    await writeFile(join(spool, 'manifest.json'), JSON.stringify(manifest, null, 2))
    await writeArchive(spool, options)
    return manifest
  })
}

async function writeArchive(
  spool: string,
  {
    output,
    recipients = [],
    progress,
  }: Pick<Parameters<typeof createBackup>[0], 'output' | 'recipients' | 'progress'>,
): Promise<void> {
  const bytes = await sizeOf(spool)
  const unfinished = `${output}.part`
  await mkdir(dirname(output), { recursive: true })
  try {
    const archive = packTar([
      { type: 'file', source: join(spool, 'manifest.json'), target: 'manifest.json' },
      { type: 'directory', source: join(spool, 'tables'), target: 'tables' },
      { type: 'directory', source: join(spool, 'files'), target: 'files' },
    ])
    const count = counting((done) => progress?.('packing', done, bytes))
    const keep = keepingReserve(dirname(output))
    const written = createWriteStream(unfinished, { mode: 0o600 })
    await pipeline(archive, (source) => keep(count(source)), createGzip(), encrypting(recipients), written)
    await sync(unfinished)
    await rename(unfinished, output)
  } finally {
    await rm(unfinished, { force: true })
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path)
  await file.sync()
  await file.close()
}

/**
 * Links every file of the data folders into `target`, where no sweeper removes it. Done before and again
 * after the database is read, this keeps each file that a row of that moment refers to: stored files never
 * change, and a new one isn't removed within seconds.
 */
async function pinFiles(dataDir: string, target: string): Promise<void> {
  for (const folder of dataFolders) {
    await mkdir(join(target, folder), { recursive: true })
    const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(
      ignoreMissing([]),
    )
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const source = join(entry.parentPath, entry.name)
      await pin(source, join(target, source.slice(dataDir.length)))
    }
  }
}

async function pin(source: string, target: string): Promise<void> {
  try {
    await mkdir(dirname(target), { recursive: true })
    await link(source, target)
  } catch (error) {
    if (errorCode(error) === 'EEXIST' || errorCode(error) === 'ENOENT') return
    // The file system has no links.
    await copyFile(source, target, constants.COPYFILE_EXCL).catch(ignoreMissing(undefined))
  }
}

function ignoreMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return value
    throw error
  }
}
