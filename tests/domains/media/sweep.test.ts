import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SweepDeps, startSweeper, sweep } from '../../../src/domains/media/start-sweeper.ts'
import { storePicture } from '../../../src/domains/media/store-picture.ts'
import { type MediaSetup, setUpMedia } from './media-setup.ts'
import { flat } from './pictures.ts'

let media: MediaSetup
beforeEach(async () => {
  media = await setUpMedia()
})
afterEach(() => media.close())

const store = async () =>
  storePicture(media.deps, await media.received(await flat(30, 20).png().toBuffer()), 'photo')

/** As if it had been stored a while ago. */
async function storeBefore(seconds: number) {
  const stored = await store()
  const createdAt = new Date(Date.now() - seconds * 1000)
  await media.db.media.update({ where: { id: stored.id }, data: { createdAt } })
  return stored
}

const advertise = (photoId: number) =>
  media.db.advertisement.create({ data: { link: 'https://example.com', photoId } })
const isThere = async (key: string) => (await media.deps.store.size(`${key}/full.webp`)) !== null

// MED-5
test('what nothing refers to goes: row, files and trash', async () => {
  const { key } = await storeBefore(11)
  await sweep(media.deps)
  expect(await isThere(key)).toBe(false)
  expect(await media.storedFiles()).toEqual([])
  expect(await media.db.media.count()).toBe(0)
  expect(await media.db.mediaTrash.count()).toBe(0)
})

// MED-5
test('a picture that was stored a moment ago has time to be referred to', async () => {
  const { key } = await storeBefore(5)
  await sweep(media.deps)
  expect(await isThere(key)).toBe(true)
})

// MED-5
test('what something refers to stays, and goes once that is replaced', async () => {
  const [first, second] = [await storeBefore(60), await storeBefore(60)]
  const advertisement = await advertise(first.id)
  await advertise(second.id)
  await sweep(media.deps)
  expect(await Promise.all([isThere(first.key), isThere(second.key)])).toEqual([true, true])
  await media.db.advertisement.update({ where: { id: advertisement.id }, data: { photoId: second.id } })
  await sweep(media.deps)
  expect(await Promise.all([isThere(first.key), isThere(second.key)])).toEqual([false, true])
})

test('a foreign key of a table that nobody told the sweeper about counts', async () => {
  const { id, key } = await storeBefore(60)
  await media.db.$executeRawUnsafe(`CREATE TABLE "Odd name" ("a picture" integer REFERENCES media (id))`)
  await media.db.$executeRawUnsafe(`INSERT INTO "Odd name" VALUES (${id})`)
  await sweep(media.deps)
  expect(await isThere(key)).toBe(true)
})

test('a picture that is being referred to in an open transaction stays', async () => {
  const { id, key } = await storeBefore(60)
  await media.db.$transaction(async (tx) => {
    await tx.advertisement.create({ data: { link: 'https://example.com', photoId: id } })
    await sweep(media.deps)
  })
  await sweep(media.deps)
  expect(await isThere(key)).toBe(true)
})

test('after a crash between row and files the next sweep removes the files', async () => {
  const { id, key } = await store()
  await media.db.media.delete({ where: { id } })
  await media.db.mediaTrash.create({ data: { key } })
  await sweep(media.deps)
  expect(await media.storedFiles()).toEqual([])
  expect(await media.db.mediaTrash.count()).toBe(0)
})

test('files of an upload under way stay; those of one that never ended go when its time is over', async () => {
  const key = 'abcdefghijklmnop_1x1_000000'
  await media.deps.store.put(`${key}/full.webp`, Buffer.from('a'))
  await media.db.mediaTrash.create({ data: { key, deletedAt: new Date(Date.now() + 60_000) } })
  await sweep(media.deps)
  expect(await isThere(key)).toBe(true)
  await media.db.mediaTrash.update({ where: { key }, data: { deletedAt: new Date(Date.now() - 1000) } })
  await sweep(media.deps)
  expect(await isThere(key)).toBe(false)
})

test('an upload whose time is over stores nothing', async () => {
  const { store: files } = media.deps
  const put: typeof files.put = async (name, content) => {
    await files.put(name, content)
    await media.db.mediaTrash.updateMany({ data: { deletedAt: new Date() } })
  }
  const file = await media.received(await flat(30, 20).png().toBuffer())
  await expect(storePicture({ ...media.deps, store: { ...files, put } }, file, 'photo')).rejects.toThrow(
    'too long',
  )
  expect(await media.storedFiles()).toEqual([])
  expect(await media.db.media.count()).toBe(0)
})

test('a store that fails keeps the key in the trash for the next sweep', async () => {
  const { key } = await storeBefore(60)
  const broken = { ...media.deps.store, remove: () => Promise.reject(new Error('away')) }
  await sweep({ ...media.deps, store: broken })
  expect(await media.db.mediaTrash.findMany()).toMatchObject([{ key }])
  await sweep(media.deps)
  expect(await media.storedFiles()).toEqual([])
})

test('several instances sweep at once', async () => {
  for (let index = 0; index < 10; index++) await storeBefore(60)
  const kept = await storeBefore(60)
  await advertise(kept.id)
  await Promise.all([sweep(media.deps), sweep(media.deps), sweep(media.deps)])
  expect(await media.db.media.findMany({ select: { id: true } })).toEqual([{ id: kept.id }])
  expect(await media.storedFiles()).toHaveLength(1)
})

test('temp files of crashed uploads go after an hour', async () => {
  const [old, fresh] = [join(media.tempDir, 'old'), join(media.tempDir, 'fresh')]
  await writeFile(old, 'a')
  await writeFile(fresh, 'a')
  const before = new Date(Date.now() - 61 * 60_000)
  await utimes(old, before, before)
  await utimes(fresh, new Date(), new Date())
  await sweep(media.deps)
  expect(await media.tempFiles()).toEqual(['fresh'])
})

test('the sweeper sweeps again and again until it is stopped, whatever fails', async () => {
  let sweeps = 0
  const counted: SweepDeps = {
    ...media.deps,
    get db() {
      sweeps += 1
      if (sweeps === 1) throw new Error('away for once')
      return media.db
    },
  }
  const sweeper = startSweeper(counted, 10)
  const { key } = await storeBefore(60)
  while (await isThere(key)) await sleep(10)
  await sweeper.stop()
  const before = sweeps
  expect(before).toBeGreaterThan(1)
  await sleep(60)
  expect(sweeps).toBe(before)
})
