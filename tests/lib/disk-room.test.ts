import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AtomicFileDriver } from '../../src/domains/media/store.ts'
import { diskReserve, keepingReserve } from '../../src/lib/disk-room.ts'

const disk = vi.hoisted(() => ({ left: 0 }))
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  statfs: async () => ({ bavail: disk.left, bsize: 1 }),
}))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-room-'))
})
afterAll(() => rm(folder, { recursive: true }))

const full = expect.objectContaining({ code: 'ENOSPC' })

// TRU-7
test('a file is stored only beside what is left for the database, and leaves nothing otherwise', async () => {
  const driver = new AtomicFileDriver(join(folder, 'files'), join(folder, 'tmp'))
  disk.left = diskReserve.ours + 4
  await expect(driver.put('a/full.webp', Buffer.from('12345'))).rejects.toEqual(full)
  expect(await readdir(folder, { recursive: true })).toEqual(['tmp'])
  await driver.put('a/full.webp', Buffer.from('1234'))
  expect(await readdir(join(folder, 'files/a'))).toEqual(['full.webp'])
})

// TRU-7
test('a backup stops before it takes what is left for the database', async () => {
  const piece = Buffer.alloc(9 * 1024 * 1024)
  let read = 0
  const archive = async function* () {
    for (; read < 10; read += 1) {
      if (read === 2) disk.left = diskReserve.ours
      yield piece
    }
  }
  disk.left = 1e12
  const written = new Writable({ write: (_chunk, _encoding, done) => done() })
  await expect(pipeline(Readable.from(archive()), keepingReserve(folder), written)).rejects.toEqual(full)
  expect(read).toBeLessThan(6)
})
