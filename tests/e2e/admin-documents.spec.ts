import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, openReady, test } from './support/test.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

/** A completed order that a company of a new customer pays for. */
async function doneForCompany(name: string): Promise<number> {
  const client = (await newCustomer()).session
  const id = await acceptedOrder(client, admin, 118)
  const { accessToken: token } = admin
  const { id: buyerId } = await callApi<{ id: number }>('POST', '/buyers', {
    token: client.accessToken,
    body: { name, voen: '1402345691', address: 'Bakı, Tbilisi prospekti 41' },
  })
  await callApi('PUT', '/buyers/orders', { token: client.accessToken, body: { ids: [id], buyerId } })
  for (const status of ['InProduction', 'Ready', 'Completed'])
    await callApi('PUT', `/order/${id}/status`, { token, body: { status } })
  return id
}

// DOC-9, DOC-5
test('the act of a completed order is issued, downloaded, found by its buyer, and voided with a reason', async ({
  page,
}) => {
  const name = `Kofe Evi ${Date.now()} MMC`
  await doneForCompany(name)
  await openAdmin(page, '/admin/documents?tab=works', admin)
  const works = page.getByRole('region', { name })
  await expect(works.getByText('118,00').first()).toBeVisible()
  await expectAccessible(page)
  await works.getByRole('button', { name: 'Aktı ver' }).click()
  await expect(works).toHaveCount(0)

  await page.getByRole('link', { name: 'Aktlar' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  const row = page.getByRole('main').getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('ƏDV 18,00')
  const downloading = page.waitForEvent('download')
  await row.getByRole('button', { name: /PDF$/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^A-20\d\d-\d{6}\.pdf$/)
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Ləğv et…' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  // Enter never voids.
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await row.getByRole('button', { name: 'Ləğv et…' }).click()
  await dialog.getByLabel('Səbəb').fill('qısa')
  await dialog.getByRole('button', { name: /^A-.* ləğv et$/ }).click()
  await expect(dialog.getByText('Səbəbi ən azı 10 işarə ilə yazın: sənədin yanında qalır.')).toBeVisible()
  await dialog.getByLabel('Səbəb').fill('Alıcının adı səhv yazılıb')
  await dialog.getByRole('button', { name: /^A-.* ləğv et$/ }).click()
  await expect(row).toContainText('ləğv edilib')
  await page.getByRole('link', { name: /^Akt verilməli/ }).click()
  await expect(works).toBeVisible()
})

// DOC-1, DOC-2
test('requisites: a wrong IBAN is refused, an odd VÖEN warned of and saved; the foot of the site follows', async ({
  page,
  browser,
}) => {
  const [before] = await callApi<{ id: number; name: string; voen: string }[]>('GET', '/seller/profiles', {
    token: admin.accessToken,
  })
  await openAdmin(page, '/admin/documents/requisites', admin)
  const iban = page.getByLabel(/^Hesab \(IBAN\)/)
  await iban.fill('AZ53 NUMB 3809 0019 4400 1234 5679')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('IBAN səhvdir: yoxlama rəqəmi düz gəlmir.')).toBeVisible()
  await expectAccessible(page)
  await iban.fill('AZ53 NUMB 3809 0019 4400 1234 5678')
  await page.getByLabel(/^VÖEN/).fill('9900123411')
  await expect(page.getByText(/^9-cu rəqəm adi qaydaya düşmür\./)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Əməliyyat tamamlandı')).toBeVisible()
  // Staff who open the site are led back to the admin.
  const context = await browser.newContext()
  const visitor = await context.newPage()
  await openReady(visitor, `${process.env.E2E_SITE ?? ''}/requisites`)
  await expect(visitor.getByRole('main').getByText('9900123411')).toBeVisible()
  await expect(visitor.getByRole('contentinfo')).toContainText('VÖEN 9900123411')
  await expectAccessible(visitor)
  await context.close()
  const back = { id: before?.id, voen: before?.voen }
  await callApi('PUT', '/seller/profiles', { token: admin.accessToken, body: back })
})

test('an address with what isn’t there shows the list as without it', async ({ page }) => {
  await openAdmin(page, '/admin/documents?tab=papers&state=sold&month=2026-13&page=-1', admin)
  await expect(page.getByRole('heading', { name: 'Portalda' })).toBeVisible()
  await expect(page.getByText('Sənədlər yüklənmədi.')).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/documents$/)
})
