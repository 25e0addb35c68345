import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begin, bytesType, idOf, makeArtworkOrder, somePdf, tus, uploadUrl } from '../../support/artwork.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

// tus 1.0.0 says MUST and SHOULD in each of these; https://tus.io/protocols/resumable-upload

let app: TestApp
let token: string
let orderId: number
let userId: number
const megabyte = 1024 * 1024
const content = somePdf(2000)

beforeAll(async () => {
  app = await startTestApp({ settings: { ARTWORK_MAX_FILE: '10' } })
  userId = (await makeUser(app.deps.db)).id
  token = await makeToken(app.deps.db, userId)
})
beforeAll(async () => {
  orderId = await makeArtworkOrder(app.deps.db, userId)
})
afterAll(() => app.close())

type Ask = {
  method: string
  path?: string
  headers?: Record<string, string | null>
  body?: Buffer
}

/** As a client of tus asks; a header that is null is left out. */
async function ask({ method, path = '', headers = {}, body }: Ask) {
  const all = { ...tus, authorization: `Bearer ${token}`, ...headers }
  const sent = Object.entries(all).filter((header): header is [string, string] => header[1] !== null)
  const answer = await fetch(`${app.url}/api/uploads${path}`, {
    method,
    headers: sent,
    ...(body && { body: new Uint8Array(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) }
}

const base64 = (text: string) => Buffer.from(text).toString('base64')
const described = () => `orderId ${base64(String(orderId))},filename ${base64('vizit kartı.pdf')},isDraft`
const creation = (headers: Record<string, string | null> = {}): Ask => ({
  method: 'POST',
  headers: { 'upload-length': String(content.length), 'upload-metadata': described(), ...headers },
})

async function newUpload(): Promise<string> {
  orderId = await makeArtworkOrder(app.deps.db, userId)
  const { status, headers } = await ask(creation())
  expect(status).toBe(201)
  return `/${headers.get('location')?.split('/').at(-1)}`
}
const piece = (path: string, headers: Record<string, string | null> = {}): Ask => ({
  method: 'PATCH',
  path,
  headers: { ...bytesType, 'upload-offset': '0', ...headers },
  body: content,
})
const offsetOf = async (path: string) => (await ask({ method: 'HEAD', path })).headers.get('upload-offset')

// ART-16
describe('the version of the protocol', () => {
  const requests: [string, (path: string) => Ask][] = [
    ['POST', () => creation()],
    ['HEAD', (path) => ({ method: 'HEAD', path })],
    ['PATCH', (path) => piece(path)],
    ['DELETE', (path) => ({ method: 'DELETE', path })],
  ]
  const others = [null, '0.2.2', '1.0.0, 0.2.2']
  test.each(requests.flatMap(([method, make]) => others.map((said) => [method, said, make] as const)))(
    '%s with Tus-Resumable %j is 412, names the version, and does nothing',
    async (method, said, make) => {
      const path = await newUpload()
      const before = await app.deps.db.upload.count()
      const asked = make(path)
      const answer = await ask({ ...asked, headers: { ...asked.headers, 'tus-resumable': said } })
      expect([answer.status, answer.headers.get('tus-version')]).toEqual([412, '1.0.0'])
      expect(answer.headers.get('upload-offset')).toBe(null)
      if (method !== 'HEAD') expect(answer.body).toMatchObject({ statusCode: 412, code: 'VALIDATION' })
      expect([await offsetOf(path), await app.deps.db.upload.count()]).toEqual(['0', before])
    },
  )

  test('stands in every answer, refusals too', async () => {
    const path = await newUpload()
    const answers = [
      await ask({ method: 'HEAD', path }),
      await ask(piece(path, { 'upload-offset': '7' })),
      await ask(piece(path)),
      await ask({ method: 'HEAD', path, headers: { authorization: null } }),
      await ask({ method: 'HEAD', path: '/there-is-none-with-this-id' }),
      await ask({ method: 'DELETE', path }),
      await ask(creation({ 'upload-length': null })),
      await ask(creation()),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 204, 401, 404, 204, 400, 201])
    for (const { headers } of answers) expect(headers.get('tus-resumable')).toBe('1.0.0')
  })
})

// ART-16
describe('OPTIONS', () => {
  test.each([null, '1.0.0', '0.2.2'])(
    'says what is offered, whatever Tus-Resumable %j says',
    async (said) => {
      const answer = await ask({ method: 'OPTIONS', headers: { 'tus-resumable': said, authorization: null } })
      expect(answer.status).toBe(204)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'tus-version': '1.0.0',
        'tus-extension': 'creation,termination,expiration,checksum',
        'tus-max-size': String(10 * megabyte),
        'tus-checksum-algorithm': 'sha1,sha256',
      })
    },
  )
})

