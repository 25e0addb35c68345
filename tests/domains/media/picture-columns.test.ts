import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeColumns } from '../../../src/domains/media/picture-columns.ts'
import { type MediaSetup, setUpMedia } from './media-setup.ts'
import { flat, svg } from './pictures.ts'

let media: MediaSetup
beforeAll(async () => {
  media = await setUpMedia()
})
afterAll(() => media.close())

const png = async () => media.received(await flat(30, 20).png().toBuffer())
const drawing = () => media.received(svg('<path d="M0 0h9v9z"/>'))

test('of several files with a bad one no column is stored', async () => {
  const columns = { logoId: [await png(), 'logo'], photoId: [await drawing(), 'photo'] } as const
  await expect(storeColumns(media.deps, columns)).rejects.toMatchObject({ code: 'VALIDATION' })
  expect(await media.storedFiles()).toEqual([])
  expect(await media.db.media.count()).toBe(0)
})

test('each file that was sent becomes its column, one that was not stays as it is', async () => {
  const columns = {
    photoId: [await png(), 'photo'],
    darkLogoId: [undefined, 'logo'],
    logoId: [await drawing(), 'logo'],
  } as const
  const ids = await storeColumns(media.deps, columns)
  expect(Object.keys(ids)).toEqual(['photoId', 'logoId'])
  const row = await media.db.media.findUnique({ where: { id: ids.logoId ?? 0 } })
  expect(row?.extension).toBe('svg')
  expect(await storeColumns(media.deps, { photoId: [undefined, 'photo'] })).toEqual({})
})
