import { globSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readCompany } from '../../src/domains/email/company.ts'
import { setAsHtml } from '../../src/domains/email/set-email.ts'
import { writeEmail } from '../../src/domains/email/write-email.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { refusal } from '../support/accounts.ts'
import { makeProduct, makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

/** Breaks out of an element, an attribute, a script and a comment. */
const evil = `"'><xss-7f3a></script><xss-7f3a>--><xss-7f3a> " onx7f3a="1`

let shop: TestApp
let pages: FastifyInstance
const ids = { service: 0, product: 0, project: 0, campaign: 0 }

beforeAll(async () => {
  shop = await startTestApp()
  const { db } = shop.deps
  const service = await makeService(db, { prices: [{ count: 100, price: 5000 }] })
  ids.service = service.id
  ids.product = (await makeProduct(db, service.id, { prices: [{ count: 100, price: 5000 }] })).id
  ids.project = (await db.project.create({ data: { name: 'İş', serviceId: service.id } })).id
  ids.campaign = (await db.campaign.create({ data: { title: 'K', description: 'K', percentageBp: 500 } })).id
  await db.campaignService.create({ data: { campaignId: ids.campaign, serviceId: service.id } })
  await db.partner.create({ data: { name: 'P' } })
  await db.socialAccount.create({ data: { link: 'https://a.az', name: 'S' } })
  await db.advertisement.create({ data: { link: 'https://a.az' } })
  await poisonEveryText()
  pages = await buildApp(shop.deps, servePages)
})
afterAll(async () => {
  await pages.close()
  await shop.close()
})

/**
 * Every text of the site, whichever column comes to be: no check of ours stands before it. But addresses, and codes of
 * goods, which the database keeps to digits.
 */
async function poisonEveryText(): Promise<void> {
  const { db } = shop.deps
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'text'
      AND column_name NOT IN ('link', 'map_embed_code', 'goods_code')
      AND table_name IN ('services', 'products', 'projects', 'campaigns', 'partners', 'social_accounts', 'banner',
        'about_us', 'page_texts', 'contacts')`
  expect(columns.length).toBeGreaterThan(60)
  for (const { table, column } of columns)
    await db.$executeRawUnsafe(`UPDATE ${table} SET ${column} = $1`, evil)
}

/** Our marks where they are markup, and not text of ours. */
const markup = (html: string): string[] =>
  [...html.matchAll(/<xss-7f3a|(?<!\\)" onx7f3a=/g)].map(({ index }) =>
    html.slice(Math.max(0, index - 80), index + 80),
  )

test('the marks are found where they break out', () => {
  expect(markup(`<p>${evil}</p>`).length).toBeGreaterThan(2)
  expect(markup(`<p title="a" onx7f3a="1">`)).toHaveLength(1)
})

// TRU-5
test.each(['', '/ru', '/en'])(
  'no text of anybody becomes markup on a page, in its data, its head or its JSON-LD: %s/',
  async (prefix) => {
    const paths = [
      prefix === '' ? '/' : '',
      '/services',
      `/services/card/${ids.service}`,
      `/services/card/prices/${ids.product}`,
      '/portfolio',
      `/portfolio/${ids.project}`,
      '/companies',
      `/companies/details/${ids.campaign}`,
      '/contact',
      `/portfolio/1?q=${encodeURIComponent(evil)}`,
      `/${encodeURIComponent(evil)}`,
      `/reset-password/1/${encodeURIComponent(evil)}`,
    ]
    for (const path of paths) {
      const { body, headers } = await pages.inject({
        url: `${prefix}${path}`,
        headers: { accept: 'text/html' },
      })
      expect(headers['content-type'], path).toContain('text/html')
      expect(body, path).toContain('</html>')
      expect(markup(body), path).toEqual([])
      const [, scripts] = /script-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
      expect(scripts, path).toContain("'sha256-")
      expect(scripts, path).not.toContain('unsafe')
    }
    const { body } = await pages.inject({
      url: `${prefix}/services/card/${ids.service}`,
      headers: { accept: 'text/html' },
    })
    // It was there to be found.
    expect(body).toContain('xss-7f3a')
  },
)

// TRU-5
test('nor in a sitemap, a manifest, an API answer or a mail', async () => {
  const { db } = shop.deps
  for (const url of ['/sitemap.xml', '/manifest.webmanifest', '/api/services']) {
    const { body, headers } = await pages.inject(url)
    if (!String(headers['content-type']).includes('json')) expect(markup(body), url).toEqual([])
    else expect(headers['x-content-type-options'], url).toBe('nosniff')
  }
  const user = await db.user.create({
    data: {
      name: evil,
      surname: evil,
      email: 'a@b.az',
      phoneNumber: evil,
      passwordHash: 'x',
      emailConfirmedAt: new Date(),
      role: { connect: { name: 'Client' } },
    },
  })
  const names = { serviceName: evil, serviceName_ru: evil, serviceName_en: evil }
  const order = await db.order.create({
    data: { userId: user.id, serviceId: ids.service, ...names, count: 1, comment: evil },
  })
  await db.contact.update({ where: { id: 1 }, data: { email: 'shop@example.com' } })
  const request = await db.contactRequest.create({ data: { name: evil, phoneNumber: evil } })
  const about = { mailId: 'x', queuedAt: new Date().toISOString() }
  const mails = [
    { kind: 'orderReceived', orderId: order.id },
    { kind: 'orderReceivedCompany', orderId: order.id },
    { kind: 'contactRequest', requestId: request.id },
    { kind: 'passwordChanged', userId: user.id },
  ] as const
  for (const mail of mails) {
    const email = await writeEmail(
      db,
      { ...mail, ...about },
      { siteUrl: 'http://shop.test', now: new Date() },
    )
    if (!email) throw new Error(`no letter: ${mail.kind}`)
    const html = setAsHtml(email, await readCompany(db, email.language, 'https://shop.test'))
    expect(markup(html), mail.kind).toEqual([])
    expect(html).toContain('xss-7f3a')
  }
})

test('no address that runs something is taken, on either face', async () => {
  const token = await shop.signIn('SuperAdmin')
  const client = shop.trpc(token)
  const links = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://a.az/1',
    'file:///etc/passwd',
  ]
  for (const link of links) {
    for (const path of ['/Advertisements', '/socialmediaaccounts']) {
      const answer = await shop.rest('POST', path, { token, json: { link } })
      const stored = (answer.body.data as { link?: string } | undefined)?.link
      expect(answer.status === 400 || /^https?:\/\//.test(stored ?? ''), `${path} ${link}: ${stored}`).toBe(
        true,
      )
    }
    const made = await client.advertisements.create.mutate({ link }).catch(() => null)
    expect(made === null || /^https?:\/\//.test(made.link), link).toBe(true)
  }
  const frames = [
    'https://evil.example/maps/embed',
    'https://www.google.com.evil.example/maps/embed',
    'https://www.google.com@evil.example/maps/embed',
    'http://www.google.com/maps/embed',
    'https://www.google.com/search?q=1',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<script>alert(1)</script>',
  ]
  for (const mapEmbedCode of frames) {
    expect((await shop.rest('PUT', '/contact', { token, json: { mapEmbedCode } })).status, mapEmbedCode).toBe(
      400,
    )
    expect((await refusal(client.contact.update.mutate({ mapEmbedCode }))).code, mapEmbedCode).toBe(
      'VALIDATION',
    )
  }
})

test('and no screen puts text in as markup', () => {
  const files = globSync('web/**/*.{ts,tsx}')
  const markingUp = /dangerouslySetInnerHTML|innerHTML|insertAdjacentHTML|document\.write|\.srcdoc/
  expect(files.filter((file) => markingUp.test(readFileSync(file, 'utf8')))).toEqual([])
})
