import type { Locator, Page } from '@playwright/test'
import { pictureFile } from '../support/pictures.ts'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { newStaffMember, openAdmin } from './support/admin.ts'
import { tabTo } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

type Service = {
  id: number
  name: string
  photoUrl: string
  serviceTypes: { id: number; name: string }[]
  servicePrices: { count: number; price: number }[]
}

const site = () => process.env.E2E_SITE ?? ''
const made: number[] = []
let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})
test.afterAll(async () => {
  for (const id of made)
    await callApi('DELETE', `/services/${id}`, { token: admin.accessToken }).catch(() => undefined)
})

const get = <Data>(path: string) => callApi<Data>('GET', path, { token: admin.accessToken })
const post = <Data>(path: string, body: unknown) =>
  callApi<Data>('POST', path, { token: admin.accessToken, body })
const read = (id: number) => get<Service>(`/services/${id}/multilanguage`)

/** At the end of the site’s lists, so that nobody else meets it. */
async function newService(name: string, prices: { count: number; price: number }[] = []): Promise<Service> {
  const body = { name, priority: 900_000, servicePriceDatas: prices }
  const service = await post<Service>('/services', body)
  made.push(service.id)
  return service
}

/** What a spreadsheet puts on the clipboard, pasted into a field. */
const pasteInto = (field: Locator, text: string) =>
  field.evaluate((input, cells) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', cells)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

const said = (page: Page, text: string) => page.getByRole('status').getByText(text)

test('a service is added with pasted prices, gets a product, and both are deleted when asked', async ({
  page,
}) => {
  const name = `Neon lövhə ${process.pid}-${Date.now()}`
  await openAdmin(page, '/admin/services/services', admin)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('a')
  await page.getByRole('link', { name: 'Boş başla' }).press('Enter')
  await expect(page).toHaveURL(/\/addservice$/)

  await page.getByLabel('Təsvir', { exact: true }).fill('Vitrin üçün neon yazı.')
  const first = page.getByLabel('Tiraj, sətir 1')
  await pasteInto(first, 'Say\tQiymət\r\n50\t14,00 ₼\r\n1.000\t120,5\r\n250\t57\r\n')
  await expect(said(page, '3 sətir yapışdırıldı.')).toBeVisible()
  await expect(page.getByLabel('Qiymət, sətir 2')).toHaveValue('120,50')
  await expect(page.getByText('Tiraj yuxarıdakı sətirdəkindən böyük olmalıdır')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Adı yazın.')).toBeVisible()
  await expect(page.getByLabel('Ad', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tiraj üzrə sırala' }).click()
  await expect(page.getByLabel('Tiraj, sətir 3')).toHaveValue('1.000')
  await expect(page.getByText('Tiraj yuxarıdakı sətirdəkindən böyük olmalıdır')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sətir 1: sil' })).toHaveCount(0)
  await page.getByLabel('Ad', { exact: true }).fill(name)
  const preview = page.getByRole('region', { name: 'Saytda görünüş' })
  await expect(preview).toContainText(name)
  await expect(preview).toContainText('1 ədəd 0,12 ₼-dan'.replace(' ₼', '\u00a0₼'))
  await page.route('**/trpc/services.create**', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Saxla' }).click()
  await expect(page.getByRole('alert').getByText('Cavab gəlmədi')).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Bildirişi bağla' }).click()
  await page.getByRole('button', { name: 'Saxla' }).click()
  await expect(said(page, 'Xidmət əlavə edildi')).toBeVisible()
  await expect(page).toHaveURL(/\/servicesmore\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  made.push(id)
  // Behind the others, where it is in nobody's way.
  await callApi('PUT', `/Services/${id}/place`, { token: admin.accessToken, body: { place: 900_000 } })
  expect((await read(id)).servicePrices).toMatchObject([
    { count: 50, price: 14 },
    { count: 250, price: 57 },
    { count: 1000, price: 120.5 },
  ])

  await page.getByRole('link', { name: 'Məhsul əlavə et' }).click()
  await expect(page.getByLabel('Xidmət', { exact: true })).toHaveValue(String(id))
  await page.getByLabel('Ad', { exact: true }).fill('Neon ürək')
  await page.getByLabel('Tiraj, sətir 1').fill('1')
  await page.getByLabel('Qiymət, sətir 1').fill('sıfır')
  await page.getByRole('button', { name: 'Pillə əlavə et' }).click()
  await expect(page.getByLabel('Tiraj, sətir 2')).toBeFocused()
  await expect(page.getByText('Qiyməti rəqəmlə yazın')).toBeVisible()
  await page.getByLabel('Qiymət, sətir 1').fill('85,5')
  const picture = await pictureFile({ width: 900, height: 700 })
  const buffer = Buffer.from(await picture.arrayBuffer())
  await page
    .getByLabel('Şəkil', { exact: true })
    .setInputFiles({ name: 'neon.png', mimeType: picture.type, buffer })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(said(page, 'Məhsul əlavə edildi')).toBeVisible()
  await expect(page).toHaveURL(/\/editproduct\/\d+$/)

  await page.getByRole('main').getByRole('link', { name }).click()
  const products = page.getByRole('region', { name: 'Məhsullar' })
  await expect(products).toContainText('85,50')
  await expect(page.getByText('Saytda bu qiymətlərin yerinə məhsullar görünür.')).toBeVisible()
  const campaignId = (
    await post<{ id: number }>('/deal', { title: 'Neon günü', description: 'Neon', serviceIds: [id] })
  ).id
  await page.getByRole('button', { name: 'Sil…' }).click()
  const dialog = page.getByRole('dialog', { name: `«${name}» xidməti silinsin?` })
  await expect(dialog.getByRole('button', { name: 'Xidməti və 1 məhsulu sil' })).toBeEnabled()
  await expect(dialog).toContainText('«Neon günü» kampaniyasında heç bir xidmət qalmır.')
  await expect(dialog).toContainText('4qiymət pilləsi')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await products.getByRole('button', { name: 'Sil: Neon ürək' }).click()
  const ofProduct = page.getByRole('dialog', { name: '«Neon ürək» məhsulu silinsin?' })
  await expect(ofProduct).toContainText('saytda görünən sonuncu məhsuldur')
  await ofProduct.getByRole('button', { name: 'Məhsulu sil' }).click()
  await expect(said(page, 'Məhsul silindi')).toBeVisible()
  await expect(products.getByRole('listitem')).toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: 'Xidmətlər' }).click()
  await page.getByRole('searchbox', { name: 'Xidmət və ya məhsul' }).fill(name)
  await expect(said(page, '1 xidmət tapıldı')).toBeVisible()
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().focus()
  await page.keyboard.press('Delete')
  await dialog.getByRole('button', { name: 'Xidməti sil', exact: true }).click()
  await expect(said(page, 'Xidmət silindi')).toBeVisible()
  await expect(page.getByRole('heading', { name: /üzrə xidmət tapılmadı/ })).toBeVisible()
  await callApi('DELETE', `/deal/${campaignId}`, { token: admin.accessToken })
})

test('by the keyboard alone a service is edited in three languages, and the next visitor reads it', async ({
  page,
  request,
}) => {
  const stamp = `${process.pid}-${Date.now()}`
  const service = await newService(`Möhür ${stamp}`, [{ count: 1, price: 20 }])
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAdmin(page, '/admin/services/services', admin, 'ru')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(stamp)
  await expect(said(page, 'Найдена 1 услуга')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Möhür ${stamp}` })).toBeVisible()
  await expect(page.locator('aside nav [aria-current=page]')).toHaveText('Услуги')
  await expectAccessible(page)

  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  await type('Название', `Ştamp ${stamp}`)
  await type('Описание', 'Avtomatik ştamp.')
  await type('Название · RU', `Штамп ${stamp}`)
  await type('Описание · RU', 'Автоматический штамп.')
  await type('Название · EN', `Stamp ${stamp}`)
  await type('Описание · EN', 'A self-inking stamp.')
  await type('Цена, строка 1', '22,5')
  await tabTo(page, page.getByRole('button', { name: 'Добавить ступень' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Тираж, строка 2')).toBeFocused()
  await page.keyboard.type('10')
  await page.keyboard.press('Tab')
  await page.keyboard.type('300')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('Цена, строка 1')).toBeFocused()
  await expect(page.getByText('1 шт. дороже, чем при тираже 1')).toBeVisible()
  const preview = page.getByRole('region', { name: 'На сайте', exact: true })
  await tabTo(page, preview.getByRole('button', { name: 'English' }))
  await page.keyboard.press('Enter')
  await expect(preview).toContainText(`Stamp ${stamp}`)
  await expect(preview).toContainText('1 piece from 22.50')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(said(page, 'Операция выполнена')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Несохранённые изменения' })).toBeHidden()

  const path = `/services/card/${service.id}`
  for (const [prefix, words, price] of [
    ['', ['Ştamp', 'Avtomatik ştamp.'], '22,50'],
    ['/ru', ['Штамп', 'Автоматический штамп.'], '22,50'],
    ['/en', ['Stamp', 'A self-inking stamp.'], '22.50'],
  ] as const) {
    const html = await (await request.get(`${site()}${prefix}${path}`)).text()
    for (const word of [...words, stamp, price]) expect(html).toContain(word)
  }
})

test('on a phone a product is merged with what a colleague has saved, and stays after a reload', async ({
  page,
}) => {
  const service = await newService(`Çanta ${process.pid}-${Date.now()}`)
  const product = await post<{ id: number }>('/servicetypes', {
    name: 'Kətan çanta',
    serviceId: service.id,
    serviceTypePriceDatas: [{ count: 10, price: 50 }],
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, `/admin/services/servicesmore/${service.id}`, admin, 'en')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Kətan çanta', exact: true }).click()
  const price = page.getByLabel('Price, row 1')
  await expect(price).toHaveValue('50.00')
  await callApi('PUT', '/servicetypes', {
    token: admin.accessToken,
    body: { id: product.id, name_en: 'Canvas bag', serviceTypePriceDatas: [{ count: 10, price: 55 }] },
  })
  await price.fill('60')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const clash = page.getByRole('dialog', { name: /has been changed by someone else/ })
  await expect(clash).toContainText('10: 55.00')
  await expect(clash).toContainText('10: 60.00')
  await expectAccessible(page)
  await clash.getByRole('button', { name: 'Keep mine' }).click()
  await expect(said(page, 'The operation is completed')).toBeVisible()
  await page.getByRole('tab', { name: /EN/ }).click()
  await expect(page.getByLabel('Name · EN')).toHaveValue('Canvas bag')

  await price.fill('abc')
  await page.reload()
  await expect(price).toHaveValue('abc')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(price).toBeFocused()
  await expect(page.getByText('Write the price as a number: 12.50')).toBeVisible()
  await expectAccessible(page)
})

test('the screens of services are for whoever has the area @release', async ({ page }) => {
  const staffMember = await newStaffMember(admin, 'SuperVisor')
  for (const path of ['services', 'addservice', 'servicesmore/1', 'addproduct', 'editproduct/1']) {
    await openAdmin(page, `/admin/services/${path}`, staffMember)
    await expect(page.getByRole('alert').getByText('Bu əməliyyat üçün icazəniz yoxdur')).toBeVisible()
    await expect(page).toHaveURL(`${site()}/admin`)
  }
  await expect(page.getByRole('link', { name: 'Xidmətlər', exact: true })).toHaveCount(0)
})
