import { callApi, logIn } from './support/accounts.ts'
import { acceptedOrder } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

/** A request for an order, and the path of the page to pay it at. */
async function askedToPay() {
  const { session } = await newCustomer()
  const admin = await logIn('admin@example.com')
  const id = await acceptedOrder(session, admin, 20)
  const token = admin.accessToken
  const body = { appUserId: session.id, kind: 'free', orders: [{ orderId: id, amount: 20 }] }
  const request = await callApi<{ id: number }>('POST', '/payment/request', { token, body })
  const { url } = await callApi<{ url: string }>('POST', `/payment/request/${request.id}/link`, { token })
  return { id, token, path: new URL(url).pathname }
}

// PAY-16, WEB-62
test('without our program a payment is begun by a link to the bank, also from where the bank led back to', async ({
  page,
}) => {
  const { path } = await askedToPay()
  await page.goto(`${path}/back`)
  await page.getByRole('button', { name: 'Bankın səhifəsində ödə' }).click()
  const link = page.getByRole('link', { name: 'Bankın səhifəsini aç' })
  await expect(link).toHaveAttribute('href', /test-bank/)
  await page.goto(`${path}/back`)
  await page.getByRole('button', { name: 'İndi yenidən soruş' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('main')).toContainText('soruşduq')
  await page.getByRole('button', { name: 'Bankın səhifəsinə qayıt' }).click()
  await link.click()
  await page.locator('button.pay').click()
  await expect(page).toHaveURL(/\/back\?/)
  await expect(page.getByRole('main')).toContainText('20,00')
})

// WEB-62
test('without our program the link of another sum leads on to what is asked for now', async ({ page }) => {
  const { id, token, path } = await askedToPay()
  await callApi('PUT', `/order/${id}/price`, {
    token,
    body: { price: 15, oldPrice: 20, reason: 'Başqa kağız' },
  })
  await page.goto(`/ru${path}`)
  await page.getByRole('button', { name: /15,00/ }).click()
  await expect(page).toHaveURL(/\/ru\/p\/[\w-]{43}$/)
  expect(page.url()).not.toContain(path)
  await expect(page.getByRole('main')).toContainText('15,00')
})
