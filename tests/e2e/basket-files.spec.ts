import type { Page } from '@playwright/test'
import { cleanPdf, tus } from '../support/artwork.ts'
import { callApi, keepSession } from './support/accounts.ts'
import { newCustomer, ordersOf } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const say = {
  add: 'Добавить макет: Буклет в два сложения',
  files: 'Файлы макета: Буклет в два сложения',
  added: 'Макет добавлен',
  remove: /^Удалить файл: /,
  onTheWay: /Файл ещё загружается/,
  gone: /Этот файл больше не хранится/,
  notAsItIs: /так заказать нельзя/,
  order: 'Заказать всё',
  none: 'Макета пока нет',
} as const

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: cleanPdf() })

type Kept = { lines: { uploads?: string[] }[] }
const uploadsOf = async (token: string): Promise<string[]> =>
  (await callApi<Kept>('GET', '/basket', { token })).lines[0]?.uploads ?? []

/** A leaflet in the basket of somebody who is signed in. */
async function openBasket(page: Page) {
  const { session } = await newCustomer()
  await keepSession(page, session)
  await callApi('PUT', '/basket', {
    token: session.accessToken,
    body: { version: 0, lines: [{ id: 'leaflet', serviceId: 2, serviceTypeId: 3, count: 100 }] },
  })
  await chooseLanguage(page, 'ru')
  await page.goto('/basket')
  return session
}

// BSK-7

test('artwork is added to a line, taken out, and is there when it is ordered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const session = await openBasket(page)
  const add = page.getByRole('button', { name: say.add })
  await expect(add).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await add.focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([pdf('buklet-ön.pdf'), pdf('buklet-arxa.pdf')])
  await expect(page.getByText(say.added)).toBeVisible()
  await expect(page.getByRole('button', { name: say.remove })).toHaveCount(2)
  await page.getByRole('button', { name: 'buklet-arxa.pdf' }).click()
  await expect(page.getByRole('button', { name: say.remove })).toHaveCount(1)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(/^buklet-ön\.pdf, /)).toBeVisible()
  await page.getByRole('button', { name: say.order }).click()
  await expect(page).toHaveURL(/\/myorder/)
  const [order] = await ordersOf(session.accessToken)
  await page.goto(`/myorder/${order?.id}`)
  await expect(page.getByRole('button', { name: 'buklet-ön.pdf' }).first()).toBeVisible()
})

test('a line shows its file by its kind at once, also before it is priced again', async ({ page }) => {
  await openBasket(page)
  const line = page.getByRole('listitem').filter({ has: page.getByLabel(say.files) })
  const field = page.getByLabel(say.files)
  await expect(field).toBeAttached()
  await page.route('**/trpc/basket.quote*', () => undefined)
  await field.setInputFiles(pdf('buklet.pdf'))
  await expect(page.getByText(say.added)).toBeVisible()
  await expect(line.getByText('PDF', { exact: true })).toBeVisible()
})

test('what is on its way is waited for, and what isn’t kept any more is said @release', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const session = await openBasket(page)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/api/uploads/*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel(say.files).setInputFiles(pdf('yolda.pdf'))
  await page.getByRole('button', { name: say.order }).click()
  await expect(page.getByText(say.onTheWay)).toBeVisible()
  goOn()
  await expect(page.getByText(say.added)).toBeVisible()
  await expect(page.getByText(/^yolda\.pdf, /)).toBeVisible()
  await expect.poll(async () => (await uploadsOf(session.accessToken)).length).toBe(1)
  const [upload] = await uploadsOf(session.accessToken)
  const ended = await fetch(new URL(`/api/uploads/${upload}`, page.url()), {
    method: 'DELETE',
    headers: { ...tus, authorization: `Bearer ${session.accessToken}` },
  })
  expect(ended.status).toBe(204)
  await page.reload()
  await expect(page.getByText(say.gone)).toBeVisible()
  await page.getByRole('button', { name: say.order }).click()
  await expect(page.getByText(say.notAsItIs)).toBeVisible()
  expect(await ordersOf(session.accessToken)).toHaveLength(0)
  await expect(page.getByText(say.none)).toBeVisible()
  await page.getByRole('button', { name: 'Удалить файл', exact: true }).click()
  await expect(page.getByText(say.gone)).toBeHidden()
  await page.getByRole('button', { name: say.order }).click()
  await expect(page).toHaveURL(/\/myorder/)
})
