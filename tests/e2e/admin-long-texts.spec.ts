import type { Page } from '@playwright/test'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { expect, test } from './support/test.ts'

const widths = [390, 820, 1024, 1440]
const link = 'https://drive.google.com/file/d/1a'.padEnd(300, 'bcdefgh')
const mark = `${process.pid}${Date.now()}`
const name = `Ə${'nyuvenalşriftlərsiz'.repeat(3)}${mark}`
/** Of records that no visitor and no other journey comes across. */
const aside = { state: false, priority: 1_000_000 }
const texts = { name, name_ru: name, description: `${link}\n${name}`, description_ru: link }

let admin: SignedIn
const write = async (method: string, path: string, body: object) =>
  (await callApi<{ id: number } | undefined>(method, path, { token: admin.accessToken, body }))?.id ?? 0

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

/** What sticks out of the window or out of what it stands in, though nothing there can be scrolled. */
function stickingOut(): string[] {
  const found: string[] = []
  // Marks and targets reach a little over their edge.
  const most = 12
  const page = document.documentElement.scrollWidth - innerWidth
  if (page > 0) found.push(`the page, by ${page}`)
  const scrolls = (element: Element | null) =>
    element && /auto|scroll/.test(getComputedStyle(element).overflowX)
  const isPulledOut = (child: Element) => Number.parseFloat(getComputedStyle(child).marginRight) < 0
  for (const element of document.querySelectorAll<HTMLElement>(
    'main, main *, [role=dialog], [role=dialog] *',
  )) {
    const { overflowX, display, position } = getComputedStyle(element)
    if (element.role === 'dialog' && element.scrollWidth > element.clientWidth + 1) found.push('the dialog')
    if (scrolls(element.parentElement) && element.parentElement?.role !== 'dialog') continue
    if ([...element.children].some(isPulledOut)) continue
    if (overflowX !== 'visible' || display === 'inline' || display === 'contents') continue
    if (position === 'absolute' || element.closest('.sr-only, svg, [aria-hidden=true]')) continue
    if (element.clientWidth === 0 || element.scrollWidth - element.clientWidth <= most) continue
    const inner = [...element.children].some((child) => child.scrollWidth - child.clientWidth > most)
    if (!inner) found.push(`${element.tagName} ${element.className}: ${element.textContent?.slice(0, 30)}`)
  }
  return found
}

async function expectFits(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect.soft(await page.evaluate(stickingOut), `${path} at ${width} px`).toEqual([])
  }
}

