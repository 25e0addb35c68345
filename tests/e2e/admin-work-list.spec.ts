import type { Page } from '@playwright/test'
import { cleanPdf, sendFile } from '../support/artwork.ts'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { answerLate, openAdmin } from './support/admin.ts'
import { newCustomer, tabTo } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const site = () => process.env.E2E_SITE ?? ''
let admin: SignedIn
let orderId: number
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

type Product = { id: number; profileId: number | null }
type Service = { id: number; serviceTypes: { id: number }[] }

/** A product that asks for artwork. */
async function profiledProduct(): Promise<{ serviceId: number; serviceTypeId: number }> {
  const { accessToken: token } = admin
  const services = await callApi<Service[]>('GET', '/services?language=az')
  for (const { id: serviceId, serviceTypes } of services)
    for (const { id } of serviceTypes) {
      const path = `/servicetypes/getservicetypemultilanguage/${id}`
      if ((await callApi<Product>('GET', path, { token })).profileId) return { serviceId, serviceTypeId: id }
    }
  throw new Error('The demo has no product with a check profile.')
}

/** An order with a file of a wrong size, which the checks have read. */
async function faultyOrder(): Promise<number> {
  const { session } = await newCustomer()
  const { accessToken: token } = session
  const body = { ...(await profiledProduct()), count: 100 }
  const { id } = await callApi<{ id: number }>('POST', '/order', { token, body })
  const content = cleanPdf()
  const upload = await sendFile(site(), { token }, { orderId: id, content, name: 'vizit.pdf' })
  await callApi('POST', `/order/${id}/artwork`, { token, body: { uploads: [upload] } })
  const state = async () =>
    (await callApi<{ state: string }>('GET', `/order/${id}/artwork`, { token: admin.accessToken })).state
  await expect.poll(state, { timeout: 150_000 }).toBe('NeedsFix')
  return id
}

const rounds = async (): Promise<number> => {
  const { proofs } = await callApi<{ proofs: unknown[] }>('GET', `/order/${orderId}/proofs`, {
    token: admin.accessToken,
  })
  return proofs.length
}
const row = (page: Page) => page.locator(`[data-work="${orderId}"]`)

// TUR-2, PRO-1
test('the work list by keyboard: looked at, taken on, undone, let pass with words', async ({ page }) => {
  orderId = await faultyOrder()
  await answerLate(page, 'turns.work')
  await openAdmin(page, `/admin/artwork?side=customer&q=${orderId}`, admin)
  await expect(row(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(row(page).getByRole('button')).toBeFocused()
  const preview = page.getByRole('region', { name: 'Baxış' })
  await expect(preview.getByRole('heading')).toBeVisible()
  await expect(preview.getByText('A ·', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('a')
  await expect(page.getByText(`№ ${orderId} sizdədir`)).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText('Geri qaytarıldı')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(preview).toBeHidden()

  await page.keyboard.press('g')
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('textbox').press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Belə keçsin' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Səbəbi yazın: ən azı 3 işarə.')).toBeVisible()
  await dialog.getByRole('textbox').fill('Telefonda razılaşıb')
  await tabTo(page, dialog.getByRole('button', { name: 'Belə keçsin' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`№ ${orderId}: buraxıldı, nümunə göndərildi`)).toBeVisible()
  // Whoever reads that presses the next key.
  expect(await row(page).textContent()).toContain('Müştəri baxır')
  expect(await rounds()).toBe(1)
})

// PRO-1
test('the proof maker in Russian: a note on the page, kept over a reload, sent with a reason @release', async ({
  page,
}) => {
  orderId = await faultyOrder()
  await openAdmin(page, `/admin/ordersadmin/${orderId}/proof`, admin, 'ru')
  await expect(page.locator('[data-stage=ready] image')).toBeVisible()
  // The customer reads Azerbaijani, whatever the office reads.
  await page.keyboard.press('p')
  await expect(page.getByRole('region', { name: 'Глазами клиента' })).toContainText('Rəngləri gördüm')
  await page.keyboard.press('p')
  await page.getByRole('button', { name: 'Примечание', exact: true }).click()
  await page.locator('[data-stage-page]').click()
  const note = page.getByRole('textbox', { name: /Пометка 1, клиент видит/ })
  await expect(note).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(note).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Напишите причину: не меньше 3 знаков.')).toBeVisible()
  await page.getByRole('textbox', { name: /Почему можно пропустить/ }).fill('Повтор тиража')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Напишите пометку или удалите её.')).toBeVisible()
  await note.fill('Фольга')
  await page.getByRole('combobox', { name: 'Готовый ответ' }).selectOption({ index: 1 })
  await expect(page.getByRole('textbox', { name: /Сообщение клиенту/ })).not.toHaveValue('')
  await page.getByRole('button', { name: /Отправить макет на утверждение №\s1/ }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/ordersadmin/${orderId}$`))
  expect(await rounds()).toBe(1)
})

// PRE-7
test('a check profile is added with what is usual for its kind, and what is wrong is said', async ({
  page,
}) => {
  await openAdmin(page, '/admin/services/addprofile', admin)
  await page.getByRole('combobox', { name: 'Növ' }).selectOption('largeFormat')
  await expect(page.getByRole('textbox', { name: 'Kəsim payı, mm' })).toHaveValue('10')
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill('Banner')
  await page.getByRole('textbox', { name: 'Ölçülər, mm' }).fill('3000 x 1000\nböyük')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Hər ölçünü ayrıca sətirdə yazın: 90 × 50.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Ölçülər, mm' }).fill('3000 x 1000')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/admin\/services\/profiles\/\d+$/)
  await expect(page.getByRole('textbox', { name: 'Ölçülər, mm' })).toHaveValue('3000 × 1000')
  await expectAccessible(page)
})
