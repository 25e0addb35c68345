import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pieceLength, storageKeyOf, streamFile } from '../../../src/domains/artwork/stored-file.ts'
import { sweepArtwork } from '../../../src/domains/artwork/sweep-artwork.ts'
import {
  begin,
  bytesType,
  idOf,
  makeArtworkOrder,
  patch,
  sendFile,
  somePdf,
  tus,
  uploadUrl,
} from '../../support/artwork.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { heicBeginning } from '../../support/pictures.ts'

let app: TestApp
let token: string
let orderId: number
let userId: number
beforeAll(async () => {
  app = await startTestApp({ settings: { ARTWORK_MAX_FILE: '10', ARTWORK_MAX_ORDER: '16' } })
})
afterAll(() => app.close())

/** A customer with an order whose artwork is missing. */
async function newCustomer() {
  const { db } = app.deps
  userId = (await makeUser(db)).id
  token = await makeToken(db, userId)
  orderId = await makeArtworkOrder(db, userId)
}
beforeAll(newCustomer)

const row = (id: string) => app.deps.db.upload.findUniqueOrThrow({ where: { id } })
const offsetAt = async (id: string) => {
  const answer = await fetch(uploadUrl(app.url, id), {
    method: 'HEAD',
    headers: { ...tus, authorization: `Bearer ${token}` },
  })
  return { status: answer.status, offset: Number(answer.headers.get('upload-offset')) }
}

async function stored(id: string): Promise<Buffer> {
  const { storageKey, offset } = await row(id)
  const pieces: Buffer[] = []
  for await (const piece of streamFile(app.deps.artwork.store, { storageKey, size: offset }))
    pieces.push(piece)
  return Buffer.concat(pieces)
}
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** A body that ends with a lost connection once so many bytes of it have gone. */
function brokenAfter(content: Buffer, length: number): ReadableStream {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      if (at >= length) {
        await sleep(300)
        controller.error(new Error('lost'))
        return
      }
      const next = Math.min(length, at + 64 * 1024)
      controller.enqueue(new Uint8Array(content.subarray(at, next)))
      at = next
    },
  })
}

// ART-4
describe('the protocol', () => {
  test('says what it offers to whoever asks, as tus has it', async () => {
    for (const path of ['/api/uploads', '/api/Uploads/', '/api/uploads/abc']) {
      const answer = await fetch(app.url + path, { method: 'OPTIONS' })
      expect(answer.status, path).toBe(204)
      expect(Object.fromEntries(answer.headers), path).toMatchObject({
        'tus-resumable': '1.0.0',
        'tus-version': '1.0.0',
        'tus-extension': 'creation,termination,expiration,checksum',
        'tus-checksum-algorithm': 'sha1,sha256',
        'tus-max-size': String(10 * 1024 * 1024),
      })
    }
    expect((await fetch(`${app.url}/api/uploadsx`, { method: 'OPTIONS' })).status).toBe(400)
  })

  test('names its version to whoever speaks another', async () => {
    const headers = { ...tus, authorization: `Bearer ${token}`, 'tus-resumable': '0.2.2' }
    const answer = await fetch(`${app.url}/api/uploads`, { method: 'POST', headers })
    expect([answer.status, answer.headers.get('tus-version')]).toEqual([412, '1.0.0'])
  })
})

