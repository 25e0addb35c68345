import type { APIRequestContext, Page } from '@playwright/test'
import { callApi, logIn } from './support/accounts.ts'
import { chooseLanguage, expect, test } from './support/test.ts'

const site = () => process.env.E2E_SITE ?? ''

/** A page as a search engine reads it: without scripts, cookies or a choice. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 })
  const html = await answer.text()
  return { status: answer.status(), headers: answer.headers(), html }
}

const attributes = (html: string, tag: RegExp, name: string) =>
  [...html.matchAll(tag)].map(([found]) => new RegExp(`${name}="([^"]*)"`, 'i').exec(found)?.[1])

const canonicalOf = (html: string) => attributes(html, /<link rel="canonical"[^>]*>/g, 'href')[0]

type JsonRecord = { '@type': string } & Record<string, unknown>
function recordsOf(html: string): JsonRecord[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].flatMap(
    ([, json]) => JSON.parse(json ?? '')['@graph'],
  )
}

const header = (page: Page) => page.getByRole('banner')

test('/ru and /en show their language to anyone on the first byte, and every link keeps it', async ({
  page,
  request,
}) => {
  const { html, status } = await read(request, '/ru/services')
  expect(status).toBe(200)
  expect(html).toContain('<html lang="ru"')
  expect(html).toContain('<title>Услуги – Mətbəə</title>')
  await chooseLanguage(page, 'en')
  await page.goto('/ru/services')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((href) => !/^\/ru(\/|$)/.test(href ?? ''))).toEqual([])
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/ru\/services\/card\/\d+$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.goBack()
  await expect(page).toHaveURL(/\/ru\/services$/)
  await page.goto('/services')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a change of language at an address that says one goes to the other address', async ({
  page,
  context,
}) => {
  await page.goto('/ru/services?page=2')
  const second = await page.getByRole('main').getByRole('heading', { level: 2 }).count()
  await header(page).getByRole('button', { name: /^EN/ }).click()
  await expect(page).toHaveURL('/en/services?page=2')
  await expect(page).toHaveTitle('Services, page 2 – Mətbəə')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(second)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site()}/en/services?page=2`)
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en')
  expect(await page.locator('a[href="/en/portfolio"]').count()).toBeGreaterThan(0)
  expect(await page.locator('a[href^="/ru"]').count()).toBe(0)
  await header(page).getByRole('button', { name: /^AZ/ }).click()
  await expect(page).toHaveURL('/services?page=2')
  await expect(page).toHaveTitle('Xidmətlər, səhifə 2 – Mətbəə')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'az')
})

test('back to an address of another language shows that language', async ({ page }) => {
  await page.goto('/ru/services')
  await header(page).getByRole('link', { name: 'Портфолио' }).first().click()
  await expect(page).toHaveURL('/ru/portfolio')
  await header(page).getByRole('button', { name: /^EN/ }).click()
  await expect(page).toHaveURL('/en/portfolio')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goBack()
  await expect(page).toHaveURL('/ru/services')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page).toHaveTitle('Услуги – Mətbəə')
})

test('a choice outlives its cookie', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ru'))
  await page.goto('/services')
  await expect(page).toHaveTitle('Услуги – Mətbəə')
  await expect(page).toHaveURL('/services')
})

test('a mail’s link with a language opens the password page in it', async ({ page }) => {
  await page.goto('/ru/reset-password/1/abc')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/парол/i)
})

test('az has no prefix, nor has the back office', async ({ request }) => {
  for (const [path, to] of [
    ['/az/services?page=2', '/services?page=2'],
    ['/az', '/'],
    ['/ru/admin', '/admin'],
  ] as const) {
    const { status, headers } = await read(request, path)
    expect([status, headers.location]).toEqual([301, to])
  }
})

const pages = [
  '/',
  '/services',
  '/services?page=2',
  '/services/card/1',
  '/services/card/prices/1',
  '/portfolio',
  '/portfolio/1',
  '/companies',
  '/companies/details/1',
  '/contact',
]

test('every page says what it is in each language', async ({ request }) => {
  for (const path of pages) {
    const rest = path === '/' ? '' : path
    const addresses = { az: path, ru: `/ru${rest}`, en: `/en${rest}` }
    const said = new Set<string>()
    for (const address of Object.values(addresses)) {
      const { html, status } = await read(request, address)
      expect(status, address).toBe(200)
      expect(html.match(/<title>/g)).toHaveLength(1)
      expect(canonicalOf(html)).toBe(site() + address)
      const alternate = /<link rel="alternate"[^>]*>/g
      expect(attributes(html, alternate, 'hreflang')).toEqual(['az', 'ru', 'en', 'x-default'])
      expect(attributes(html, alternate, 'href')).toEqual([
        ...Object.values(addresses).map((other) => site() + other),
        site() + path,
      ])
      for (const key of ['og:title', 'og:description', 'og:url', 'og:locale', 'og:image', 'og:site_name'])
        expect(
          attributes(html, new RegExp(`<meta property="${key}"[^>]*>`, 'g'), 'content'),
          key,
        ).toHaveLength(1)
      for (const key of ['description', 'twitter:card', 'twitter:title', 'twitter:image'])
        expect(attributes(html, new RegExp(`<meta name="${key}"[^>]*>`, 'g'), 'content'), key).toHaveLength(1)
      const [picture] = attributes(html, /<meta property="og:image"[^>]*>/g, 'content')
      expect(picture?.startsWith(`${site()}/media/`)).toBe(true)
      expect((await request.get(picture ?? '')).status()).toBe(200)
      expect(html).not.toContain('content="noindex"')
      said.add(attributes(html, /<meta name="description"[^>]*>/g, 'content')[0] ?? '')
      const types = recordsOf(html).map((record) => record['@type'])
      expect(types).toContain(path === '/' ? 'LocalBusiness' : 'BreadcrumbList')
    }
    expect(said.size).toBe(3)
  }
})

// WEB-16
test('/homepage is the home page, and says that / is its address', async ({ request }) => {
  const { html, status } = await read(request, '/ru/homepage')
  expect([status, canonicalOf(html)]).toEqual([200, `${site()}/ru`])
  expect(html).toContain('Слово на бумаге остаётся.')
})

test('a service and a product are offered in AZN at what they cost now', async ({ request }) => {
  const tiers = (await (await request.get('/api/Services/1')).json()).data.servicePrices
  const prices = tiers.map(
    (tier: { price: number; priceWithDiscount: number }) => tier.priceWithDiscount || tier.price,
  )
  const service = recordsOf((await read(request, '/services/card/1')).html).find(
    (record) => record['@type'] === 'Service',
  )
  expect(service?.offers).toMatchObject({
    '@type': 'AggregateOffer',
    priceCurrency: 'AZN',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
  })
  const product = recordsOf((await read(request, '/en/services/card/prices/1')).html).find(
    (record) => record['@type'] === 'Product',
  )
  expect(product).toMatchObject({ name: 'A6 flyer', offers: { priceCurrency: 'AZN' } })
})

// WEB-17
test('what is not there is a real 404 that nobody should list, in each language', async ({ request }) => {
  for (const prefix of ['', '/ru', '/en'])
    for (const path of [
      '/nowhere',
      '/services/nowhere',
      '/services/card/999999',
      '/services/card/prices/999999',
      '/services/card/x',
      '/services?page=999',
      '/companies?page=999',
      '/portfolio/999999',
      '/portfolio?page=999',
      '/companies/details/999999',
    ]) {
      const { html, status, headers } = await read(request, prefix + path)
      expect(status, prefix + path).toBe(404)
      expect(headers['x-robots-tag'], prefix + path).toBe('noindex')
      expect(html, prefix + path).toContain('content="noindex"')
      expect(canonicalOf(html), prefix + path).toBeUndefined()
    }
})

// WEB-17
test('what was deleted says so with 410, in each language; the API has a plain 404', async ({
  page,
  request,
}) => {
  const { accessToken: token } = await logIn('admin@example.com')
  const { id } = await callApi<{ id: number }>('POST', '/Services', { token, body: { name: 'Bir günlük' } })
  const product = { name: 'Bir günlük məhsul', serviceId: id }
  const made = await callApi<{ id: number }>('POST', '/ServiceTypes', { token, body: product })
  await callApi('DELETE', `/Services/${id}`, { token })
  for (const [path, heading] of [
    [`/services/card/${id}`, 'Bu vərəq artıq çap olunmur.'],
    [`/services/card/prices/${made.id}`, 'Bu vərəq artıq çap olunmur.'],
    [`/ru/services/card/${id}`, 'Этот лист больше не печатаем.'],
    [`/en/services/card/${id}`, 'This sheet is out of print.'],
  ] as const) {
    const { html, status, headers } = await read(request, path)
    expect([status, headers['x-robots-tag']], path).toEqual([410, 'noindex'])
    expect(html).toContain(heading)
    expect(canonicalOf(html)).toBeUndefined()
  }
  expect((await request.get(`/api/Services/${id}`)).status()).toBe(404)
  await page.goto(`/services/card/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Bütün xidmətlər' }).click()
  await expect(page).toHaveURL(/\/services$/)
})

test('pages of an account are not listed', async ({ request }) => {
  for (const path of ['/login', '/myaccount', '/ru/myorder', '/en/order', '/reset-password/1/abc'])
    expect((await read(request, path)).html, path).toContain('content="noindex"')
})

test('every address of the sitemap is a page, and the icons are the banner’s', async ({ request }) => {
  const listed = async () => {
    const text = await (await request.get('/sitemap.xml')).text()
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '')
  }
  const addresses = await listed()
  expect(addresses.length).toBeGreaterThan(100)
  for (const url of addresses.filter((_, index) => index % 7 === 0)) {
    const { status } = await read(request, url)
    // Another journey may have deleted it meanwhile: then it is listed no more.
    if (status !== 200) expect(await listed(), url).not.toContain(url)
  }
  const { html } = await read(request, '/')
  const icons = attributes(html, /<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g, 'href')
  expect(icons).toHaveLength(3)
  for (const href of icons) expect((await request.get(href ?? '')).status()).toBe(200)
})
