import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { drawArtwork } from '../../prisma/demo/draw-artwork.ts'
import { callApi, keepSession, logIn } from './support/accounts.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

type Service = { id: number; serviceTypes: { id: number; name: string }[] }
type Link = { id: number; token: string }

const say = {
  send: 'Maketi göndərin',
  fix: 'Maketdə 1 yeri düzəldib yenidən göndərin',
  checked: 'Maket yoxlandı',
  choose: 'Maketin faylları',
  must: /mütləq düzəldin/i,
  leave: /^Gördüm, belə qalsın/,
  stays: /belə qalır/,
  undo: /^Geri qaytar/,
  message: 'Mesajınız',
  sendMessage: 'Göndər',
  attach: 'Mesaja fayllar',
  read: /^Oxunub/,
  ended: 'Bu link artıq işləmir. Bizdən yenisini istəyin.',
  yours: 'Sizin növbənizdir',
  pause: /^Dayandır/,
  resume: /^Davam et/,
  offline: 'Bağlantı yoxdur, gözləyirik',
  noAnswer: 'Fayllar çatdı, amma cavab gəlmədi. Yenidən cəhd edin: heç nə iki dəfə göndərilməyəcək.',
  menu: 'Menyu',
  services: 'Xidmətlər',
  logIn: /daxil ol/i,
  begun: /faylını göndərməyə başlamısınız/,
} as const

/** An accepted order of a leaflet, whose artwork is asked for, with a link to it. */
async function leafletOrder() {
  const { session } = await newCustomer()
  const admin = await logIn('admin@example.com')
  const services = await callApi<Service[]>('GET', '/services?language=az')
  const service = services.find(({ serviceTypes }) =>
    serviceTypes.some(({ name }) => name === 'Buklet A4, iki qatlama'),
  )
  const product = service?.serviceTypes.find(({ name }) => name === 'Buklet A4, iki qatlama')
  const { id } = await callApi<{ id: number }>('POST', '/order', {
    token: session.accessToken,
    body: { serviceId: service?.id, serviceTypeId: product?.id, count: 250 },
  })
  await callApi('PUT', '/order', { token: admin.accessToken, body: { Id: id, price: 119 } })
  const link = await callApi<Link>('POST', `/order/${id}/links`, { token: session.accessToken, body: {} })
  return { id, session, admin, link }
}

/** Two pages as a designer would send them; without bleed, and with small print at the edge, it is faulty. */
const leaflet = (isFaulty: boolean) =>
  drawArtwork({
    width: 297,
    height: 210,
    bleed: isFaulty ? 0 : 3,
    edge: isFaulty ? 0.7 : 6,
    pages: ['Notariat kontoru', 'Növbəyə yazılın'].map((headline) => ({
      ground: [0, 0, 4, 0],
      ink: [0, 0, 0, 100],
      dot: [0, 95, 0, 0],
      headline,
      lines: ['Etibarnamə'],
      small: 'Bakı, Nizami küçəsi 96',
    })),
  })

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
const docket = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title })
const noSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

/** What a button saves, once the browser has all of it. */
async function saved(page: Page, button: RegExp, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  expect(download.suggestedFilename()).toBe(name)
  return readFile(await download.path())
}

