import { callApi, logIn } from './support/accounts.ts'
import { acceptedOrder } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

// PAY-16
test('without our program a payment is begun by a link to the bank, also from where the bank led back to', async ({
  page,
}) => {
  const { session } = await newCustomer()
  const admin = await logIn('admin@example.com')
  const id = await acceptedOrder(session, admin, 20)
  const token = admin.accessToken
  const body = { appUserId: session.id, kind: 'free', orders: [{ orderId: id, amount: 20 }] }
  const request = await callApi<{ id: number }>('POST', '/payment/request', { token, body })
  const { url } = await callApi<{ url: string }>('POST', `/payment/request/${request.id}/link`, { token })
  await page.goto(`${new URL(url).pathname}/back`)
  await page.getByRole('button', { name: 'Bankın səhifəsində ödə' }).click()
  const link = page.getByRole('link', { name: 'Bankın səhifəsini aç' })
  await expect(link).toHaveAttribute('href', /test-bank/)
  await link.click()
  await page.locator('button.pay').click()
  await expect(page).toHaveURL(/\/back\?/)
  await expect(page.getByRole('main')).toContainText('20,00')
})
