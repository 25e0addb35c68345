import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTraces } from '../../src/traces/start-traces.ts'
import { knownPassword, makeMember, makeResetToken, refusal } from '../support/accounts.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

type Span = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number; message?: string }
  events?: unknown[]
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const spans: Span[] = []
let sent = ''
const collector = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString()
    sent += text
    for (const { scopeSpans } of JSON.parse(text).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

let app: TestApp
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  app = await startTestApp({ settings: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } })
})
afterAll(() => {
  collector.close()
})

const factsOf = (span: Span | undefined) =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  )
const parentOf = (span: Span | undefined) => spans.find(({ spanId }) => spanId === span?.parentSpanId)

// DAT-5
test('a request, its procedure and its queries are one trace, a job one of its own, and none of it names anybody', async () => {
  const { db } = app.deps
  const member = await makeMember(db, 'SuperAdmin', { name: 'Xanbəyim', email: 'xanbeyim@example.com' })
  const token = await makeResetToken(db, member.id)
  await app.rest('GET', '/auth/me', { token: member.token })
  await app.rest('GET', '/AppUser/GetAppUserBySearchName', {
    token: member.token,
    query: { name: 'Xanbəyim' },
  })
  await app.rest('POST', '/auth/login', { json: { email: member.email, password: 'not-the-password' } })
  await refusal(app.trpc(member.token).staff.delete.mutate({ id: 2147483647 }))
  const reset = { token, password: knownPassword, confirmPassword: knownPassword }
  await app.rest('POST', '/Auth/ResetPassword', { json: reset })
  await fetch(`${app.url}/reset-password/${member.id}/${token}?email=${member.email}`)
  await app.running.jobs.work('avif', async () => undefined)
  await db.$transaction((tx) => app.running.jobs.send(tx, 'avif', { id: 1 }))
  await expect
    .poll(
      async () =>
        (
          await db.$queryRaw<{ n: bigint }[]>`
    SELECT count(*) AS n FROM pgboss.job WHERE name = 'avif' AND state = 'completed'`
        )[0]?.n,
    )
    .toBe(1n)
  await app.close()

  const request = spans.find(({ name }) => name === 'GET /api/auth/me')
  expect(factsOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'http.route': '/api/auth/me',
  })
  const procedure = spans.find(({ name }) => name === 'accounts.me')
  expect(parentOf(procedure)).toBe(request)
  const query = spans.find((span) => span.traceId === request?.traceId && factsOf(span)['db.query.text'])
  expect(factsOf(query)['db.query.text']).toContain('SELECT')
  const refused = spans.find(({ name }) => name === 'staff.delete')
  expect(factsOf(refused)).toEqual({ 'error.code': 'NOT_FOUND' })
  expect(refused?.status.code).toBe(2)
  expect(factsOf(spans.find(({ name }) => name === 'job avif'))).toEqual({ 'job.queue': 'avif' })
  expect(spans.filter(({ events, status }) => (events ?? []).length > 0 || status.message)).toEqual([])
  for (const secret of [
    token,
    member.token,
    'Xanb',
    'xanbeyim',
    'not-the-password',
    knownPassword,
    '$argon2',
  ])
    expect(sent).not.toContain(secret)
})

// OPS-10
test('without an endpoint nothing of it is loaded', async () => {
  const loading = /from '(?:@opentelemetry|@fastify\/otel|@prisma\/instrumentation)/
  const files = globSync('src/**/*.ts', { exclude: ['src/db/generated/**'] })
  const loads = files.filter((file) =>
    loading.test(readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')),
  )
  expect(loads).toEqual(['src/traces/open-telemetry.ts'])
  const imports = files.filter((file) => /^import .*open-telemetry\.ts'/m.test(readFileSync(file, 'utf8')))
  expect(imports).toEqual([])
  const traces = await startTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined })
  expect(await traces.span('work', async () => 12.5)).toBe(12.5)
})
