import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeAvifVariants } from '../../../src/domains/media/make-avif-variants.ts'
import { mediaUrl, pictureSources } from '../../../src/domains/media/picture-url.ts'
import { storePicture, storePictures } from '../../../src/domains/media/store-picture.ts'
import { AppError } from '../../../src/lib/errors.ts'
import { open } from './hostile-files.ts'
import { type MediaSetup, setUpMedia } from './media-setup.ts'
import { flat, ico, iconBitmap, moving, photo, svg } from './pictures.ts'

let media: MediaSetup
beforeAll(async () => {
  media = await setUpMedia()
})
afterAll(() => media.close())
afterEach(async () => {
  for (const { key } of await media.db.media.findMany()) await media.deps.store.remove(key)
  await media.db.media.deleteMany()
  expect(await media.db.mediaTrash.count()).toBe(0)
})

const widthOf = async (name: string) => (await open(await media.deps.store.read(name)).metadata()).width

test('a photo is stored as WebP in every width below its own, and queued for AVIF', async () => {
  const stored = await storePicture(
    media.deps,
    await media.received(await photo(1000, 600).jpeg().toBuffer()),
    'photo',
  )
  expect(stored).toMatchObject({ extension: 'webp', width: 1000, height: 600 })
  expect(stored.key).toMatch(/^[a-z2-7]{16}_1000x600_[0-9a-f]{6}$/)
  const names = (await media.storedFiles()).map((name) => name.split('/').at(-1)).sort()
  expect(names).toEqual(['320.webp', '480.webp', '720.webp', '960.webp', 'full.webp'])
  for (const width of [320, 480, 960]) expect(await widthOf(`${stored.key}/${width}.webp`)).toBe(width)
  expect(media.queued).toContain(stored.id)
  const row = await media.db.media.findUniqueOrThrow({ where: { id: stored.id } })
  expect(row.bytes).toBe((await media.deps.store.read(`${stored.key}/full.webp`)).length)
})

test('the longer side is at most 2560 px', async () => {
  const stored = await storePicture(
    media.deps,
    await media.received(await photo(3000, 1500).jpeg().toBuffer()),
    'photo',
  )
  expect(stored).toMatchObject({ width: 2560, height: 1280 })
})

test('AVIF of each width comes in the background, and once', async () => {
  const stored = await storePicture(
    media.deps,
    await media.received(await photo(700, 400).jpeg().toBuffer()),
    'photo',
  )
  await makeAvifVariants(media.deps, stored.id)
  const made = await media.storedFiles()
  expect(made.filter((name) => name.endsWith('.avif')).length).toBe(3)
  expect((await media.db.media.findUniqueOrThrow({ where: { id: stored.id } })).avifReady).toBe(true)
  expect((await open(await media.deps.store.read(`${stored.key}/320.avif`)).metadata()).compression).toBe(
    'av1',
  )
  await makeAvifVariants(media.deps, stored.id)
  expect(await media.storedFiles()).toEqual(made)
})

test('an AVIF job that was cut short goes on where it was', async () => {
  const stored = await storePicture(
    media.deps,
    await media.received(await photo(700, 400).jpeg().toBuffer()),
    'photo',
  )
  await media.deps.store.put(`${stored.key}/320.avif`, Buffer.from('made before'))
  await makeAvifVariants(media.deps, stored.id)
  expect(Buffer.from(await media.deps.store.read(`${stored.key}/320.avif`)).toString()).toBe('made before')
  expect(await media.deps.store.size(`${stored.key}/480.avif`)).toBeGreaterThan(100)
})

test('an AVIF job of a picture that is swept meanwhile leaves nothing', async () => {
  const stored = await storePicture(
    media.deps,
    await media.received(await photo(400, 300).jpeg().toBuffer()),
    'photo',
  )
  const { store } = media.deps
  const put: typeof store.put = async (name, content) => {
    await store.remove(stored.key)
    await media.db.media.deleteMany({ where: { id: stored.id } })
    await store.put(name, content)
  }
  await makeAvifVariants({ db: media.db, store: { ...store, put } }, stored.id)
  expect(await media.storedFiles()).toEqual([])
  await makeAvifVariants(media.deps, stored.id)
})