// ART-16
describe('HEAD', () => {
  test('says offset, length, what was sent as metadata and when it goes, and is never kept', async () => {
    const path = await newUpload()
    const expected = {
      'upload-length': '2000',
      'upload-metadata': described(),
      'upload-expires': expect.stringMatching(/GMT$/),
      'cache-control': 'no-store',
    }
    const begun = await ask({ method: 'HEAD', path })
    expect(Object.fromEntries(begun.headers)).toMatchObject({ ...expected, 'upload-offset': '0' })
    await ask(piece(path))
    const whole = await ask({ method: 'HEAD', path })
    expect(Object.fromEntries(whole.headers)).toMatchObject({ ...expected, 'upload-offset': '2000' })
  })

  test('of a basket’s file gives its metadata back, too', async () => {
    const metadata = `purpose ${base64('basket')},filename ${base64('a.pdf')}`
    const { headers } = await ask(creation({ 'upload-metadata': metadata }))
    const path = `/${headers.get('location')?.split('/').at(-1)}`
    const head = await ask({ method: 'HEAD', path })
    expect(head.headers.get('upload-metadata')).toBe(metadata)
  })

  test.each(['/there-is-none-with-this-id', '/x'])('of none is 404 and says no offset: %s', async (path) => {
    const { status, headers } = await ask({ method: 'HEAD', path })
    expect([status, headers.get('upload-offset')]).toEqual([404, null])
  })

  test('of one whose time is over is 404, and so is going on with it', async () => {
    const path = await newUpload()
    app.setNow(new Date(Date.now() + 25 * 3600_000))
    try {
      expect((await ask({ method: 'HEAD', path })).status).toBe(404)
      expect((await ask(piece(path))).status).toBe(404)
    } finally {
      app.setNow(null)
    }
  })
})