// ART-5 ART-6 MSG-1 MSG-2 LNK-1
test('a faulty file is sent by link from a phone, mended and talked about', async ({ page }) => {
  test.slow()
  const { id, admin, link } = await leafletOrder()
  await page.setViewportSize({ width: 390, height: 844 })
  await chooseLanguage(page, 'az')
  const answer = await page.goto(`/o/${link.token}`)
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  await expect(docket(page, say.send)).toBeVisible()
  await expect(page.getByText(say.yours, { exact: true })).toBeVisible()
  // Who holds a link needs no account.
  await page.getByRole('button', { name: say.menu }).click()
  const menu = page.getByRole('dialog', { name: say.menu })
  await expect(menu.getByRole('link', { name: say.services })).toBeVisible()
  await expect(menu.getByRole('button', { name: say.logIn })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await noSideways(page)

  const faulty = await leaflet(true)
  await page.getByLabel(say.choose).setInputFiles(pdf('buklet_son.pdf', faulty))
  await expect(docket(page, say.fix)).toBeVisible({ timeout: 150_000 })
  const findings = page.getByRole('listitem').filter({ has: page.locator('h3') })
  await expect(findings).toHaveCount(2)
  await expect(findings.first()).toContainText(say.must)
  for (const sheet of await page.locator('#artwork figure').all()) {
    await sheet.scrollIntoViewIfNeeded()
    await expect(sheet.getByRole('img')).toBeVisible()
    // The safe area, and where the bleed ends.
    await expect(sheet.locator('[stroke-dasharray="7 5"]')).toHaveCount(1)
    await expect(sheet.locator('[stroke-dasharray="1 3"]')).toHaveCount(1)
  }
  await expectAccessible(page)
  await noSideways(page)

  await findings.first().getByRole('heading').getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#place-1$/)
  await page.locator('#place-1').press('Enter')
  await expect(page).toHaveURL(/#finding-1$/)

  await page.getByRole('button', { name: say.leave }).press('Enter')
  await expect(page.getByText(say.stays)).toBeVisible()
  await page.getByRole('button', { name: say.undo }).click()
  await page.getByRole('button', { name: say.leave }).click()
  await expect(page.getByText(say.stays)).toBeVisible()

  await page.getByLabel(say.choose).setInputFiles(pdf('buklet_son_2.pdf', await leaflet(false)))
  await expect(docket(page, say.checked)).toBeVisible({ timeout: 150_000 })
  await expect(page.getByRole('button', { name: /^v2,/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^v1,/ }).click()
  await expect(findings).toHaveCount(2)
  expect(await saved(page, /buklet_son\.pdf/, 'buklet_son.pdf')).toEqual(faulty)

  const field = page.getByLabel(say.message)
  await field.fill('Sarı ekrandakı kimi çıxacaq?')
  await page.reload()
  await expect(field).toHaveValue('Sarı ekrandakı kimi çıxacaq?')
  const sample = await leaflet(false)
  await page.getByLabel(say.attach).setInputFiles(pdf('reng.pdf', sample))
  const send = page.getByRole('button', { name: say.sendMessage, exact: true })
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  // All bytes are there before the server has said so: whoever presses earlier is told, and presses again.
  await expect(async () => {
    await send.click()
    await expect(field).toHaveValue('', { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  expect(await saved(page, /reng\.pdf/, 'reng.pdf')).toEqual(sample)
  type Thread = { messages: { id: number; text: string }[] }
  const thread = await callApi<Thread>('GET', `/order/${id}/messages`, { token: admin.accessToken })
  expect(thread.messages.map(({ text }) => text)).toEqual(['Sarı ekrandakı kimi çıxacaq?'])
  await callApi('PUT', `/order/${id}/messages/read`, {
    token: admin.accessToken,
    body: { upTo: thread.messages[0]?.id },
  })
  await callApi('POST', `/order/${id}/messages`, {
    token: admin.accessToken,
    body: { text: 'Parlaq çıxacaq' },
  })
  await expect(page.getByText('Parlaq çıxacaq')).toBeVisible()
  await expect(page.getByText(say.read)).toBeVisible()
  await expectAccessible(page)
  await noSideways(page)

  await callApi('DELETE', `/order/${id}/links/${link.id}`, { token: admin.accessToken })
  await page.reload()
  await expect(page.getByText(say.ended)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /\+994/ })).toBeVisible()
  await expectAccessible(page)
})

// ART-4
test('what has come whole is handed over by itself once the network is back @release', async ({
  page,
  context,
}) => {
  const { id, session } = await leafletOrder()
  await keepSession(page, session)
  let tried = 0
  await page.route('**/trpc/artwork.send**', async (route) => {
    tried += 1
    await route.abort('connectionfailed')
  })
  const file = test.info().outputPath('a5.pdf')
  await writeFile(file, await leaflet(false))
  await page.goto(`/myorder/${id}`)
  await page.getByLabel(say.choose).setInputFiles(file)
  // More than once before it is said.
  await expect(page.getByText(say.noAnswer)).toBeVisible()
  expect(tried).toBeGreaterThan(1)
  await context.setOffline(true)
  await page.unroute('**/trpc/artwork.send**')
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /^v1,/ })).toBeVisible({ timeout: 150_000 })
  await expect(page.getByText(say.noAnswer)).toHaveCount(0)
})

// ART-4
test('an upload goes on after a lost network, a pause and a closed tab', async ({ page }) => {
  const { id, session } = await leafletOrder()
  await keepSession(page, session)
  page.on('dialog', (dialog) => void dialog.accept())
  let bytes: 'lost' | 'held' | 'taken' = 'lost'
  let begun = 0
  await page.route('**/api/uploads**', async (route) => {
    const method = route.request().method()
    if (method === 'POST') begun += 1
    if (method !== 'PATCH' || bytes === 'taken') await route.continue()
    else if (bytes === 'lost') await route.abort('connectionfailed')
  })
  const content = Buffer.concat([await leaflet(false), randomBytes(1_000_000)])
  const file = test.info().outputPath('boyuk.pdf')
  await writeFile(file, content)
  await page.goto(`/myorder/${id}`)
  await expect(docket(page, say.send)).toBeVisible()
  await page.getByLabel(say.choose).setInputFiles(file)
  await expect(page.getByText(say.offline).last()).toBeVisible()
  bytes = 'held'
  await expect(page.getByText(say.offline)).toHaveCount(0)
  await page.getByRole('button', { name: say.pause }).press('Enter')
  await page.getByRole('button', { name: say.resume }).press('Enter')
  await expect(page.getByRole('button', { name: say.pause })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(say.begun)).toBeVisible()
  bytes = 'taken'
  await page.getByLabel(say.choose).setInputFiles(file)
  await expect(page.getByRole('button', { name: /^v1,/ })).toBeVisible({ timeout: 150_000 })
  expect(begun).toBe(1)
  const artwork = await callApi<{ versions: { files: { size: number }[] }[] }>(
    'GET',
    `/order/${id}/artwork`,
    {
      token: session.accessToken,
    },
  )
  expect(artwork.versions.map(({ files }) => files.map(({ size }) => size))).toEqual([[content.length]])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

// ART-4
test('what was begun in a closed tab and isn’t wanted any more is forgotten, here and on the server @release', async ({
  page,
}) => {
  const { id, session } = await leafletOrder()
  await keepSession(page, session)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/api/uploads**', async (route) => {
    if (route.request().method() !== 'PATCH') await route.continue()
  })
  await page.goto(`/myorder/${id}`)
  await page
    .getByLabel(say.choose)
    .setInputFiles({ name: 'kohne.pdf', mimeType: 'application/pdf', buffer: await leaflet(false) })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('begunUploads'))).toContain('kohne.pdf')
  await page.reload()
  await expect(page.getByText(say.begun)).toBeVisible()
  await expectAccessible(page)
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Lazım deyil: kohne.pdf' }).press('Enter')
  expect((await gone).status()).toBe(204)
  await expect(page.getByText(say.begun)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel(say.choose)).toBeAttached()
  await expect(page.getByText(say.begun)).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

// TUR-1
test('the list of orders says whose turn it is; a wrong file is refused with words and keeps no right one @release', async ({
  page,
}) => {
  const { id, session } = await leafletOrder()
  await keepSession(page, session)
  await page.goto('/myorder')
  const order = page.getByRole('article')
  await expect(order.getByText(say.yours)).toBeVisible()
  await expect(order.getByText(say.send)).toBeVisible()
  await expectAccessible(page)
  await order.getByRole('link', { name: /Buklet A4, iki qatlama/ }).click()
  const template = await page.getByRole('link', { name: 'Şablon, PDF' }).getAttribute('href')
  const sheet = await page.request.get(template ?? '')
  expect(sheet.headers()['content-type']).toContain('pdf')
  await page
    .getByLabel(say.choose)
    .setInputFiles([
      { name: 'bos.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      pdf('cedvel.pdf', Buffer.from('PK\u0003\u0004[Content_Types].xml')),
    ])
  await expect(page.getByText('Fayl boşdur. Onu yenidən ixrac edib bir də seçin.')).toBeVisible()
  await expect(page.getByText(/Bu növ fayl/)).toBeVisible()
  // The same file again would end the same way.
  await expect(page.getByRole('button', { name: /^Yenidən cəhd et/ })).toHaveCount(0)
  await expectAccessible(page)
  const read = () =>
    callApi<{ versions: { files: { name: string }[] }[] }>('GET', `/order/${id}/artwork`, {
      token: session.accessToken,
    })
  expect((await read()).versions).toEqual([])
  const many = Array.from({ length: 1000 }, (_, index) => pdf(`${index}.pdf`, Buffer.from('%PDF-')))
  await page.getByLabel(say.choose).setInputFiles(many)
  await expect(page.getByText(/^1\.000 fayl seçdiniz/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(say.choose).setInputFiles(pdf('maket.pdf', await leaflet(false)))
  await expect(page.getByRole('button', { name: /^v1,/ })).toBeVisible({ timeout: 150_000 })
  expect((await read()).versions.map(({ files }) => files.map(({ name }) => name))).toEqual([['maket.pdf']])
})

// ART-5
test('a file that failed keeps its others waiting, and that is said @release', async ({ page }) => {
  const { id, session } = await leafletOrder()
  await keepSession(page, session)
  await page.goto(`/myorder/${id}`)
  await page
    .getByLabel(say.choose)
    .setInputFiles([pdf('on.pdf', await leaflet(false)), pdf('arxa.pdf', Buffer.alloc(0))])
  await expect(page.getByText(/^Qalan fayllar çatıb/)).toBeVisible()
  await page.getByRole('button', { name: /^Siyahıdan çıxar arxa\.pdf/ }).click()
  await expect(page.getByRole('button', { name: /^v1,/ })).toBeVisible({ timeout: 150_000 })
})
