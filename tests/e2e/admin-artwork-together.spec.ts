import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sendFile, somePdf } from '../support/artwork.ts'
import { callApi, type SignedIn } from './support/accounts.ts'
import { newStaffMember, openAdmin } from './support/admin.ts'
import { loseReceipts } from './support/lost-receipts.ts'
import { checkedCard, propose } from './support/proofs.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

type Turn = { taken: { by: { id: number } } | null }
const takenBy = async (id: number, { accessToken: token }: SignedIn) =>
  (await callApi<Turn>('GET', `/order/${id}/turn`, { token })).taken?.by.id

// TUR-2
test('what a colleague has taken on is taken over only when one means to @release', async ({ page }) => {
  const { id, admin } = await checkedCard()
  const colleague = await newStaffMember(admin, 'Moderator')
  const take = { token: colleague.accessToken, body: { taken: true } }
  await callApi('PUT', `/order/${id}/taken`, take)
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  const turn = part(page, 'Növbə')
  await expect(turn).toContainText('Aydan Kərimli')
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Aydan Kərimli')
  await expectAccessible(page)
  await expect(dialog.getByRole('button', { name: 'Ona qalsın' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await takenBy(id, admin)).toBe(colleague.id)
  await page.keyboard.press('d')
  await dialog.getByRole('button', { name: 'Özümə götür' }).press('Enter')
  await expect(turn).not.toContainText('Aydan Kərimli')
  expect(await takenBy(id, admin)).toBe(admin.id)

  await callApi('PUT', `/order/${id}/taken`, {
    token: colleague.accessToken,
    body: { taken: true, over: true },
  })
  await page.goto(`/admin/artwork?q=${id}`)
  const row = page.locator(`[data-work="${id}"]`)
  await expect(row).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('a')
  await expect(dialog).toContainText('Aydan Kərimli')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Davam et' }).click()
  await expect(page.getByText(`№ ${id} sizdədir`)).toBeVisible()
  expect(await takenBy(id, admin)).toBe(admin.id)
})

// TUR-2
test('what comes meanwhile stands aside until the full stop is pressed', async ({ page }) => {
  const first = await checkedCard()
  await openAdmin(page, '/admin/artwork', first.admin)
  await expect(page.locator('[data-work]').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = page.locator('[data-work] :focus')
  const before = await chosen.textContent()
  const { id } = await checkedCard()
  const row = page.locator(`[data-work="${id}"]`)
  await expect(page.getByRole('button', { name: /yeni iş/ })).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await chosen.textContent()).toBe(before)
  await expectAccessible(page)
  // Other journeys bring work as well, also right after the key.
  await expect(async () => {
    await page.keyboard.press('.')
    await expect(page.getByRole('button', { name: /yeni iş/ })).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await page.goto(`/admin/artwork?q=${id}`)
  await expect(row).toBeVisible()
})

// PRO-5
test('staff take an approval back: it stays on record, and production waits again', async ({ page }) => {
  const { id, admin, session } = await checkedCard()
  await propose(admin, id, 'Baxın')
  const body = { version: 1, texts: true, size: true, colours: true, name: 'Aysel Əliyeva' }
  await callApi('POST', `/order/${id}/proofs/1/approval`, { token: session.accessToken, body })
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  const approval = part(page, 'Çapa icazə')
  await expect(approval).toContainText('v1 · Aysel Əliyeva')
  await approval.getByRole('button', { name: 'İcazəni geri götür…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Aysel Əliyeva')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Geri götür', exact: true }).click()
  await expect(page.getByRole('status').getByText('İcazə geri götürüldü')).toBeVisible()
  await expect(approval).toContainText('Müştəri razılaşanda möhür buraya vurulur')
  await expect(approval).toContainText('Aysel Əliyeva')
  await expectAccessible(page)
  const move = { token: admin.accessToken, body: { status: 'InProduction' } }
  await expect(callApi('PUT', `/order/${id}/status`, move)).rejects.toThrow(/409/)
})

// ART-4 ART-10
test('staff pause an upload, go on, and save files that the customer has sent @release', async ({ page }) => {
  const { id, admin, session } = await checkedCard()
  const token = session.accessToken
  const attached = somePdf(300_000)
  const site = process.env.E2E_SITE ?? ''
  const attachment = { orderId: id, content: attached, name: 'əlavə.pdf', purpose: 'message' } as const
  const upload = await sendFile(site, { token }, attachment)
  await callApi('POST', `/order/${id}/messages`, { token, body: { uploads: [upload] } })
  let isHeld = true
  await page.route('**/api/uploads**', async (route) => {
    if (isHeld && route.request().method() === 'PATCH') return
    await route.continue()
  })
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  const content = Buffer.concat([somePdf(400_000), randomBytes(100)])
  const file = { name: 'bizim.pdf', mimeType: 'application/pdf', buffer: content }
  await page.getByLabel('v2 yüklə').setInputFiles(file)
  const coming = page.getByRole('list', { name: 'Yüklənən fayllar' })
  await coming.getByRole('button', { name: 'Dayandır' }).press('Enter')
  await expect(coming).toContainText('Dayandırılıb,')
  await expectAccessible(page)
  isHeld = false
  await coming.getByRole('button', { name: 'Davam et' }).press('Enter')
  await expect(page.getByRole('button', { name: /^v2/ })).toBeVisible()

  const messages = part(page, 'Müştəri ilə yazışma')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    messages.getByRole('button', { name: /əlavə\.pdf/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('əlavə.pdf')
  expect(await readFile(await download.path())).toEqual(attached)
  const [ours] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'bizim.pdf faylını endir' }).click(),
  ])
  expect(await readFile(await ours.path())).toEqual(content)
})

// MSG-4
test('an answer whose receipt was lost is sent again and stands there once @release', async ({ page }) => {
  const { id, admin } = await checkedCard()
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await loseReceipts(page, 3)
  await page.getByLabel('Müştəriyə mesaj').fill('Sabah hazırdır.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Cavab gəlmədi. Yenidən cəhd edin.')).toBeVisible()
  await expect(page.getByLabel('Müştəriyə mesaj')).toHaveValue('Sabah hazırdır.')
  await page.reload()
  await page.getByLabel('Müştəriyə mesaj').press('Control+Enter')
  await expect(page.getByLabel('Müştəriyə mesaj')).toHaveValue('')
  const thread = await callApi<{ messages: { text: string }[] }>('GET', `/order/${id}/messages`, {
    token: admin.accessToken,
  })
  expect(thread.messages.map(({ text }) => text)).toEqual(['Sabah hazırdır.'])
})
