import type { FastifyInstance, FastifyReply } from 'fastify'
import { readTicket } from '../domains/artwork/download-ticket.ts'
import { findFile, findPagePicture, keptFile, type OpenFile } from '../domains/artwork/find-file.ts'
import { findAttachment, keptAttachment } from '../domains/messages/read-messages.ts'
import { AppError, notFound } from '../lib/errors.ts'
import { maxInteger } from '../lib/fields.ts'
import { assertAccess } from '../procedures/access.ts'
import type { Deps } from '../procedures/deps.ts'
import { createContext } from './create-context.ts'

export const artworkFilePath = '/order/:id/artwork/files/:fileId'
export const pagePicturePath = '/order/:id/artwork/files/:fileId/pages/:page'
export const downloadPath = '/downloads/:ticket'
export const attachmentPath = '/order/:id/messages/files/:fileId'

type Named = { Params: { id: string; fileId: string } }

/**
 * GET a file of an order's artwork or of a message: streamed, to be saved and never to be shown or run by a
 * browser (ART-7), for the caller or with a ticket (ART-10); and GET our own picture of a page.
 */
export async function serveArtworkFiles(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  for (const [path, find] of [
    [artworkFilePath, findFile],
    [attachmentPath, findAttachment],
  ] as const) {
    app.get<Named>(path, async (request, reply) => {
      const context = await createContext(deps, request)
      assertAccess('orderParty', context.caller, context.link)
      const orderId = readId(request.params.id)
      const fileId = readId(request.params.fileId)
      return sendFile(reply, await find(deps, context, { orderId, fileId }))
    })
  }
  app.get<{ Params: { ticket: string } }>(downloadPath, async (request, reply) => {
    const { purpose, ...which } = await readTicket(deps, request.params.ticket)
    const find = purpose === 'artwork' ? keptFile : keptAttachment
    return sendFile(reply, await find(deps, which))
  })
  app.get<{ Params: { id: string; fileId: string; page: string } }>(
    pagePicturePath,
    async (request, reply) => {
      const context = await createContext(deps, request)
      assertAccess('orderParty', context.caller, context.link)
      const [orderId, fileId] = [readId(request.params.id), readId(request.params.fileId)]
      const which = { orderId, fileId, page: readId(request.params.page) }
      return headers(reply)
        .type('image/webp')
        .send(await findPagePicture(deps, context, which))
    },
  )
}

const sendFile = (reply: FastifyReply, { name, size, open }: OpenFile): FastifyReply =>
  headers(reply)
    .header('content-disposition', attachment(name))
    .header('content-length', size)
    .type('application/octet-stream')
    .send(open())

const headers = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', "sandbox; default-src 'none'")

function readId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id < 1) throw new AppError('VALIDATION')
  if (id > maxInteger) throw notFound()
  return id
}

/** With the exact name (RFC 8187), and in ASCII for old programs. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
