import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, notFound } from '../../lib/errors.ts'
import { formerWidths, isAnimated, pictureWidths } from './picture-url.ts'
import { type MediaStore, storedName } from './store.ts'

const namePattern = /^([a-z0-9]{16}_\d{1,5}x\d{1,5}_[0-9a-f]{6}(?:_a)?)(?:-([1-9]\d{1,3}))?\.(webp|png|svg)$/
const forGood = 'public, max-age=31536000, immutable'
const untilAvifIsThere = 'public, max-age=60'
const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
}

/**
 * GET and HEAD /media/{key}[-{width}].{webp
 * png
 * svg}. A .webp URL is answered as AVIF to callers who accept it, once that is made. Needs no database.
 * Nothing that is served can run or load anything (MED-6).
 */
export async function servePictures(
  app: FastifyInstance,
  { media }: { media: { store: MediaStore } },
): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: (request, reply) => serve(media.store, request, reply),
  })
}

const knownWidths = new Set<number | undefined>([...pictureWidths, ...formerWidths])

type Choice = { name: string; extension: string; size: number; cache: string }

async function serve(store: MediaStore, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const [, key, width, extension] = namePattern.exec((request.params as { '*': string })['*']) ?? []
  if (key === undefined || extension === undefined) throw notFound()
  const negotiated = extension === 'webp' && !isAnimated(key)
  const wantsAvif = negotiated && (request.headers.accept?.includes('image/avif') ?? false)
  const chosen = await available(() =>
    choose(store, key, width ? Number(width) : undefined, extension, wantsAvif),
  )
  if (chosen === null) throw notFound()
  const etag = `"${chosen.name.replace('/', '-')}"`
  reply
    .header('cache-control', chosen.cache)
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
    // Pages of other origins show our pictures too.
    .header('cross-origin-resource-policy', 'cross-origin')
  if (negotiated) reply.header('vary', 'Accept')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.type(types[chosen.extension] ?? '').header('content-length', chosen.size)
  return request.method === 'HEAD'
    ? reply.send()
    : reply.send(await available(() => store.stream(chosen.name)))
}

/**
 * A name's content never changes, so a found file may be cached for good, except a WebP that AVIF will
 * replace. A picture that was stored with other widths is served whole.
 */
async function choose(
  store: MediaStore,
  key: string,
  width: number | undefined,
  extension: string,
  wantsAvif: boolean,
): Promise<Choice | null> {
  const avif = storedName(key, width, 'avif')
  const avifSize = wantsAvif ? await store.size(avif) : null
  if (avifSize !== null) return { name: avif, extension: 'avif', size: avifSize, cache: forGood }
  const name = storedName(key, width, extension)
  const size = await store.size(name)
  if (size !== null) return { name, extension, size, cache: wantsAvif ? untilAvifIsThere : forGood }
  return knownWidths.has(width) ? choose(store, key, undefined, extension, wantsAvif) : null
}

/** A store that can't be reached is 503, not 500. */
async function available<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (cause) {
    throw new AppError('UNAVAILABLE', undefined, { retryAfter: 5, cause })
  }
}