async function look(
  page: Page,
  path: string,
  found = page.getByText(name).filter({ visible: true }).first(),
) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${process.env.E2E_SITE ?? ''}${path}`)
  await expect(found, path).toBeVisible()
  await expectFits(page, path)
}

test('unbroken names and links widen no list and no editor of the catalogue', async ({ page }) => {
  test.setTimeout(240_000)
  const prices = [{ count: 100, price: 12.5 }]
  const service = await write('POST', '/Services', { ...aside, ...texts, servicePriceDatas: prices })
  const product = await write('POST', '/ServiceTypes', { ...aside, ...texts, serviceId: service })
  const project = await write('POST', '/Project', { ...aside, ...texts, serviceId: service })
  const { name: title, description, description_ru } = texts
  const offer = { offer: name, date: name, head: link, serviceIds: [service] }
  const campaign = await write('POST', '/Deal', { ...aside, title, description, description_ru, ...offer })
  await write('PUT', '/Services', { id: service, description: `${name} ${link}` })
  await openAdmin(page, '/admin', admin, 'ru')
  const heading = page.getByRole('heading', { level: 1, name })
  for (const path of [
    `/admin/services/services?q=${name}`,
    `/admin/portfolio/portfolio?q=${name}`,
    `/admin/companies/companies?q=${name}`,
    `/admin/history?q=${name}`,
  ])
    await look(page, path)
  // Other journeys' events may have come since.
  await look(page, '/admin', page.getByRole('heading', { level: 1 }))
  for (const path of [
    `/admin/services/servicesmore/${service}`,
    `/admin/services/editproduct/${product}`,
    `/admin/portfolio/portfoliocardedit/${project}`,
    `/admin/companies/editcompany/${campaign}`,
  ]) {
    await look(page, path, heading)
    await page.getByRole('button', { name: /^Изменения:/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFits(page, `${path}, its changes`)
  }
  await callApi('DELETE', `/deal/${campaign}`, { token: admin.accessToken })
  await callApi('DELETE', `/project/${project}`, { token: admin.accessToken })
  await callApi('DELETE', `/Services/${service}`, { token: admin.accessToken })
})

test('nor those of the site, of people and of the inbox', async ({ page }) => {
  test.setTimeout(240_000)
  const address = `https://${'uzun'.repeat(14)}-${mark}.az/${'a'.repeat(80)}`
  const made = [
    ['Partner', await write('POST', '/Partner', { ...aside, name, name_ru: name })],
    ['Advertisements', await write('POST', '/Advertisements', { ...aside, link: address, alt: name })],
    [
      'SocialMediaAccounts',
      await write('POST', '/SocialMediaAccounts', { ...aside, link: address, platform: name }),
    ],
  ] as const
  const person = {
    name: 'Ə'.repeat(45),
    surname: `Vəli${mark}`.padEnd(45, 'yev'),
    phoneNumber: '+994501112233',
  }
  const password = 'long-enough-1'
  const mail = (who: string) => `${who}${'uzunad'.repeat(5)}${mark}@${'uzun'.repeat(9)}.example.com`
  const staffMember = { ...person, email: mail('k'), password, appRoleId: 3 }
  const staff = await write('POST', '/AppUser', staffMember)
  await callApi('POST', '/Clients', {
    body: { ...person, email: mail('m'), password, passwordConfirm: password },
  })
  await callApi('POST', '/Contact/sendinfoforcontact', {
    body: { name: name.slice(0, 100), phoneNumber: '+994501112233' },
  })
  await openAdmin(page, '/admin', admin, 'ru')
  const surname = page.getByText(person.surname).filter({ visible: true }).first()
  await look(page, `/admin/users?q=${person.surname}`, surname)
  await look(page, `/admin/admins?q=${person.surname}`, surname)
  await look(page, `/admin/admins?open=${staff}`, page.getByRole('dialog'))
  await look(page, '/admin/contact/inbox')
  await look(page, `/admin/history?q=${name}`)
  for (const [path, one] of [
    ['/admin/home/partners', name],
    ['/admin/socialmedia', name],
    ['/admin/home/advertisements', mark],
  ] as const) {
    const card = page.getByRole('article').filter({ hasText: one })
    await look(page, path, card)
    await card.getByRole('button', { name: /^Изменить:/ }).click()
    await expect(page.getByRole('button', { name: 'Закрыть' })).toBeVisible()
    await expectFits(page, `${path}, edited`)
  }
  await callApi('DELETE', `/AppUser/${staff}`, { token: admin.accessToken })
  for (const [path, id] of made) await callApi('DELETE', `/${path}/${id}`, { token: admin.accessToken })
})

test('nor the editors of what there is once, with what is typed and not saved', async ({ page }) => {
  test.setTimeout(240_000)
  await openAdmin(page, '/admin', admin, 'ru')
  for (const path of [
    '/admin/contact/contact',
    '/admin/home/aboutus',
    '/admin/home/correction',
    '/admin/home/pages/delivery',
    '/admin/services/editservicespage',
    '/admin/portfolio/editportfoliopage',
    '/admin/companies/editcompaniespage',
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${process.env.E2E_SITE ?? ''}${path}`)
    const fields = page.getByRole('main').locator('form :is(textarea, input:not([type]), input[type=text])')
    await expect(fields.first()).toBeVisible()
    for (const field of await fields.all())
      if (await field.isEditable())
        await field.fill((await field.evaluate((one) => one.tagName)) === 'INPUT' ? name : link)
    await expectFits(page, path)
    await page.getByRole('button', { name: 'Отменить правки' }).click()
    await expectFits(page, `${path}, undoing asked`)
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить правки' }).click()
  }
})
