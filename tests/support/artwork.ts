import { randomBytes } from 'node:crypto'
import type { Database } from '../../src/db/client.ts'
import { pieceLength, pieceName, storageKeyOf } from '../../src/domains/artwork/stored-file.ts'
import { rawPdf } from '../domains/preflight/corpus/raw-pdf.ts'
import { cardPage } from '../domains/preflight/corpus/sample.ts'
import { makeOrder, makeService } from './factories.ts'
import type { TestApp } from './harness.ts'

/** As they are sent: of a token's owner, or of the holder of a link. */
export type Sender = { token?: string; link?: string }

export const headersOf = ({ token, link }: Sender) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(link && { 'x-order-link': link }),
})

export const tus = { 'tus-resumable': '1.0.0' }
export const bytesType = { 'content-type': 'application/offset+octet-stream' }

/** A PDF of so many bytes, of one kind of noise. */
export function somePdf(length = 100_000): Buffer {
  const content = randomBytes(length)
  content.write('%PDF-1.7\n')
  return content
}

/** A PDF in which the checks find nothing; each has words of its own. */
export const cleanPdf = (): Buffer => rawPdf({ pages: [cardPage(`% ${randomBytes(8).toString('hex')}`)] })

const metadata = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** What a file is sent for. */
type Target = { name?: string } & ({ orderId: number; purpose?: 'message' } | { purpose: 'basket' })

export function begin(
  site: string,
  sender: Sender,
  upload: Target & { length: number; language?: string },
): Promise<Response> {
  const { length, name = 'vizit.pdf', language = 'en', ...target } = upload
  return fetch(`${site}/api/uploads?language=${language}`, {
    method: 'POST',
    headers: {
      ...tus,
      ...headersOf(sender),
      'upload-length': String(length),
      'upload-metadata': metadata({
        ...('orderId' in target && { orderId: String(target.orderId) }),
        filename: name,
        purpose: target.purpose ?? 'artwork',
      }),
    },
  })
}

export const uploadUrl = (site: string, id: string): string => `${site}/api/uploads/${id}?language=en`
export const idOf = (answer: Response): string => answer.headers.get('location')?.split('/').at(-1) ?? ''

export function patch(
  url: string,
  sender: Sender,
  { offset, content, headers = {} }: { offset: number; content: BodyInit; headers?: Record<string, string> },
): Promise<Response> {
  return fetch(url, {
    method: 'PATCH',
    headers: { ...tus, ...bytesType, ...headersOf(sender), 'upload-offset': String(offset), ...headers },
    body: content,
    duplex: 'half',
  } as RequestInit)
}

/** Sends a whole file and answers the id of the upload. */
export async function sendFile(
  site: string,
  sender: Sender,
  { content, ...upload }: Target & { content: Buffer },
): Promise<string> {
  const begun = await begin(site, sender, { ...upload, length: content.length })
  if (begun.status !== 201) throw new Error(`begin: ${begun.status} ${await begun.text()}`)
  const id = idOf(begun)
  const sent = await patch(uploadUrl(site, id), sender, { offset: 0, content: new Uint8Array(content) })
  if (sent.status !== 204) throw new Error(`patch: ${sent.status} ${await sent.text()}`)
  return id
}

/** An upload that has come whole, written past the protocol. */
export async function makeUpload(
  app: TestApp,
  orderId: number,
  byUserId: number,
  content = cleanPdf(),
): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const storageKey = storageKeyOf(orderId, id)
  for (let at = 0; at < content.length; at += pieceLength)
    await app.deps.artwork.store.put(
      pieceName(storageKey, at / pieceLength),
      content.subarray(at, at + pieceLength),
    )
  const size = { length: content.length, offset: content.length }
  const expiresAt = new Date(Date.now() + 60_000)
  await app.deps.db.upload.create({
    data: { id, orderId, name: 'vizit.pdf', ...size, kind: 'pdf', storageKey, byUserId, expiresAt },
  })
  return id
}

/** An order of a customer whose artwork is missing. */
export async function makeArtworkOrder(
  db: Database,
  userId: number,
  data: Parameters<typeof makeOrder>[3] = {},
): Promise<number> {
  const order = await makeOrder(db, userId, await makeService(db), data)
  await db.artwork.create({ data: { orderId: order.id, state: 'Missing' } })
  return order.id
}
