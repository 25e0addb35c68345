import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

type Service = { id: number; serviceTypes: { id: number }[] }

const add = async (body: object) =>
  (await callApi<{ id: number }>('POST', '/customers', { token: admin.accessToken, body })).id

async function takeOrder(customerId: number): Promise<number> {
  const services = await callApi<Service[]>('GET', '/services?language=az')
  const service = services.find(({ serviceTypes }) => serviceTypes.length > 0)
  const lines = [{ serviceId: service?.id, serviceTypeId: service?.serviceTypes[0]?.id, count: 500 }]
  const body = { customerId, lines }
  type Taken = { orders: { id: number }[] }
  const { orders } = await callApi<Taken>('POST', '/order/taken', { token: admin.accessToken, body })
  return orders[0]?.id ?? 0
}

// CUS-9, CUS-11
test('a mistyped phone is corrected, which shows another record of the same person, and both become one', async ({
  page,
}) => {
  const digits = String(process.pid % 100_000).padStart(5, '0')
  const right = `+994 55 8${digits.slice(0, 1)}1 ${digits.slice(1, 3)} ${digits.slice(3)}`
  const id = await add({ name: 'Elçin', surname: 'Quliyev', phoneNumber: '+994 55 871 36 40' })
  const otherId = await add({ name: 'Elcin Q.', phoneNumber: right, email: `elcin.${digits}@example.com` })
  await takeOrder(id)
  const order = await takeOrder(otherId)
  await openAdmin(page, `/admin/users/${id}`, admin)
  const phone = page.getByRole('textbox', { name: 'Telefon' })
  await expect(phone).toHaveValue('+994 55 871 36 40')

  await phone.fill(right)
  await expect(page.getByText('əvvəl: +994 55 871 36 40')).toBeVisible()
  const bar = page.getByRole('region', { name: 'Saxlanmamış dəyişikliklər' })
  await expect(bar).toContainText('açıq 1 sifarişdə yeni məlumat görünəcək')
  const email = page.getByRole('textbox', { name: 'E-poçt' })
  await email.fill('elcin@bagevi')
  await page.keyboard.press('Control+s')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await email.fill('')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Müştərinin məlumatları yadda saxlandı')).toBeVisible()
  await expect(page.getByText(/^son dəyişiklik: /)).toBeVisible()

  await expect(page.getByText('Eyni telefon başqa qeyddə də var: «Elcin Q.»')).toBeVisible()
  await page.getByRole('button', { name: 'Müqayisə et və birləşdir…' }).click()
  const dialog = page.getByRole('dialog', { name: '«Elcin Q.» qeydi «Elçin Quliyev» ilə birləşsin?' })
  await expect(dialog.getByRole('button', { name: /^Ayrı qalsın/ })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('group', { name: 'E-poçt' }).getByRole('radio').last().check()
  const merge = dialog.getByRole('button', { name: '1 sifarişlə birləşdir' })
  await merge.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await merge.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Əvvəlki qeydlər' })).toContainText('Elcin Q.')
  await expect(email).toHaveValue(`elcin.${digits}@example.com`)
  await expect(page.getByRole('link', { name: String(order), exact: true })).toBeVisible()
  await expectAccessible(page)
  // The former number leads here, and O begins an order for this customer.
  await page.goto(`${process.env.E2E_SITE ?? ''}/admin/users/${otherId}`)
  await expect(page).toHaveURL(new RegExp(`/admin/users/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Elçin Quliyev' })).toBeVisible()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/admin\/new-order$/)
  await expect(page.getByText('Elçin Quliyev')).toBeVisible()
})

// CUS-9
test('at 1024 px all of a customer stays on the page, and a badge puts no label lower', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  const users = await callApi<{ id: number; orders: number }[]>('GET', '/customers/find?text=Samir', {
    token: admin.accessToken,
  })
  const { id } = users.find(({ orders }) => orders > 0) ?? { id: 0 }
  await openAdmin(page, `/admin/users/${id}`, admin)
  await expect(page.getByText('təsdiqlənib')).toBeVisible()
  const topOf = async (name: string) => (await page.getByLabel(name).boundingBox())?.y
  expect(await topOf('E-poçt')).toBe(await topOf('Telefon'))
  const head = page.getByRole('columnheader', { name: 'Hazır olmalı' })
  await expect(head).toBeVisible()
  const { x = 0, width = 0 } = (await head.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(1024)
})
