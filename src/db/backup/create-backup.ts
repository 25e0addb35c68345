import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar } from 'modern-tar/fs'
import { assertDiskRoom, keepingReserve } from '../../lib/disk-room.ts'
import { encrypting } from './age.ts'
import { dumpDatabase } from './dump-database.ts'
import type { Manifest } from './manifest.ts'
import { pinFiles } from './pin-files.ts'
import { counting, type Progress, sizeOf } from './progress.ts'
import { withWorkFolder } from './work-folder.ts'

/**
 * Writes the database as of one moment, and the files it names, into one archive; the program may go on
 * writing. The file appears whole or not at all, readable by its owner only: it holds password hashes.
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
    // The tables come first, packed by no more than the archive will be.
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
