import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginBasketUpload, beginUpload } from '../domains/artwork/uploads/begin-upload.ts'
import { countUpload } from '../domains/artwork/uploads/count-upload.ts'
import { dropUpload, receiveBytes, uploadProgress } from '../domains/artwork/uploads/receive-bytes.ts'
import { notTusProtocol } from '../domains/artwork/uploads/upload-errors.ts'
import { AppError } from '../lib/errors.ts'
import { refuseLater } from '../lib/refuse-later.ts'
import { assertAccess } from '../procedures/access.ts'
import type { Context } from '../procedures/context.ts'
import type { Deps } from '../procedures/deps.ts'
import { createContext } from './create-context.ts'
import { readChecksum, readLength, readMetadata, readOffset, tusVersion } from './upload-headers.ts'

export const uploadPath = '/uploads'
const uploadTarget = new RegExp(`^/api${uploadPath}(/[^/?]*)?/?([?]|$)`, 'i')
/** Whether a request is about uploads, in any spelling. */
export const isUploadTarget = (url: string): boolean => uploadTarget.test(url)
const bytes = 'application/offset+octet-stream'

/**
 * Resumable uploads by the tus protocol 1.0.0 (core, creation, termination, expiration, checksum), on the
 * artwork's acts; errors have the contract's shape. Permission is checked before the first byte, and bytes
 * bypass the limits of other bodies, within limits of their own (UploadsAtOnce, src/http/arriving-bodies.ts).
 */
export async function serveUploads(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  // The acts read the body themselves: nothing is read before they run.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('tus-resumable', tusVersion).header('cache-control', 'no-store')
    if (request.headers['tus-resumable'] !== tusVersion) {
      reply.header('tus-version', tusVersion)
      throw notTusProtocol()
    }
    request.context = await createContext(deps, request)
    assertAccess('orderParty', request.context.caller, request.context.link)
  })

  app.post(uploadPath, async (request, reply) => {
    const wanted = readMetadata(request.headers['upload-metadata'])
    const length = readLength(request.headers['upload-length'])
    const who = contextOf(request)
    await refuseLater(() => countUpload(who))
    const upload =
      wanted.purpose === 'basket'
        ? await beginBasketUpload(deps, who, { ...wanted, length })
        : await beginUpload(deps, who, { ...wanted, length })
    return reply
      .code(201)
      .header('location', `/api${uploadPath}/${upload.id}`)
      .header('upload-expires', upload.expiresAt.toUTCString())
      .send()
  })

  app.head<Named>(`${uploadPath}/:uploadId`, async (request, reply) => {
    const upload = await uploadProgress(deps, contextOf(request), request.params.uploadId)
    if (upload.metadata !== '') reply.header('upload-metadata', upload.metadata)
    return reply
      .header('upload-offset', String(upload.offset))
      .header('upload-length', String(upload.length))
      .header('upload-expires', upload.expiresAt.toUTCString())
      .send()
  })

  app.patch<Named>(`${uploadPath}/:uploadId`, async (request, reply) => {
    const [type] = (request.headers['content-type'] ?? '').split(';')
    if (type?.trim().toLowerCase() !== bytes) throw new AppError('UNSUPPORTED_MEDIA')
    const arriving = {
      offset: readOffset(request.headers['upload-offset']),
      checksum: readChecksum(request.headers['upload-checksum']),
    }
    const { uploadId } = request.params
    const { offset, expiresAt } = await flowing(request, () =>
      refuseLater(() => receiveBytes(deps, contextOf(request), uploadId, request.raw, arriving)),
    )
    return reply
      .code(204)
      .header('upload-offset', String(offset))
      .header('upload-expires', expiresAt.toUTCString())
      .send()
  })

  app.delete<Named>(`${uploadPath}/:uploadId`, async (request, reply) => {
    await dropUpload(deps, contextOf(request), request.params.uploadId)
    return reply.code(204).send()
  })
}

type Named = { Params: { uploadId: string } }

function contextOf(request: FastifyRequest): Context {
  if (!request.context) throw new AppError('INTERNAL')
  return request.context
}

/** After an error the rest of the body must be drained, or its sender never gets to the answer. */
async function flowing<Result>({ raw }: FastifyRequest, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!raw.destroyed) raw.resume()
    throw error
  }
}
