import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import pino from 'pino'
import { connectDatabase, type Database } from '../../../src/db/client.ts'
import { type MediaStore, openMediaStore } from '../../../src/domains/media/store.ts'
import type { MediaDeps } from '../../../src/domains/media/store-picture.ts'
import { ReceivedFile } from '../../../src/procedures/received-file.ts'
import { createTestDatabase } from '../../support/postgres.ts'

export type MediaSetup = {
  deps: MediaDeps
  db: Database
  databaseUrl: string
  directory: string
  tempDir: string
  /** Ids that were queued for AVIF. */
  queued: number[]
  /** A file as the receiver leaves it. */
  received(content: Buffer, name?: string): Promise<ReceivedFile>
  /** Every file in the store's folder, and in the temp folder. */
  storedFiles(): Promise<string[]>
  tempFiles(): Promise<string[]>
  close(): Promise<void>
}

export async function setUpMedia(
  open: (folders: { directory: string; tempDir: string }) => Promise<MediaStore> = openMediaStore,
): Promise<MediaSetup> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-media-'))
  const directory = join(folder, 'uploads')
  const tempDir = join(folder, 'incoming')
  await mkdir(directory)
  await mkdir(tempDir)
  const database = await createTestDatabase()
  const db = connectDatabase(database.url, { maxConnections: 4 })
  const queued: number[] = []
  let files = 0
  return {
    deps: {
      db,
      store: await open({ directory, tempDir }),
      log: pino({ level: 'silent' }),
      tempDir,
      enqueueAvif: async (id) => {
        queued.push(id)
      },
    },
    db,
    databaseUrl: database.url,
    directory,
    tempDir,
    queued,
    received: async (content, name = 'picture') => {
      const path = join(folder, `received-${++files}`)
      await writeFile(path, content)
      return new ReceivedFile({ field: 'photo', filename: name, path, size: content.length })
    },
    storedFiles: () => filesOf(directory),
    tempFiles: () => filesOf(tempDir),
    close: async () => {
      await db.$disconnect()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
}
