import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAvifVariants } from '../../../src/domains/media/make-avif-variants.ts'
import { mediaUrl } from '../../../src/domains/media/picture-url.ts'
import { servePictures } from '../../../src/domains/media/serve-pictures.ts'
import { type StoredPicture, storePicture } from '../../../src/domains/media/store-picture.ts'
import { AppError, errorStatuses } from '../../../src/lib/errors.ts'
import { type MediaSetup, setUpMedia } from './media-setup.ts'
import { moving, photo, svg } from './pictures.ts'

let media: MediaSetup
let app: FastifyInstance
let early: StoredPicture
let ready: StoredPicture
let drawing: StoredPicture
let film: StoredPicture

beforeAll(async () => {
  media = await setUpMedia()
  const store = async (content: Buffer, purpose: 'photo' | 'logo' = 'photo') =>
    storePicture(media.deps, await media.received(content), purpose)
  early = await store(await photo(400, 300).jpeg().toBuffer())
  ready = await store(await photo(400, 300).jpeg().toBuffer())
  await makeAvifVariants(media.deps, ready.id)
  drawing = await store(svg('<path d="M0 0h9v9z"/>'), 'logo')
  film = await store(await moving(3).gif().toBuffer())
  app = await serverOf(media.deps.store)
})
afterAll(async () => {
  await app.close()
  await media.close()
})

async function serverOf(store: MediaSetup['deps']['store']): Promise<FastifyInstance> {
  const server = Fastify({ routerOptions: { caseSensitive: false } })
  server.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? errorStatuses[error.code] : 500).send({}),
  )
  await server.register(servePictures, { media: { store } })
  return server
}

const modern = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

// MED-6
test('a picture can be kept for good, and can neither run nor load anything', async () => {
  const answer = await get(mediaUrl(early))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept',
  })
  expect(answer.rawPayload).toEqual(Buffer.from(await media.deps.store.read(`${early.key}/full.webp`)))
})

test('who takes AVIF gets WebP for a minute, until it is made', async () => {
  const answer = await get(mediaUrl(early), modern)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=60',
    vary: 'Accept',
  })
})

test('then the same URL answers AVIF to who takes it, WebP to others', async () => {
  const url = `/media/${ready.key}-320.webp`
  const [avif, webp] = [await get(url, modern), await get(url, { accept: 'image/webp,*/*' })]
  expect(avif.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
  })
  expect(webp.headers['content-type']).toBe('image/webp')
  expect(avif.headers.etag).not.toBe(webp.headers.etag)
})

test('a width that was not made when the picture was stored is answered by the whole picture', async () => {
  const [former, whole] = [await get(`/media/${ready.key}-640.webp`), await get(mediaUrl(ready))]
  expect(former.statusCode).toBe(200)
  expect(former.rawPayload).toEqual(whole.rawPayload)
  expect((await get(`/media/${ready.key}-641.webp`)).statusCode).toBe(404)
})

test('what the browser has is not sent again', async () => {
  const { headers } = await get(mediaUrl(ready), modern)
  const again = await get(mediaUrl(ready), { ...modern, 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  const other = await get(mediaUrl(ready), { 'if-none-match': String(headers.etag) })
  expect(other.statusCode).toBe(200)
})

test('HEAD says the same without the content', async () => {
  const [full, head] = [
    await get(mediaUrl(ready)),
    await app.inject({ method: 'HEAD', url: mediaUrl(ready) }),
  ]
  expect(head.statusCode).toBe(200)
  expect(head.rawPayload.length).toBe(0)
  for (const name of ['content-length', 'content-type', 'etag'])
    expect(head.headers[name]).toBe(full.headers[name])
})

test('a drawing is an SVG that stands alone', async () => {
  const answer = await get(mediaUrl(drawing), modern)
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers['cache-control']).toContain('immutable')
  expect(answer.headers['content-security-policy']).toContain('sandbox')
})

test('a moving picture is WebP for good: there will be no AVIF of it', async () => {
  const answer = await get(mediaUrl(film), modern)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test.each([
  ['no name', () => '/media/'],
  ['another width', () => `/media/${ready.key}-333.webp`],
  ['another kind', () => `/media/${ready.key}.png`],
  ['the file itself', () => `/media/${ready.key}/full.webp`],
  ['the AVIF by name', () => `/media/${ready.key}.avif`],
  ['a name in capitals', () => `/media/${ready.key.toUpperCase()}.webp`],
  ['a path out of the folder', () => `/media/..%2f..%2fetc%2fpasswd`],
  ['a path out of the folder behind a key', () => `/media/${ready.key}%2f..%2f..%2fx.webp`],
  ['a null byte', () => `/media/${ready.key}.webp%00.svg`],
  ['a line break', () => `/media/${ready.key}.webp%0a`],
  ['an unknown key', () => '/media/aaaaaaaaaaaaaaaa_1x1_000000.webp'],
])('%s is 404', async (_name, url) => {
  expect((await get(url())).statusCode).toBe(404)
})

test('a store that is away is 503', async () => {
  const size = () => Promise.reject(new Error('connect ECONNREFUSED'))
  const server = await serverOf({ ...media.deps.store, size })
  expect((await server.inject({ url: mediaUrl(ready) })).statusCode).toBe(503)
  await server.close()
})
