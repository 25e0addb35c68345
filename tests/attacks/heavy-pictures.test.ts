import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PicturePurpose } from '../../src/domains/media/inspect-picture.ts'
import { storePicture } from '../../src/domains/media/store-picture.ts'
import type { CheckedKind } from '../../src/domains/preflight/facts.ts'
import { readFacts } from '../../src/domains/preflight/read-facts.ts'
import { type MediaSetup, setUpMedia } from '../domains/media/media-setup.ts'
import { avifSaying, svg } from '../domains/media/pictures.ts'
import { interlacedPng, memoryDuring, progressiveJpeg } from '../support/heavy-pictures.ts'

/** Beyond what the program had: with Node's own buffers and whatever else the test's process does. */
const mostMb = 150
const mb = 1024 * 1024

let media: MediaSetup
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-heavy-'))
  media = await setUpMedia()
})
afterAll(async () => {
  await media.close()
  await rm(folder, { recursive: true, force: true })
})

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c02020' }, limitInputPixels: false })

const filters =
  '<filter id="f"><feGaussianBlur stdDeviation="900"/><feTurbulence/><feMorphology radius="500"/></filter>'

// MED-8
describe('a picture that is small to send and large to open leaves the program as it was', () => {
  test.each<[string, number, () => Promise<Buffer>]>([
    [
      'an interlaced PNG of 598 megapixels',
      413,
      async () => interlacedPng({ width: 24_000, height: 24_900 }),
    ],
    ['a progressive JPEG of 4,225 megapixels', 413, () => progressiveJpeg(65_000, 65_000)],
    ['an AVIF of 48 megapixels', 413, () => avifSaying(8000, 6000)],
    ['a WebP of 48 megapixels', 200, () => flat(8000, 6000).webp({ effort: 0 }).toBuffer()],
  ])('%s, sent as a photo: %i', async (_, status, make) => {
    expect(await sent(await make(), 'photo')).toBe(status)
  })

  test('a drawing with filters as large as it may be, sent as a logo', async () => {
    const drawing = svg(
      `${filters}<rect filter="url(#f)" width="100%" height="100%"/>`,
      'width="7000" height="7000"',
    )
    expect([200, 413]).toContain(await sent(drawing, 'logo'))
  })

  test.each<[string, CheckedKind, () => Promise<Buffer>]>([
    ['an interlaced PNG', 'png', async () => interlacedPng({ width: 24_000, height: 24_900 })],
    ['a progressive JPEG', 'jpeg', () => progressiveJpeg(24_000, 24_000)],
  ])('%s, sent as artwork, is left to prepress', async (name, kind, make) => {
    const path = join(folder, `${name.replaceAll(' ', '-')}.${kind}`)
    await writeFile(path, await make())
    const taken = await memoryDuring(async () => {
      expect(await readFacts({ path, kind })).toEqual({ unread: 'tooComplex' })
    })
    expect(taken / mb).toBeLessThan(mostMb)
  })
})

async function sent(content: Buffer, purpose: PicturePurpose): Promise<number> {
  const file = await media.received(content)
  let status = 200
  const taken = await memoryDuring(async () => {
    await storePicture(media.deps, file, purpose).catch((error) => {
      expect(error).toMatchObject({ code: 'TOO_LARGE' })
      status = 413
    })
  })
  expect(taken / mb).toBeLessThan(mostMb)
  return status
}