// ART-4
describe('an upload', () => {
  test('comes whole, is what was sent, and says so', async () => {
    const content = somePdf(3 * pieceLength + 12_345)
    const begun = await begin(
      app.url,
      { token },
      { orderId, length: content.length, name: 'Vizit kartı.pdf' },
    )
    expect(begun.status).toBe(201)
    expect(begun.headers.get('tus-resumable')).toBe('1.0.0')
    expect(Date.parse(begun.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now() + 23 * 3600_000)
    const id = idOf(begun)
    expect(await offsetAt(id)).toEqual({ status: 200, offset: 0 })
    const sent = await patch(
      uploadUrl(app.url, id),
      { token },
      { offset: 0, content: new Uint8Array(content) },
    )
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(content.length)])
    expect(await offsetAt(id)).toEqual({ status: 200, offset: content.length })
    expect(sha256(await stored(id))).toBe(sha256(content))
    const { kind, sha256: known, name } = await row(id)
    expect({ kind, known: Buffer.from(known ?? []).toString('hex'), name }).toEqual({
      kind: 'pdf',
      known: sha256(content),
      name: 'Vizit kartı.pdf',
    })
  })

  test('goes on where its connection broke, again and again', async () => {
    const content = somePdf(2 * pieceLength + 777)
    const id = idOf(await begin(app.url, { token }, { orderId, length: content.length }))
    const url = uploadUrl(app.url, id)
    let offset = 0
    for (const length of [10, 200_000, pieceLength - 3, 300_000, 1_000_000]) {
      const target = Math.min(offset + length, content.length)
      // What the network lost, or what came while the one before was still being stored, is sent again, as customers do.
      await expect
        .poll(async () => {
          offset = (await offsetAt(id)).offset
          if (offset === target) return offset
          const rest = brokenAfter(content.subarray(offset), target - offset)
          await patch(url, { token }, { offset, content: rest }).catch(() => undefined)
          return (await offsetAt(id)).offset
        })
        .toBe(target)
      offset = target
    }
    const send = () => patch(url, { token }, { offset, content: new Uint8Array(content.subarray(offset)) })
    await expect.poll(async () => (await send()).status).toBe(204)
    expect(sha256(await stored(id))).toBe(sha256(content))
    const artwork = await app.trpc(token).artwork.send.mutate({ id: orderId, uploads: [id] })
    expect(artwork.versions[0]?.files[0]?.sha256).toBe(sha256(content))
  })

  test('takes bytes at its own offset only, and no more than were announced', async () => {
    await newCustomer()
    const content = somePdf(50_000)
    const id = idOf(await begin(app.url, { token }, { orderId, length: content.length }))
    const url = uploadUrl(app.url, id)
    const elsewhere = await patch(url, { token }, { offset: 7, content: new Uint8Array(content) })
    expect([elsewhere.status, (await elsewhere.json()).message]).toEqual([
      409,
      expect.stringContaining('0 bytes'),
    ])
    const tooMuch = Buffer.concat([content, Buffer.from('x')])
    const more = await patch(url, { token }, { offset: 0, content: new Uint8Array(tooMuch) })
    expect([more.status, (await more.json()).code]).toEqual([413, 'TOO_LARGE'])
    const noType = await fetch(url, {
      method: 'PATCH',
      headers: {
        ...tus,
        authorization: `Bearer ${token}`,
        'upload-offset': '0',
        'content-type': 'text/plain',
      },
      body: 'x',
    })
    expect(noType.status).toBe(415)
    const notTus = await fetch(url, {
      method: 'PATCH',
      headers: { ...bytesType, authorization: `Bearer ${token}` },
    })
    expect([notTus.status, (await notTus.json()).code]).toEqual([412, 'VALIDATION'])
    expect((await offsetAt(id)).offset).toBe(0)
  })

  test('with a checksum counts whole or not at all', async () => {
    const content = somePdf(pieceLength + 5)
    const id = idOf(await begin(app.url, { token }, { orderId, length: content.length }))
    const url = uploadUrl(app.url, id)
    const send = (digest: string) =>
      patch(
        url,
        { token },
        {
          offset: 0,
          content: new Uint8Array(content),
          headers: { 'upload-checksum': `sha256 ${digest}` },
        },
      )
    const wrong = createHash('sha256').update('another').digest('base64')
    expect((await send(wrong)).status).toBe(460)
    expect((await offsetAt(id)).offset).toBe(0)
    expect((await send('')).status).toBe(400)
    expect((await send(createHash('sha256').update(content).digest('base64'))).status).toBe(204)
    expect(sha256(await stored(id))).toBe(sha256(content))
  })

  test('is nobody else’s to see, to go on with or to end', async () => {
    const content = somePdf(1000)
    const id = idOf(await begin(app.url, { token }, { orderId, length: content.length }))
    const url = uploadUrl(app.url, id)
    for (const other of [await app.signIn('Client'), await app.signIn('SuperAdmin')]) {
      const headers = { ...tus, authorization: `Bearer ${other}` }
      expect((await fetch(url, { method: 'HEAD', headers })).status).toBe(404)
      expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(404)
      expect((await patch(url, { token: other }, { offset: 0, content: 'x' })).status).toBe(404)
    }
    expect((await fetch(url, { method: 'DELETE', headers: tus })).status).toBe(401)
    const mine = await fetch(url, { method: 'DELETE', headers: { ...tus, authorization: `Bearer ${token}` } })
    expect(mine.status).toBe(204)
    expect((await offsetAt(id)).status).toBe(404)
    const key = storageKeyOf(orderId, id)
    expect(await app.deps.db.mediaTrash.count({ where: { key } })).toBe(1)
  })

  test('two tabs never write one upload at once: the second is told, and goes on when the first has lost its line', async () => {
    const content = somePdf(600_000)
    const id = idOf(await begin(app.url, { token }, { orderId, length: content.length }))
    const url = uploadUrl(app.url, id)
    let isOver = false
    let sent = 0
    const alive = new ReadableStream({
      async pull(controller) {
        if (isOver) return new Promise<void>(() => {})
        controller.enqueue(new Uint8Array(content.subarray(sent, sent + 1000)))
        sent += 1000
        await sleep(50)
      },
    })
    const first = patch(url, { token }, { offset: 0, content: alive }).catch(() => undefined)
    await sleep(300)
    const second = await patch(url, { token }, { offset: 0, content: new Uint8Array(content) })
    expect([second.status, (await second.json()).message]).toEqual([
      409,
      'This file is already being sent, perhaps in another window.',
    ])
    isOver = true
    await sleep(1700)
    const { offset } = await offsetAt(id)
    expect(offset).toBe(sent)
    const rest = await patch(url, { token }, { offset, content: new Uint8Array(content.subarray(offset)) })
    expect(rest.status).toBe(204)
    expect(sha256(await stored(id))).toBe(sha256(content))
    await first
  })
})

