import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cleanSvg } from '../../../src/domains/media/clean-svg.ts'
import { storedName } from '../../../src/domains/media/store.ts'
import { type StoredPicture, storePicture } from '../../../src/domains/media/store-picture.ts'
import { cleanedDrawings, open, reencoded, refused, tooLarge, turned, withGps } from './hostile-files.ts'
import { type MediaSetup, setUpMedia } from './media-setup.ts'
import { svg } from './pictures.ts'

let media: MediaSetup
beforeAll(async () => {
  media = await setUpMedia()
})
afterAll(() => media.close())

const readStored = async ({ key, extension }: StoredPicture): Promise<Buffer> =>
  Buffer.from(await media.deps.store.read(storedName(key, undefined, extension)))

// MED-4
describe('what is refused leaves nothing on disk and no row', () => {
  afterEach(async () => {
    expect(await media.storedFiles()).toEqual([])
    expect(await media.tempFiles()).toEqual([])
    expect(await media.db.media.count()).toBe(0)
    expect(await media.db.mediaTrash.count()).toBe(0)
  })

  // MED-1
  test.each(refused)('$name is 400 on its field', async ({ purpose, content }) => {
    const file = await media.received(await content(), 'picture.png')
    await expect(storePicture(media.deps, file, purpose)).rejects.toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'photo' }],
    })
  })

  // MED-2
  test.each(tooLarge)('$name is 413, quickly', { timeout: 8000 }, async ({ purpose, content }) => {
    const file = await media.received(await content())
    await expect(storePicture(media.deps, file, purpose)).rejects.toMatchObject({ code: 'TOO_LARGE' })
  })
})

// MED-3
test.each(reencoded)('$name is re-encoded', async ({ purpose, content }) => {
  const stored = await storePicture(media.deps, await media.received(await content()), purpose)
  const bytes = await readStored(stored)
  const { format, width, pageHeight, height, exif, icc, xmp, space, depth } = await open(bytes).metadata()
  expect({ format, width, height: pageHeight ?? height }).toEqual({
    format: stored.extension,
    width: stored.width,
    height: stored.height,
  })
  expect({ exif, icc, xmp, space, depth }).toEqual({
    exif: undefined,
    icc: undefined,
    xmp: undefined,
    space: 'srgb',
    depth: 'uchar',
  })
  expect(bytes.includes('evil')).toBe(false)
})

// MED-3
test('where a photo was taken, and by whom, is not kept', async () => {
  const sent = await withGps()
  expect((await open(sent).metadata()).exif).toBeDefined()
  const stored = await storePicture(media.deps, await media.received(sent), 'photo')
  const bytes = await readStored(stored)
  expect((await open(bytes).metadata()).exif).toBeUndefined()
  expect(bytes.includes('evil owner')).toBe(false)
})

test('a photo that lies on its side is stored upright', async () => {
  const stored = await storePicture(media.deps, await media.received(await turned()), 'photo')
  expect(stored).toMatchObject({ width: 60, height: 90 })
})

// MED-3
test.each(cleanedDrawings)('a drawing is cleaned of $name', ({ inside, attributes }) => {
  const answer = cleanSvg(svg(inside, attributes))
  const text = 'svg' in answer ? answer.svg : ''
  expect(text).toContain('<path')
  expect(text).not.toMatch(
    /evil|<script|:script|javascript|foreignObject|<iframe|<embed|<object|<image|<feImage|<animate|<set|<handler|import|font-face|\son\w+=|xml:base|<\?/i,
  )
})

test('a drawing is stored as it was cleaned', async () => {
  const file = await media.received(svg('<script>evil()</script><path onclick="evil()" d="M0 0h9v9z"/>'))
  const stored = await storePicture(media.deps, file, 'logo')
  expect((await readStored(stored)).toString()).toBe(svg('<path d="M0 0h9v9z"/>').toString())
})

test('a harmless drawing keeps its gradients, symbols, styles and texts', async () => {
  const inside =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#c00"/></linearGradient><symbol id="s"><path d="M0 0h3v3z"/></symbol></defs><style>.a{fill:url(#g)}</style><rect class="a" width="5" height="5"/><use href="#s"/><text>Mətbəə</text>'
  const stored = await storePicture(media.deps, await media.received(svg(inside)), 'logo')
  expect((await readStored(stored)).toString()).toBe(svg(inside).toString())
  expect(stored).toMatchObject({ extension: 'svg', width: 20, height: 10 })
})

test('a drawing with the DOCTYPE that drawing programs write is taken', async () => {
  const doctype =
    '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator: A -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n'
  const content = Buffer.concat([Buffer.from(doctype), svg('<path d="M0 0h9v9z"/>')])
  const stored = await storePicture(media.deps, await media.received(content), 'logo')
  expect((await readStored(stored)).toString()).toMatch(/^<svg /)
})
