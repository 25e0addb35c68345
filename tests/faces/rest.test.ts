import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn('SuperAdmin')
})
afterAll(() => app.close())

describe('the REST face', () => {
  // API-1
  test('answers paths and fields in any case', async () => {
    const answer = await app.rest('POST', '/DISCOUNT', { token, json: { LIMIT: 500, Percentage: 3 } })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({ limit: 500, percentage: 3 })
    const list = await app.rest('GET', '/Discount', { token })
    expect(list.body.data).toHaveLength(1)
  })

  test('takes money as people write it', async () => {
    const json = { limit: '750,50', percentage: '7.5' }
    const answer = await app.rest('POST', '/discount', { token, json })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({ limit: 750.5, percentage: 7.5 })
  })

  // API-8
  test('takes a form only where a file is taken', async () => {
    const form = { limit: '751', percentage: '7.5' }
    const answer = await app.rest('POST', '/discount', { token, form })
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA' } })
    const text = await app.rest('POST', '/Partner', { token, form: { name: 'Nar', link: 'nar.az' } })
    expect(text.status).not.toBe(415)
  })

  // API-2
  test('names each wrong field', async () => {
    const answer = await app.rest('POST', '/discount', { token, json: { limit: -1 } })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ statusCode: 400, code: 'VALIDATION' })
    expect(answer.body.errors?.map((error) => error.path).sort()).toEqual(['limit', 'percentage'])
  })

  // PER-2
  test('refuses who is not signed in before the body is read', async () => {
    const answer = await app.rest('POST', '/discount', { json: { limit: 1 } })
    expect(answer.status).toBe(401)
    expect(answer.body.code).toBe('UNAUTHENTICATED')
  })

  // API-3
  test.each(['{"limit":', '[1]', '"text"', '1'])('answers malformed JSON %s with 400', async (body) => {
    const response = await fetch(`${app.url}/api/discount`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
  })

  // API-3
  test.each(['abc', '1.5', '0', '-1', '2147483648'])('answers the malformed id %s with 400', async (id) => {
    expect((await app.rest('DELETE', `/discount/${id}`, { token })).status).toBe(400)
  })

  // API-3
  test('answers a well-formed unknown id with 404', async () => {
    expect((await app.rest('DELETE', '/discount/2147483647', { token })).status).toBe(404)
  })

  // API-3
  test('answers an unknown route and a wrong method with 404', async () => {
    expect((await app.rest('GET', '/nothing')).body).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' })
    expect((await app.rest('PUT', '/discount', { token, json: {} })).status).toBe(404)
  })

  // API-8
  test('answers 415 for a content type that it does not read', async () => {
    const answer = await app.rest('POST', '/discount', {
      token,
      headers: { 'content-type': 'text/csv' },
      json: {},
    })
    expect(answer.status).toBe(415)
  })

  // API-7
  test('answers 304 to a known ETag of a public read', async () => {
    const first = await app.rest('GET', '/health')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"/)
    expect((await app.rest('GET', '/health', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})

describe('the tRPC face', () => {
  test('gives the same errors', async () => {
    const refused = await app
      .trpc()
      .discounts.list.query()
      .catch((error) => error.data)
    expect(refused).toMatchObject({ code: 'UNAUTHENTICATED', httpStatus: 401 })
    const wrong = await app
      .trpc(token)
      .discounts.create.mutate({ limit: -1, percentage: 3 })
      .catch((error) => error.data)
    expect(wrong).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'limit' }] })
  })
})