test('a moving picture stays one', async () => {
  const stored = await storePicture(
    media.deps,
    await media.received(await moving(4, 500, 300).gif().toBuffer()),
    'photo',
  )
  expect(stored).toMatchObject({ extension: 'webp', width: 500, height: 300 })
  expect((await open(await media.deps.store.read(`${stored.key}/full.webp`)).metadata()).pages).toBe(4)
  await makeAvifVariants(media.deps, stored.id)
  expect(await media.storedFiles()).toHaveLength(1)
})

test('a transparent logo stays transparent, in its colour', async () => {
  const logo = flat(400, 200, '#00000000').composite([{ input: await flat(300, 190).png().toBuffer() }])
  const stored = await storePicture(media.deps, await media.received(await logo.png().toBuffer()), 'logo')
  const { data, info } = await open(await media.deps.store.read(`${stored.key}/320.webp`))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.channels).toBe(4)
  expect(data[3]).toBe(0)
  expect(pictureSources(mediaUrl(stored))?.colour).toMatch(/^#[bcd][0-9a-f][12][0-9a-f]{3}$/)
})

test.each([1, 4, 8, 24, 32] as const)(
  'an icon with a bitmap of %i bits is drawn, its mask transparent',
  async (bits) => {
    const icon = ico([{ side: 16, data: iconBitmap(16, bits) }])
    const stored = await storePicture(media.deps, await media.received(icon), 'favicon')
    expect(stored).toMatchObject({ extension: 'png', width: 16, height: 16 })
    const pixels = await open(await media.deps.store.read(`${stored.key}/full.png`))
      .ensureAlpha()
      .raw()
      .toBuffer()
    const at = (x: number, y: number) => [...pixels.subarray((y * 16 + x) * 4, (y * 16 + x) * 4 + 4)]
    expect(at(8, 2)).toEqual([255, 0, 0, 255])
    expect(at(8, 13)).toEqual([0, 0, 255, 255])
    expect(at(0, 8)[3]).toBe(0)
  },
)

test('of an icon the largest frame is taken, and it is made in the sides that devices ask for', async () => {
  const frames = await Promise.all(
    [16, 48, 32].map(async (side) => ({ side, data: await flat(side, side).png().toBuffer() })),
  )
  const stored = await storePicture(media.deps, await media.received(ico(frames)), 'favicon')
  expect(stored).toMatchObject({ width: 48, height: 48 })
  for (const side of [32, 180, 192, 512]) expect(await widthOf(`${stored.key}/${side}.png`)).toBe(side)
})

test('a favicon may be a drawing, with PNGs beside it', async () => {
  const stored = await storePicture(media.deps, await media.received(svg('<path d="M0 0h9v9z"/>')), 'favicon')
  expect(stored.extension).toBe('svg')
  expect(await widthOf(`${stored.key}/512.png`)).toBe(512)
})

test('several pictures are stored in their order', async () => {
  const widths = [50, 40, 30, 20, 10]
  const files = await Promise.all(
    widths.map(async (width) => media.received(await flat(width, 9).png().toBuffer())),
  )
  const stored = await storePictures(media.deps, files, 'photo')
  expect(stored.map(({ width }) => width)).toEqual(widths)
})

test('of several pictures with a bad one none is stored', async () => {
  const good = await flat(900, 900).png().toBuffer()
  const contents = [good, good, Buffer.from('bad'), good, good]
  const files = await Promise.all(contents.map((content) => media.received(content)))
  await expect(storePictures(media.deps, files, 'photo')).rejects.toMatchObject({ code: 'VALIDATION' })
  expect(await media.storedFiles()).toEqual([])
  expect(await media.db.media.count()).toBe(0)
})

test('a full disk is 503, and what was written until then is gone', async () => {
  const { store } = media.deps
  let puts = 0
  const put: typeof store.put = async (name, content) => {
    if (++puts > 2) throw new AppError('UNAVAILABLE')
    await store.put(name, content)
  }
  const file = await media.received(await photo(1000, 600).jpeg().toBuffer())
  await expect(
    storePicture({ ...media.deps, store: { ...store, put } }, file, 'photo'),
  ).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  expect(puts).toBe(3)
  expect(await media.storedFiles()).toEqual([])
})

test('an AVIF job that cannot be queued leaves no picture', async () => {
  const enqueueAvif = () => Promise.reject(new Error('no queue'))
  const file = await media.received(await flat(9, 9).png().toBuffer())
  await expect(storePicture({ ...media.deps, enqueueAvif }, file, 'photo')).rejects.toThrow('no queue')
  expect(await media.storedFiles()).toEqual([])
  expect(await media.db.media.count()).toBe(0)
})