// ART-16
describe('PATCH', () => {
  test('answers 204 with the new offset and when it goes', async () => {
    const path = await newUpload()
    const { status, headers } = await ask(piece(path))
    expect([status, headers.get('upload-offset')]).toEqual([204, '2000'])
    expect(Date.parse(headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now())
  })

  test.each([
    ['another offset', { 'upload-offset': '7' }, 409],
    ['no offset', { 'upload-offset': null }, 400],
    ['a negative offset', { 'upload-offset': '-1' }, 400],
    ['an offset that is none', { 'upload-offset': '0x0' }, 400],
    ['an offset beyond all numbers', { 'upload-offset': '9'.repeat(20) }, 409],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['JSON', { 'content-type': 'application/json' }, 415],
    ['a checksum of another algorithm', { 'upload-checksum': `md5 ${base64('x'.repeat(16))}` }, 400],
    ['a checksum that is none', { 'upload-checksum': 'sha1 !' }, 400],
    ['a wrong checksum', { 'upload-checksum': `sha1 ${base64('x'.repeat(20))}` }, 460],
    ['a wrong long checksum', { 'upload-checksum': `sha256 ${base64('x'.repeat(32))}` }, 460],
  ])('with %s is refused, and nothing of it counts', async (_what, headers, status) => {
    const path = await newUpload()
    const answer = await ask(piece(path, headers))
    expect([answer.status, answer.body.statusCode]).toEqual([status, status])
    expect(await offsetOf(path)).toBe('0')
  })

  test.each(['sha1', 'sha256'])('with a right checksum by %s counts', async (algorithm) => {
    const path = await newUpload()
    const checksum = `${algorithm} ${createHash(algorithm).update(content).digest('base64')}`
    expect((await ask(piece(path, { 'upload-checksum': checksum }))).status).toBe(204)
  })

  test('of none is 404', async () => {
    expect((await ask(piece('/there-is-none-with-this-id'))).status).toBe(404)
  })
})

// ART-16
describe('POST', () => {
  test('answers 201, where its bytes go and when it goes', async () => {
    orderId = await makeArtworkOrder(app.deps.db, userId)
    const { status, headers } = await ask(creation())
    expect(status).toBe(201)
    expect(headers.get('location')).toMatch(/^\/api\/uploads\/[\w-]{22}$/)
    expect(Date.parse(headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now())
  })

  test.each([
    ['without a length', { 'upload-length': null }, 400],
    ['with a negative length', { 'upload-length': '-1' }, 400],
    ['with a length that is none', { 'upload-length': '12.5' }, 400],
    ['with a length that is told later', { 'upload-length': null, 'upload-defer-length': '1' }, 400],
    ['of more than is taken', { 'upload-length': String(10 * megabyte + 1) }, 413],
    ['of more than there are numbers', { 'upload-length': '9'.repeat(20) }, 413],
  ])('%s is refused', async (_what, headers, status) => {
    expect((await ask(creation(headers))).status).toBe(status)
  })

  test.each([
    ['not in base64', () => `${described()},name a.pdf`],
    ['twice', () => `${described()},filename ${base64('b.pdf')}`],
    ['without a key', () => `${described()},`],
    ['beyond ASCII', () => `${described()},fayl\u00e9 ${base64('b')}`],
    ['of two values', () => `${described()},name ${base64('a')} ${base64('b')}`],
  ])('with metadata %s is refused', async (_what, metadata) => {
    expect((await ask(creation({ 'upload-metadata': metadata() }))).status).toBe(400)
  })
})

// ART-16
describe('DELETE', () => {
  test('answers 204, and then there is none', async () => {
    const path = await newUpload()
    expect((await ask({ method: 'DELETE', path })).status).toBe(204)
    for (const method of ['HEAD', 'DELETE']) expect((await ask({ method, path })).status).toBe(404)
    expect((await ask(piece(path))).status).toBe(404)
  })
})

// ART-16
describe('X-HTTP-Method-Override', () => {
  const meant = (method: string) => ({ 'x-http-method-override': method })

  test('says what is meant, whatever the request itself says', async () => {
    const path = await newUpload()
    const head = await ask({ method: 'POST', path, headers: meant('HEAD') })
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '0'])
    const sent = await ask({ ...piece(path, meant('PATCH')), method: 'POST' })
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, '2000'])
    const offer = await ask({ method: 'POST', headers: meant('OPTIONS') })
    expect([offer.status, offer.headers.get('tus-version')]).toEqual([204, '1.0.0'])
    const dropped = await ask({ method: 'POST', path, headers: meant('delete') })
    expect(dropped.status).toBe(204)
    expect((await ask({ method: 'HEAD', path })).status).toBe(404)
  })

  test('counts for uploads only', async () => {
    const answer = await app.rest('GET', '/services', { headers: meant('DELETE') })
    expect(answer.status).toBe(200)
  })

  test('asks for nothing that the caller may not do', async () => {
    const path = await newUpload()
    const stranger = { ...meant('DELETE'), authorization: null }
    expect((await ask({ method: 'POST', path, headers: stranger })).status).toBe(401)
    expect(await offsetOf(path)).toBe('0')
  })
})

// ART-1
test('a file for an order that needs no artwork is refused with that reason', async () => {
  await app.deps.db.artwork.update({ where: { orderId }, data: { state: 'NotNeeded' } })
  const answer = await begin(app.url, { token }, { orderId, length: 10 })
  expect([answer.status, (await answer.json()).message]).toEqual([
    409,
    'This order needs no artwork, so no files are taken for it. Send them with a message instead.',
  ])
  const message = await begin(app.url, { token }, { orderId, length: 10, purpose: 'message' })
  expect([message.status, uploadUrl(app.url, idOf(message))]).toEqual([201, expect.any(String)])
})