// ART-3
describe('before the first byte it is known', () => {
  const refused = async (answer: Promise<Response>) => {
    const response = await answer
    return [response.status, (await response.json()).code]
  }
  test('who may send for which order', async () => {
    await newCustomer()
    const other = await app.signIn('Client')
    const length = 1000
    expect(await refused(begin(app.url, {}, { orderId, length }))).toEqual([401, 'UNAUTHENTICATED'])
    expect(await refused(begin(app.url, { token: other }, { orderId, length }))).toEqual([404, 'NOT_FOUND'])
    expect(await refused(begin(app.url, { token }, { orderId: 2147483647, length }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    const inbox = await app.signIn(['contact'])
    expect(await refused(begin(app.url, { token: inbox }, { orderId, length }))).toEqual([404, 'NOT_FOUND'])
    expect((await begin(app.url, { token: await app.signIn(['orders']) }, { orderId, length })).status).toBe(
      201,
    )
  })

  test('that it isn’t empty, not too large, and fits beside the order’s other files', async () => {
    await newCustomer()
    const megabyte = 1024 * 1024
    expect(await refused(begin(app.url, { token }, { orderId, length: 0 }))).toEqual([400, 'VALIDATION'])
    const large = await begin(app.url, { token }, { orderId, length: 10 * megabyte + 1 })
    expect([large.status, (await large.json()).message]).toEqual([413, 'A file can be up to 10\u00a0MB.'])
    expect((await begin(app.url, { token }, { orderId, length: 9 * megabyte })).status).toBe(201)
    expect(await refused(begin(app.url, { token }, { orderId, length: 9 * megabyte }))).toEqual([
      413,
      'TOO_LARGE',
    ])
    const both = await Promise.all(
      [1, 2, 3].map(() => begin(app.url, { token }, { orderId, length: 4 * megabyte })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 413, 413])
  })

  test('that not a thousand are on their way at once', async () => {
    await newCustomer()
    // A busy machine's database may not get to all of them in time, and says so.
    const beginOnceHeard = async (): Promise<Response> => {
      const answer = await begin(app.url, { token }, { orderId, length: 10 })
      return answer.status === 503 ? beginOnceHeard() : answer
    }
    const all = await Promise.all(Array.from({ length: 25 }, beginOnceHeard))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(all.filter(({ status }) => status === 409)).toHaveLength(5)
  })

  test('that the order takes artwork at all', async () => {
    const { db } = app.deps
    await newCustomer()
    await db.artwork.update({ where: { orderId }, data: { state: 'NotNeeded' } })
    expect(await refused(begin(app.url, { token }, { orderId, length: 10 }))).toEqual([409, 'CONFLICT'])
    const printed = await makeArtworkOrder(db, userId, { status: 'InProduction' })
    expect(await refused(begin(app.url, { token }, { orderId: printed, length: 10 }))).toEqual([
      409,
      'CONFLICT',
    ])
  })

  test.each(['', 'orderId x', 'orderId', `orderId ${Buffer.from('1e3').toString('base64')}`])(
    'which order it is for: %j is refused',
    async (metadata) => {
      const headers = {
        ...tus,
        authorization: `Bearer ${token}`,
        'upload-length': '5',
        'upload-metadata': metadata,
      }
      const answer = await fetch(`${app.url}/api/uploads`, { method: 'POST', headers })
      expect(answer.status).toBe(400)
    },
  )
})

// ART-2
test('a HEIC photo is refused with how to send it instead', async () => {
  await newCustomer()
  const begun = await begin(
    app.url,
    { token },
    { orderId, length: heicBeginning.length, name: 'IMG_0001.jpg', language: 'ru' },
  )
  const sent = await patch(uploadUrl(app.url, idOf(begun)), { token }, { offset: 0, content: heicBeginning })
  expect(sent.status).toBe(415)
  expect((await sent.json()).message).toContain('JPEG')
})

// ART-2
test('a file of a wrong kind under a right name is refused as soon as its first bytes are here, and nothing is kept', async () => {
  await newCustomer()
  const content = Buffer.alloc(3 * pieceLength, 'MZ this is a program ')
  const begun = await begin(
    app.url,
    { token },
    { orderId, length: content.length, name: 'vizit.pdf', language: 'ru' },
  )
  const id = idOf(begun)
  const sent = await patch(uploadUrl(app.url, id), { token }, { offset: 0, content: new Uint8Array(content) })
  expect([sent.status, (await sent.json()).code]).toEqual([415, 'UNSUPPORTED_MEDIA'])
  expect((await offsetAt(id)).status).toBe(404)
  expect(await app.deps.db.mediaTrash.count({ where: { key: storageKeyOf(orderId, id) } })).toBe(1)
})

// ART-8
test('an upload that nobody goes on with is swept after a day', async () => {
  await newCustomer()
  const content = somePdf(5000)
  const left = await sendFile(app.url, { token }, { orderId, content })
  const begun = idOf(await begin(app.url, { token }, { orderId, length: 10 }))
  const at = (hours: number) => ({ ...app.deps, now: () => new Date(Date.now() + hours * 3600_000) })
  await sweepArtwork(at(23))
  expect((await offsetAt(left)).status).toBe(200)
  await sweepArtwork(at(25))
  expect([(await offsetAt(left)).status, (await offsetAt(begun)).status]).toEqual([404, 404])
  const keys = [left, begun].map((id) => storageKeyOf(orderId, id))
  expect(await app.deps.db.mediaTrash.count({ where: { key: { in: keys } } })).toBe(2)
})
