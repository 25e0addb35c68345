import type { Locator, Page } from '@playwright/test'
import { drawingFile, pictureFile } from '../support/pictures.ts'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { moveByKey, newStaffMember } from './support/admin.ts'
import { tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const site = () => process.env.E2E_SITE ?? ''
let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

async function open(page: Page, path: string, language: 'az' | 'ru' | 'en' = 'az', user = admin) {
  await chooseLanguage(page, language)
  await keepSession(page, user)
  await page.goto(`${site()}${path}`)
}

async function choose(field: Locator, file: File) {
  const buffer = Buffer.from(await file.arrayBuffer())
  await field.setInputFiles({ name: file.name, mimeType: file.type, buffer })
}

const get = <Data>(path: string) => callApi<Data>('GET', path, { token: admin.accessToken })

test('the banner takes texts and pictures, checked first and shown before they are saved', async ({
  page,
}) => {
  type Banner = { logoUrl: string; darkLogoUrl: string; title: string }
  const read = () => get<Banner>('/UIConfigurations/GetBannermultilanguage/1')
  const before = await read()
  await open(page, '/admin/home/correction')
  const logo = page.getByLabel('Tünd fonda loqo')
  await expect(logo).toBeAttached()
  await choose(logo, new File(['%PDF'], 'loqo.pdf', { type: 'application/pdf' }))
  await expect(page.getByText('«loqo.pdf» yaramır. Şəkil seçin:')).toBeVisible()
  await expectAccessible(page)
  await choose(logo, drawingFile())
  await expect(page.getByText('logo.svg')).toBeVisible()
  const bar = page.getByRole('region', { name: 'Yadda saxlanmamış dəyişikliklər' })
  await expect(bar).toContainText('1 dəyişiklik yadda saxlanmayıb')
  await page.getByRole('button', { name: 'Bu şəkildən imtina et' }).click()
  await expect(bar).toBeHidden()

  await choose(logo, drawingFile())
  await choose(page.getByLabel('Şəkil', { exact: true }), await pictureFile({ width: 900, height: 700 }))
  await page.emulateMedia({ colorScheme: 'dark' })
  // A button that has been scrolled half under the bar is too small a target to axe.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('status').getByText('Əməliyyat tamamlandı')).toBeVisible()
  const after = await read()
  expect(after).toMatchObject({ title: before.title, logoUrl: before.logoUrl })
  expect(after.darkLogoUrl).not.toBe(before.darkLogoUrl)
  await expect(page.getByText('saxlanmayıb')).toHaveCount(0)
})

// ADM-4
test('partners are added one at a time, put in order by the keyboard, and deleted when asked', async ({
  page,
}) => {
  type Partner = { id: number; name: string; name_ru: string; logoUrl: string }
  const name = `Bakı Çörək ${process.pid}-${Date.now()}`
  const saved = async () => (await get<Partner[]>('/Partner')).find((partner) => partner.name === name)
  await open(page, '/admin/home/partners')
  const list = page.getByRole('list', { name: 'Tərəfdaşlar' })
  await expect(list.getByRole('article').first()).toBeVisible()
  const add = page.getByRole('button', { name: 'Tərəfdaş əlavə et' })
  await add.click()
  await expect(page.getByLabel('Ad', { exact: true })).toBeFocused()
  await page.getByLabel('Ad · RU').fill('Бакинский хлеб')
  await add.click()
  await expect(
    page.getByRole('alert').getByText('Mövcud kartı yükləmədən sonra yeni kart əlavə edin.'),
  ).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Tərəfdaşın adını yazın.')).toBeVisible()
  await expect(page.getByLabel('Ad', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(name)
  await choose(page.getByLabel('Loqo'), drawingFile())
  await page.keyboard.press('ControlOrMeta+s')
  const card = list.getByRole('article', { name })
  await expect(card).toBeVisible()
  expect(await saved()).toMatchObject({ name_ru: 'Бакинский хлеб', logoUrl: expect.stringMatching(/svg$/) })

  const handle = card.getByRole('button', { name: `Yerini dəyiş: ${name}` })
  const others = (await get<Partner[]>('/Partner')).map(({ id }) => id)
  expect(others[0]).toBe((await saved())?.id)
  await handle.focus()
  await moveByKey(page, name, 'ArrowRight', 2)
  await expect
    .poll(async () => (await get<Partner[]>('/Partner')).map(({ id }) => id).indexOf(others[0] ?? 0))
    .toBe(1)

  await tabTo(page, card.getByRole('button', { name: `Sil: ${name}` }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `«${name}» silinsin?` })
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await card.getByRole('button', { name: `Sil: ${name}` }).click()
  await dialog.getByRole('button', { name: `Sil: «${name}»` }).click()
  await expect(card).toBeHidden()
  await expect.poll(saved).toBeUndefined()
})

test('an advertisement is added with its status when that fails; a social link gets https', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/admin/home/advertisements')
  await page.getByRole('button', { name: 'Reklam əlavə et' }).click()
  const host = `reklam-${process.pid}-${Date.now()}.az`
  await page.getByLabel('Link', { exact: true }).fill('qwe rty')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByLabel('Link', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue('qwe rty')
  await page.getByLabel('Link', { exact: true }).fill(host)
  await page.keyboard.press('Tab')
  await choose(page.locator('input[type=file]'), await pictureFile({ width: 600, height: 240 }))
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(`https://${host}`)
  await page.getByLabel('Alternativ mətn', { exact: true }).fill('Kağız topları')
  await page.getByRole('button', { name: 'Kəs…' }).click()
  const frame = page.getByRole('group', { name: 'Kəsim çərçivəsi' })
  await expect(frame).toBeVisible()
  await frame.focus()
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kəs', exact: true }).click()
  await page.route(
    '**/trpc/upload/advertisements.create',
    (route) => route.fulfill({ status: 503, body: '' }),
    {
      times: 1,
    },
  )
  await page.getByRole('button', { name: 'Saxla' }).click()
  await expect(page.getByRole('alert').getByText('Reklam əlavə edilmədi: 503')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Saxla' }).click()
  await expect(page.getByRole('status').getByText('Reklam əlavə edildi')).toBeVisible()
  await expect(page.getByRole('article', { name: host })).toBeVisible()
  await expect(page.getByRole('article', { name: host })).toContainText('2 çatışmır')
  const ads = await get<{ link: string; photoUrl: string; alt: string }[]>('/Advertisements')
  const ad = ads.find(({ link }) => link === `https://${host}`)
  expect([ad?.photoUrl, ad?.alt]).toEqual([expect.stringContaining('_600x229_'), 'Kağız topları'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.goto(`${site()}/admin/socialmedia`)
  const instagram = page.getByRole('article', { name: 'Instagram' })
  await instagram.getByRole('button', { name: 'Redaktə et: Instagram' }).click()
  await page.getByLabel('Link', { exact: true }).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Saxla' }).click()
  await expect(page.getByText('Veb ünvanı yazın')).toBeVisible()
  await page.getByLabel('Link', { exact: true }).fill('instagram.com/metbee.example')
  await expectAccessible(page)
  await page.getByLabel('Platforma').focus()
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue('https://instagram.com/metbee.example')
})

// ADM-3
test('contact data are changed, and say so in the decided words when they are not', async ({ page }) => {
  type Contact = { numberWhatsapp: string; address_en: string; mapEmbedCode: string }
  const read = () => get<Contact>('/contact/getcontactmultilanguage/1')
  const before = await read()
  await open(page, '/admin/contact/contact', 'az', await newStaffMember(admin, 'Consultant'))
  const whatsapp = page.getByLabel('WhatsApp')
  await expect(whatsapp).toHaveValue(before.numberWhatsapp)
  await whatsapp.fill('44')
  await page.getByLabel('Xəritə').fill('https://evil.example/map')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(whatsapp).toBeFocused()
  await expect(
    page.getByText('Google Maps, OpenStreetMap və ya Yandex Maps-dən xəritənin kodunu'),
  ).toBeVisible()
  await expectAccessible(page)
  await whatsapp.fill('0505550142')
  await page.getByLabel('Xəritə').fill('https://maps.app.goo.gl/AbC123')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Qısa link xəritənin yerini bildirmir.')).toBeVisible()
  await page.getByLabel('Xəritə').fill(`<iframe src="${before.mapEmbedCode}"></iframe>`)
  await page.getByLabel('Ünvan · EN').fill('96 Nizami Street')
  await expect(whatsapp).toHaveValue('+994 50 555 01 42')
  await expect(page.getByLabel('Xəritə')).toHaveValue(before.mapEmbedCode)
  await page.route('**/trpc/contact.update**', (route) => route.abort(), { times: 1 })
  await page.keyboard.press('ControlOrMeta+s')
  const alert = page.getByRole('alert')
  await expect(
    alert.getByText('Əlaqə məlumatları dəyişdirilmədi. Zəhmət olmasa, yenidən cəhd edin.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Saxla' }).click()
  await expect(page.getByRole('status').getByText('Əməliyyat tamamlandı')).toBeVisible()
  expect((await read()).address_en).toBe('96 Nizami Street')
  const { address_en } = before
  await callApi('PUT', '/contact', { token: admin.accessToken, body: { id: 1, address_en } })
})

// WEB-7
test('contact records are added, put in order by the keyboard and deleted with undo; every page shows all', async ({
  page,
}) => {
  type Contact = { id: number; phoneNumber: string; address: string }
  const records = () => callApi<Contact[]>('GET', '/Contact')
  const address = `Gəncə, Cavad xan ${Date.now()}`
  await open(page, '/admin/contact/contact', 'az', await newStaffMember(admin, 'Consultant'))
  const list = page.getByRole('list', { name: 'Əlaqə məlumatları' })
  const cards = list.getByRole('article')
  const before = await records()
  await expect(cards).toHaveCount(before.length)
  await expect(cards.first().getByRole('button', { name: /^Sil:/ })).toHaveCount(0)
  // The second, which every header shows, is edited as well.
  const second = before[1]
  await cards
    .nth(1)
    .getByRole('button', { name: /^Redaktə et:/ })
    .click()
  await expect(page.getByLabel('Telefon', { exact: true })).toHaveValue(second?.phoneNumber ?? '')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Əlaqə əlavə et' }).click()
  await expect(page.getByLabel('Ünvan', { exact: true })).toBeFocused()
  await page.getByLabel('Telefon', { exact: true }).fill('0222560000')
  await page.getByLabel('Ünvan', { exact: true }).fill(address)
  await page.keyboard.press('ControlOrMeta+s')
  const card = list.getByRole('article', { name: address })
  await expect(card).toContainText('+994 22 256 00 00')
  await expect(page.getByLabel('Ünvan', { exact: true })).toHaveValue(address)
  const made = (await records()).at(-1)
  expect(made).toMatchObject({ address, phoneNumber: '+994 22 256 00 00' })

  await card.getByRole('button', { name: `Yerini dəyiş: ${address}` }).focus()
  await moveByKey(page, address, 'ArrowLeft', before.length)
  await expect.poll(async () => (await records())[before.length - 1]?.id).toBe(made?.id)

  for (const path of ['/contact', '/services']) {
    await page.goto(`${site()}${path}?preview=1`)
    const footer = page.getByRole('contentinfo')
    for (const { phoneNumber, address } of await records()) {
      await expect(footer.getByRole('link', { name: phoneNumber })).toHaveCount(1)
      await expect(footer.getByText(address)).toBeVisible()
    }
    const header = page.getByRole('banner').getByRole('link', { name: '+994 22 256 00 00' })
    await expect(header).toHaveCount(before.length === 2 ? 1 : 0)
  }
  await page.goto(`${site()}/admin/contact/contact?open=${made?.id}`)
  await expect(page.getByLabel('Ünvan', { exact: true })).toHaveValue(address)
  await card.getByRole('button', { name: `Sil: ${address}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Sil: «${address}»` })
    .click()
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'Geri qaytar' }).first().click()
  await expect(card).toBeVisible()
  expect((await records())[before.length - 1]).toEqual(made)
  await callApi('DELETE', `/contact/${made?.id}`, { token: admin.accessToken })
})

test('every list has its button for adding at the right of its head @release', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [path, name] of [
    ['/admin/home/partners', 'Tərəfdaş əlavə et'],
    ['/admin/home/advertisements', 'Reklam əlavə et'],
    ['/admin/socialmedia', 'Hesab əlavə et'],
    ['/admin/contact/contact', 'Əlaqə əlavə et'],
    ['/admin/services/services', /əlavə et/],
    ['/admin/portfolio/portfolio', /əlavə et/],
    ['/admin/companies/companies', /əlavə et/],
    ['/admin/admins', /əlavə et/],
    ['/admin/rolesandpermissions', /əlavə et/],
  ] as const) {
    await open(page, path)
    const add = page
      .getByRole('main')
      .getByRole('button', { name })
      .or(page.getByRole('main').getByRole('link', { name }))
    const head = await page.getByRole('heading', { level: 1 }).boundingBox()
    const box = await add.first().boundingBox()
    expect(box?.x, path).toBeGreaterThan(900)
    expect(Math.abs((box?.y ?? 0) - (head?.y ?? 0)), path).toBeLessThan(24)
  }
})
