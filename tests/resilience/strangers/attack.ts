/**
 * A thread of its own that keeps `sockets` busy with one shape of what strangers do, until it is told to stop; says how
 * often it was answered, by status.
 */
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { rawPdf } from '../../domains/preflight/corpus/raw-pdf.ts'
import { cardPage } from '../../domains/preflight/corpus/sample.ts'
import { begin, headersOf, idOf, patch, type Sender, uploadUrl } from '../../support/artwork.ts'
import { interlacedPng } from '../../support/heavy-pictures.ts'
import { trickle } from '../../support/trickle.ts'
import type { Attack, Shape, Stranger } from './shapes.ts'

const { site, shape, sockets, strangers, product } = workerData as Attack
const answers: Record<string, number> = {}
/** All of them from one network, as the proxy says. */
const network = '203.0.113.66'
let isOver = false

const acts: Record<Shape, (stranger: Stranger, socket: number) => Promise<void>> = {
  'files told by a slow expression': async (stranger) => {
    const file = Buffer.from(`%!PS-Adobe-3.0\n${'%%Creator:'.repeat(6500)}`)
    await upload(stranger, file, 'a.ai')
  },
  'uploads that trickle': async ({ link, orderId }) => {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500_000)])
    const begun = await begin(site, { link }, { orderId, length: content.length })
    count(begun.status)
    if (begun.status !== 201) return
    const sent = trickle(uploadUrl(site, idOf(begun)), { link }, { content, bytes: 700, everyMs: 500 })
    count((await sent.answer)?.status ?? 'cut off')
  },
  'forms that trickle': ({ token }, socket) => trickleForm(token, socket % 2 === 0),
  'prices of full baskets': async (_stranger, socket) => {
    const line = { ...product, count: 500 }
    const [path, sent] =
      socket % 2 === 0
        ? ['basket/quote', { lines: Array.from({ length: 50 }, (_, id) => ({ id: `${id}`, ...line })) }]
        : [
            `ServiceTypes/${product.serviceTypeId}/quote`,
            { count: 500, counts: Array.from({ length: 40 }, (_, at) => at + 1) },
          ]
    await ask('POST', `/api/${path}`, JSON.stringify(sent), { 'content-type': 'application/json' })
  },
  'pictures that are large to decode': async (stranger, socket) => {
    if (socket % 2 === 0) return sendArtwork(stranger, largePicture, 'a.png')
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(largePicture)]), 'a.png')
    await ask('PUT', '/api/appuser', form, headersOf({ token: stranger.token }))
  },
  'files of sixty pages': (stranger) =>
    sendArtwork(stranger, rawPdf({ pages: Array.from({ length: 60 }, () => cardPage('')) }), 'a.pdf'),
}
const largePicture =
  shape === 'pictures that are large to decode'
    ? interlacedPng({ width: 24_000, height: 24_900 })
    : Buffer.alloc(0)

const count = (status: number | string): void => {
  answers[status] = (answers[status] ?? 0) + 1
}

async function ask(
  method: string,
  path: string,
  body: BodyInit,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await fetch(site + path, {
    method,
    body,
    headers: { 'x-forwarded-for': network, ...headers },
  })
  await answer.arrayBuffer()
  count(answer.status)
}

async function upload({ token, orderId }: Stranger, content: Buffer, name: string): Promise<string | null> {
  const begun = await begin(site, { token }, { orderId, length: content.length, name })
  if (begun.status !== 201) {
    count(begun.status)
    return null
  }
  const id = idOf(begun)
  const sent = await patch(uploadUrl(site, id), { token }, { offset: 0, content: new Uint8Array(content) })
  count(sent.status)
  return sent.status === 204 ? id : null
}

async function sendArtwork(stranger: Stranger, content: Buffer, name: string): Promise<void> {
  const id = await upload(stranger, content, name)
  if (id === null) return
  await ask('POST', `/api/order/${stranger.orderId}/artwork`, JSON.stringify({ uploads: [id] }), {
    ...headersOf({ token: stranger.token } satisfies Sender),
    'content-type': 'application/json',
  })
}

/** A form whose picture comes as slowly as it may. */
function trickleForm(token: string, isRest: boolean): Promise<void> {
  const [method, path] = isRest ? ['PUT', '/api/appuser'] : ['POST', '/trpc/upload/accounts.updateProfile']
  const sent = request(`${site}${path}`, {
    method,
    agent: false,
    headers: {
      ...headersOf({ token }),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '9000000',
    },
  })
  sent.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
  const timer = setInterval(() => sent.write('x'.repeat(700)), 500)
  return new Promise((resolve) => {
    sent.once('response', (response) => {
      count(response.statusCode ?? 0)
      sent.destroy()
    })
    sent.on('error', () => undefined)
    sent.once('close', () => {
      clearInterval(timer)
      resolve()
    })
  })
}

async function keepOn(socket: number): Promise<void> {
  const stranger = strangers[socket % strangers.length]
  if (!stranger) throw new Error('no strangers')
  while (!isOver) {
    await acts[shape](stranger, socket).catch(() => count('cut off'))
    // As a client does that is refused at once: without it this thread would only ask.
    await sleep(20)
  }
}

parentPort?.on('message', () => {
  isOver = true
  parentPort?.postMessage(answers)
})
for (let socket = 0; socket < sockets; socket++) void keepOn(socket)
