import type { Page } from '@playwright/test'
import { cleanPdf, sendFile } from '../support/artwork.ts'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, newStaffMember, openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

type Artwork = { state: string; versions: unknown[] }
type Thread = { messages: { text: string; readAt: string | null }[] }

const site = () => process.env.E2E_SITE ?? ''
let admin: SignedIn
let client: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = (await newCustomer()).session
})

const artworkOf = (id: number) =>
  callApi<Artwork>('GET', `/order/${id}/artwork`, { token: client.accessToken })

/** The customer sends the next version; the checks read it and find nothing. */
async function sendVersion(id: number): Promise<void> {
  const upload = await sendFile(site(), { token: client.accessToken }, { orderId: id, content: cleanPdf() })
  const token = client.accessToken
  await callApi('POST', `/order/${id}/artwork`, { token, body: { uploads: [upload] } })
  await expect.poll(async () => (await artworkOf(id)).state, { timeout: 150_000 }).toBe('Checked')
}

/** An accepted order for which staff have asked for a file, and which was sent. */
async function orderWithFile(): Promise<number> {
  const id = await acceptedOrder(client, admin, 126)
  await callApi('PUT', `/order/${id}/artwork/request`, { token: admin.accessToken, body: {} })
  await sendVersion(id)
  return id
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const said = (page: Page, text: string) => page.getByRole('status').getByText(text)

test('by keyboard: a checked file becomes a proof, nothing is printed before the approval', async ({
  page,
}) => {
  const id = await orderWithFile()
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  const turn = part(page, 'Növbə')
  await expect(turn).toContainText('Növbə bizdədir')
  await expect(turn).toContainText('v1 yoxlanılıb: nümunə hazırlayın')
  await expect(page.getByRole('application')).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('s')
  await expect(page.getByRole('alert').getByText(`№ ${id} hələ istehsalata gedə bilməz`)).toBeVisible()
  const move = { token: admin.accessToken, body: { status: 'InProduction' } }
  await expect(callApi('PUT', `/order/${id}/status`, move)).rejects.toThrow(/409/)

  await page.keyboard.press('d')
  await expect(turn).toContainText('cavabdeh')
  await page.keyboard.press('e')
  await expect(page).toHaveURL(new RegExp(`/admin/ordersadmin/${id}/proof$`))
  // The order's page has such a field, too, and stays in sight until the maker is there.
  await expect(page.getByRole('heading', { level: 1, name: '1 nömrəli nümunə' })).toBeVisible()
  await page.keyboard.press('p')
  const shown = page.getByRole('region', { name: 'Müştəri gözü ilə' })
  for (const text of ['Çapdan əvvəl son baxış', 'Rəngləri gördüm', 'Çapa icazə verirəm: v1'])
    await expect(shown).toContainText(text)
  await page.keyboard.press('p')
  await page.getByRole('textbox', { name: /Müştəriyə mesaj/ }).focus()
  await page.keyboard.type('Folqanı ayrıca qatda göstərdik.')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/ordersadmin/${id}$`))
  await expect(turn).toContainText('Növbə müştəridədir')
  await expect(turn).toContainText('1 nömrəli nümunəyə baxır')

  const token = client.accessToken
  const pins = [{ page: 1, x: 10, y: 12, text: 'Telefonun sonu səhvdir' }]
  await callApi('POST', `/order/${id}/proofs/1/changes`, { token, body: { pins } })
  await expect(turn).toContainText('1 nömrəli nümunə: müştəri 1 düzəliş istəyib')
  await page.keyboard.press('1')
  await expect(part(page, 'Qeydlər').getByRole('button', { name: /^Qeyd 1:/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await part(page, 'Qeydlər').getByRole('button', { name: '1 nömrəli qeyd düzəldildi' }).focus()
  await page.keyboard.press('Enter')
  await expect(part(page, 'Qeydlər')).toContainText('0 açıq, 1 bağlı')
  await page.keyboard.press('z')
  await expect(part(page, 'Qeydlər')).toContainText('1 açıq, 0 bağlı')

  await sendVersion(id)
  await expect(page.getByText('Aysel Əliyeva v2 göndərdi')).toBeVisible()
  await page.getByRole('button', { name: 'v2-yə keç' }).click()
  await expect(page.getByRole('heading', { name: 'Fayl yoxlaması, v2' })).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByRole('heading', { name: 'Fayl yoxlaması, v1' })).toBeVisible()
  await expectAccessible(page)
})

test('the customer approves: the stamp stands, production goes on as usual @release', async ({ page }) => {
  const id = await orderWithFile()
  await callApi('POST', `/order/${id}/proofs`, { token: admin.accessToken, body: {} })
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  const approval = part(page, 'Çapa icazə')
  await expect(approval).toContainText('Müştəri razılaşanda möhür buraya vurulur')
  const body = { version: 1, texts: true, size: true, colours: true, name: 'Aysel Əliyeva' }
  await callApi('POST', `/order/${id}/proofs/1/approval`, { token: client.accessToken, body })
  await expect(approval).toContainText('v1 · Aysel Əliyeva')
  await expect(approval).toContainText('mətnlər, ölçü, rənglər')
  await expectAccessible(page)
  await part(page, 'Növbə').getByRole('button', { name: 'İstehsalata ver' }).click()
  await expect(part(page, 'Növbə')).toContainText('v1 çapdadır')
})

test('without an approval it is started only with a reason, and never by Enter', async ({ page }) => {
  const id = await orderWithFile()
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin, 'ru')
  await page.getByRole('button', { name: 'Начать без подписи…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Дождаться подписи' })).toBeFocused()
  await expect(dialog).toContainText('Печатается v1: 500 шт., 126,00 ₼')
  await expect(dialog).toContainText('сразу увидит причину и ваше имя')
  await expectAccessible(page)
  const start = dialog.getByRole('button', { name: 'Печатать v1 без подписи' })
  await start.click()
  await expect(dialog.getByText(/не короче 10 знаков/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Согласовано по телефону' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Начать без подписи…' }).click()
  await expect(dialog.getByLabel('Причина')).toHaveValue('Согласовано по телефону')
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Space')
  const slip = part(page, 'Подпись в печать')
  await expect(slip).toContainText('Начато без подписи, v1')
  await expect(slip).toContainText('Согласовано по телефону')
  await expect(slip).toContainText('клиент ещё не видел')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Открыть историю' }).click()
  await expect(page.getByRole('dialog')).toContainText('Макета нет')
  await expectAccessible(page)
})

test('messages go both ways, notes stay inside, a saved reply begins one', async ({ page }) => {
  const id = await orderWithFile()
  const token = client.accessToken
  await callApi('POST', `/order/${id}/messages`, { token, body: { text: 'Cümə günü çatır?' } })
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await expect(part(page, 'Növbə')).toContainText('Yeni mesaj: «Cümə günü çatır?»')
  await page.keyboard.press('m')
  const field = page.getByLabel('Müştəriyə mesaj')
  await expect(field).toBeFocused()
  await page.keyboard.press('/')
  const replies = page.getByRole('dialog', { name: 'Hazır cavablar' })
  await expect(replies.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).not.toHaveValue('')
  await page.reload()
  await expect(field).not.toHaveValue('')
  await field.fill('Bəli, çatır.')
  await page.keyboard.press('Control+Enter')
  await expect(said(page, 'Mesaj göndərildi')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  const { messages } = await callApi<Thread>('GET', `/order/${id}/messages`, { token })
  expect(messages.map(({ text }) => text)).toEqual(['Cümə günü çatır?', 'Bəli, çatır.'])
  expect(messages[0]?.readAt).not.toBeNull()

  await page.keyboard.press('Escape')
  await page.keyboard.press('q')
  await page.keyboard.type('Folqanı 2-ci rulondan götürün')
  await page.keyboard.press('Control+Enter')
  await expect(part(page, 'Daxili qeydlər')).toContainText('Folqanı 2-ci rulondan götürün')
  await expect(part(page, 'Müştəri ilə yazışma')).not.toContainText('Folqanı')
})

test('on a phone: tabs, a link that is made and ended, another file asked for and uploaded @release', async ({
  page,
}) => {
  const id = await orderWithFile()
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin, 'ru')
  await expect(part(page, 'Чья очередь')).toContainText('Наша очередь')
  await page.getByRole('tab', { name: /^Внутренние/ }).click()
  await expect(part(page, 'Внутренние заметки')).toBeVisible()
  await expect(part(page, 'Переписка с клиентом')).toBeHidden()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await page.getByRole('button', { name: 'Ссылка клиента' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Создать ссылку' }).click()
  const field = dialog.getByLabel('Ссылка, показывается только сейчас')
  await expect(field).toBeFocused()
  const url = await field.inputValue()
  expect(url).toContain('/o/')
  const linked = () =>
    fetch(`${site()}/api/order/linked`, { headers: { 'x-order-link': url.split('/o/')[1] ?? '' } })
  expect((await linked()).status).toBe(200)
  await expect(dialog.getByRole('link', { name: 'Отправить в WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/994\d+\?text=/,
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Отключить ссылку от/ }).click()
  await expect(dialog.getByText(/^отключена/)).toBeVisible()
  expect((await linked()).status).toBe(401)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Запросить файл…' }).click()
  await dialog.getByLabel('Что прислать клиенту').fill('Нужны вылеты 3 мм')
  await dialog.getByRole('button', { name: 'Запросить файл' }).click()
  await expect(page.getByText('Нужны вылеты 3 мм')).toBeVisible()
  await expect(part(page, 'Чья очередь')).toContainText('Очередь клиента')
  const file = { name: 'новый макет.pdf', mimeType: 'application/pdf', buffer: cleanPdf() }
  await page.getByLabel('Загрузить v2').setInputFiles(file)
  await expect(page.getByRole('button', { name: /^v2/ })).toBeVisible()
  await expect.poll(async () => (await artworkOf(id)).versions.length).toBe(2)
})

test.describe('a role without new orders and orders @release', () => {
  test('sees nothing of an order with artwork', async ({ page }) => {
    const id = await orderWithFile()
    const other = await newStaffMember(admin, 'ContentCreator')
    await openAdmin(page, `/admin/ordersadmin/${id}`, other)
    await expect(page.getByRole('heading', { name: 'Belə sifariş yoxdur' })).toBeVisible()
    await expect(page.getByText('Maket və nümunə')).toBeHidden()
    await expect(page.getByText('Müştəri ilə yazışma')).toBeHidden()
  })
})
