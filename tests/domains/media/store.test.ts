import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAvifVariants } from '../../../src/domains/media/make-avif-variants.ts'
import { sweep } from '../../../src/domains/media/start-sweeper.ts'
import { type MediaStore, openMediaStore } from '../../../src/domains/media/store.ts'
import { storePicture } from '../../../src/domains/media/store-picture.ts'
import { silentLog } from '../../support/silent-log.ts'
import { type FakeBucket, startFakeBucket } from './fake-bucket.ts'
import { type MediaSetup, setUpMedia } from './media-setup.ts'
import { photo } from './pictures.ts'

let bucket: FakeBucket
beforeAll(async () => {
  bucket = await startFakeBucket('pictures')
})
afterAll(() => bucket.close())

const inBucket = (folders: { directory: string; tempDir: string }): Promise<MediaStore> =>
  openMediaStore({
    ...folders,
    s3: {
      settings: {
        endpoint: bucket.endpoint,
        bucket: 'pictures',
        key: 'key',
        secret: 'secret',
        region: 'auto',
      },
      log: silentLog,
    },
  })

async function namesIn(store: MediaStore, key?: string): Promise<string[]> {
  const names: string[] = []
  for await (const name of store.list(key)) names.push(name)
  return names.sort()
}

describe.each([
  ['a folder', openMediaStore],
  ['an S3-compatible bucket', inBucket],
])('%s', (_name, open) => {
  let media: MediaSetup
  let store: MediaStore
  beforeAll(async () => {
    media = await setUpMedia(open)
    store = media.deps.store
  })
  afterAll(() => media.close())

  test('gives back what was put, and knows what is not there', async () => {
    await store.put('key1/full.svg', Buffer.from('<svg/>'))
    expect(await store.size('key1/full.svg')).toBe(6)
    expect(await store.size('key1/320.webp')).toBeNull()
    expect(Buffer.from(await store.read('key1/full.svg')).toString()).toBe('<svg/>')
    expect(await text(await store.stream('key1/full.svg'))).toBe('<svg/>')
    await store.remove('key1')
  })

  test('removes one picture whole and no other', async () => {
    for (const name of ['a/full.webp', 'a/320.webp', 'b/full.webp']) await store.put(name, Buffer.from(name))
    expect(await namesIn(store, 'a')).toEqual(['a/320.webp', 'a/full.webp'])
    await store.remove('a')
    await store.remove('never there')
    expect(await namesIn(store)).toEqual(['b/full.webp'])
    await store.remove('b')
  })

  test('a picture lives and goes there', async () => {
    const stored = await storePicture(
      media.deps,
      await media.received(await photo(700, 400).jpeg().toBuffer()),
      'photo',
    )
    await makeAvifVariants(media.deps, stored.id)
    expect(await namesIn(store, stored.key)).toHaveLength(6)
    await media.db.media.updateMany({ data: { createdAt: new Date(Date.now() - 60_000) } })
    await sweep(media.deps)
    expect(await namesIn(store)).toEqual([])
    expect(await media.tempFiles()).toEqual([])
  })
})

test('a bucket gets the content types, and a lost one is an error, never "not there"', async () => {
  const store = await inBucket({ directory: 'unused', tempDir: 'unused' })
  await store.put('a/full.webp', Buffer.from('a'))
  expect(bucket.objects.get('a/full.webp')?.type).toBe('image/webp')
  bucket.away = true
  await expect(store.size('a/full.webp')).rejects.toThrow()
  bucket.away = false
})
