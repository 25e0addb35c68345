import { get } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { eventually } from '../support/eventually.ts'
import { makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { neverAsked } from '../support/never-asked.ts'

let shop: TestApp
let site: FastifyInstance
let port: number

beforeAll(async () => {
  shop = await startTestApp({ settings: { CACHE: 'on', RATE_LIMIT: 'on' } })
  await makeService(shop.deps.db, { name: 'Kataloq' })
  site = await buildApp(shop.deps, servePages)
  port = Number(new URL(await site.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await site.close()
  await shop.close()
})

type Answer = { status: number; headers: Record<string, unknown>; body: string }

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { accept: 'text/html', ...headers } }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    }).on('error', reject)
  })
}

/** 503 also comes from a machine that is busy with something else (src/overload.ts). */
const isRefused = (status: number): boolean => status === 429 || status === 503

/** All of these over 32 sockets. */
async function askAll(paths: string[], headers: Record<string, string> = {}): Promise<Answer[]> {
  const answers: Answer[] = []
  const left = [...paths]
  const work = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift())
      answers.push(await ask(path, headers))
  }
  await Promise.all(Array.from({ length: 32 }, work))
  return answers
}

test('whoever asks for page after page that has to be made is sent away; what is kept goes on', async () => {
  await ask('/services')
  const before = shop.deps.answers.figures()
  const began = Date.now()
  const paths = Array.from({ length: 300 }, (_, number) => `/ru/services/card/${1_000_000 + number}`)
  const [made, kept] = await Promise.all([
    askAll(paths),
    askAll(Array.from({ length: 100 }, () => '/services')),
  ])
  expect(new Set(kept.map(({ status }) => status))).toEqual(new Set([200]))
  expect(shop.deps.answers.figures()).toMatchObject({ answers: before.answers, given: before.given + 100 })
  const rendered = made.filter(({ status }) => status === 404).length
  expect(rendered).toBeGreaterThan(0)
  expect(rendered).toBeLessThanOrEqual(120 + ((Date.now() - began) / 1000) * 10)
  const refused = made.filter(({ status }) => isRefused(status))
  expect(refused.length + rendered).toBe(300)
  for (const { headers, body } of refused.slice(0, 5)) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('<html lang="ru">')
    expect(body.length).toBeLessThan(1500)
    expect(body).not.toContain('<script')
  }
})

test('an address that no route has is one page, made once', async () => {
  const paths = Array.from({ length: 200 }, (_, number) => `/en/${number}/${number}.php`)
  const { answers } = shop.deps.answers.figures()
  // Whoever was sent away before may have to wait for the first.
  const first = await eventually(async () => {
    const made = await ask('/en/0.php')
    expect(made.status).toBe(404)
    return made
  })
  const found = await askAll(paths)
  expect(new Set(found.map(({ status, body }) => `${status} ${body}`))).toEqual(
    new Set([`404 ${first.body}`]),
  )
  expect(shop.deps.answers.figures().answers).toBe(answers + 1)
})

test('what is kept of addresses that were never asked before is bounded', async () => {
  const calls = Array.from({ length: 960 }, (_, number) => neverAsked(number))
  const found = await askAll(calls)
  expect(found.filter(({ status }) => status >= 500 && !isRefused(status))).toEqual([])
  const { answers, bytes } = shop.deps.answers.figures()
  // Of sixteen kinds only the pages of two lists and the languages differ in what they show.
  expect(answers).toBeLessThan(220)
  expect(bytes).toBeLessThan(8 * 1024 * 1024)
})
