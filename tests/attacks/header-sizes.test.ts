import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { makeProduct, makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

/** A proxy's buffer for all headers of an answer is 4 kB by default (nginx, proxy_buffer_size). */
const mostBytes = 4 * 1024
const mostPolicy = 2 * 1024
const pictures = 79

let shop: TestApp
let site: FastifyInstance
const ids = { service: 0, product: 0, project: 0, campaign: 0 }

beforeAll(async () => {
  shop = await startTestApp()
  const { db } = shop.deps
  let drawn = 0
  // Each with a size and a colour of its own.
  const draw = async () => {
    drawn++
    const colour = (drawn * 7919).toString(16).padStart(6, '0')
    const [width, height] = [800 + drawn, 600 + 3 * drawn]
    const key = `${drawn.toString(36).padStart(16, 'a')}_${width}x${height}_${colour}`
    return (await db.media.create({ data: { key, extension: 'webp', width, height, bytes: 1 } })).id
  }
  const long = 'Ə'.repeat(190)
  for (let number = 0; number < 12; number++) {
    ids.service = (await makeService(db, { name: `${long}${number}` })).id
    await db.service.update({ where: { id: ids.service }, data: { photoId: await draw() } })
  }
  ids.product = (await makeProduct(db, ids.service)).id
  for (let number = 0; number < 12; number++)
    ids.project = (
      await db.project.create({ data: { name: long, serviceId: ids.service, mainPhotoId: await draw() } })
    ).id
  for (let position = 0; position < pictures; position++)
    await db.projectAttachment.create({ data: { projectId: ids.project, photoId: await draw(), position } })
  for (let number = 0; number < 8; number++)
    ids.campaign = (
      await db.campaign.create({
        data: { title: long, description: 'K', percentageBp: 500 + number, photoId: await draw() },
      })
    ).id
  for (let number = 0; number < 40; number++) {
    await db.partner.create({ data: { name: 'P', logoId: await draw() } })
    await db.advertisement.create({ data: { link: 'https://a.az', photoId: await draw() } })
  }
  site = await buildApp(shop.deps, servePages)
})
afterAll(async () => {
  await site.close()
  await shop.close()
})

const storefront = () =>
  ['', '/ru', '/en'].flatMap((prefix) =>
    [
      '/',
      '/services',
      '/services?page=2',
      `/services/card/${ids.service}`,
      `/services/card/prices/${ids.product}`,
      '/portfolio',
      `/portfolio/${ids.project}`,
      '/companies',
      `/companies/details/${ids.campaign}`,
      '/contact',
      '/login',
      '/order',
      '/myorder',
      '/myaccount',
      '/nowhere',
    ].map((path) => prefix + path),
  )
const others = ['/admin', '/admin/ordersadmin', '/admin/portfolio', '/reset-password/1/abc']
const calls = [
  '/api/Services?pageSize=1',
  '/api/Portfolio',
  '/api/deal',
  '/api/nothing',
  '/api/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
]

const bytesOf = (headers: Record<string, unknown>): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + Buffer.byteLength(`${name}: ${value}\r\n`), 0)

// TRU-4
test('headers stay small, whatever an answer holds', async () => {
  for (const url of [...storefront(), ...others, ...calls]) {
    const { headers, body } = await site.inject({
      url,
      headers: { accept: url.startsWith('/api') ? '*/*' : 'text/html' },
    })
    expect(bytesOf(headers), url).toBeLessThan(mostBytes)
    const policy = String(headers['content-security-policy'] ?? '')
    expect(policy.length, url).toBeLessThan(mostPolicy)
    expect(policy).not.toContain('unsafe')
    expect(body, url).not.toMatch(/\sstyle="/)
  }
})

test('each picture still has its colour before it is there', async () => {
  const { body } = await site.inject({ url: `/portfolio/${ids.project}`, headers: { accept: 'text/html' } })
  const coloured = [...body.matchAll(/<img[^>]* data-style="(\d+)"/g)].map(([, number]) => number)
  expect(coloured.length).toBeGreaterThanOrEqual(pictures)
  for (const number of coloured)
    expect(body).toMatch(new RegExp(`\\[data-style="${number}"\\]\\{background-color:#[0-9a-f]{6}\\}`))
})
