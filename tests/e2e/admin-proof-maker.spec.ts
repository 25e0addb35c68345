import { openAdmin } from './support/admin.ts'
import { checkedCard, sendCard, stageOf } from './support/proofs.ts'
import { expect, expectAccessible, test } from './support/test.ts'

// PRO-1
test('in the proof maker its own letters hold: compared, marked, and seen as the customer does', async ({
  page,
}) => {
  const { id, admin, session } = await checkedCard()
  await sendCard(session, id)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAdmin(page, `/admin/ordersadmin/${id}/proof`, admin)
  const stage = await stageOf(page)
  const frames = page.locator('[data-difference]')

  // The front is as it was, the back has another headline.
  await page.keyboard.press('o')
  await expect(page.getByText('Bu səhifə v1-dən fərqlənmir.')).toBeVisible()
  await page.keyboard.press(']')
  await expect(page.getByText(/Mavi çərçivə: v1-dən fərqlənən \d+ yer/)).toBeVisible()
  expect(await frames.count()).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.keyboard.press('o')
  await expect(frames).toHaveCount(0)
  await page.getByRole('group', { name: 'Müqayisə' }).getByRole('button', { name: 'v1' }).press('Enter')
  await expect(page.getByRole('application', { name: 'Səhifə 2, v1' })).toBeVisible()

  // N places a note here, and leads to no new orders.
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/proof$/)
  await expect(page.getByRole('application', { name: 'Səhifə 2', exact: true })).toBeVisible()
  const tools = page.getByRole('toolbar', { name: 'Alətlər' })
  await expect(tools.getByRole('button', { name: 'Qeyd' })).toHaveAttribute('aria-pressed', 'true')
  await stage.focus()
  for (const key of ['n', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('textbox', { name: /Qeyd 1, müştəri görür/ }).fill('Folqa bir az yayıla bilər')
  await page.getByRole('button', { name: 'Daxili', exact: true }).click()
  await stage.focus()
  for (const key of ['n', 'ArrowLeft', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('textbox', { name: /Qeyd 1, daxili/ }).fill('Kəsimi yoxla')
  await stage.focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-pin]').first()).toBeFocused()

  await page.keyboard.press('p')
  const view = page.getByRole('region', { name: 'Müştəri gözü ilə' })
  await expect(view.getByText('Folqa bir az yayıla bilər')).toBeVisible()
  await expect(view.locator('[lang=az]').getByText('Mətni oxudum')).toBeVisible()
  await expect(page.getByText('Kəsimi yoxla')).toHaveCount(0)
  await expect(page.locator('[data-pin]')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('p')
  await expect(page.getByRole('textbox', { name: /Qeyd 1, daxili/ })).toHaveValue('Kəsimi yoxla')
})

// ART-12
test('an older version is looked at as the source, and sent again as the newest to be taken up @release', async ({
  page,
}) => {
  const { id, admin, session } = await checkedCard()
  await sendCard(session, id)
  await openAdmin(page, `/admin/ordersadmin/${id}/proof`, admin, 'ru')
  await stageOf(page)
  const source = page.getByRole('group', { name: 'Источник' })
  await expect(source.getByRole('radio', { name: /^v2/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Оборот' })).toBeVisible()
  await source.getByRole('radio', { name: /^v2/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('application', { name: /v1$/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Отправить v1 снова' }).press('Enter')
  await expect(page.getByText('v1 отправлена снова: теперь это v3')).toBeVisible()
  await expect(source.getByRole('radio', { name: /^v3/ })).toBeChecked({ timeout: 150_000 })
})

test('on the order’s page a version is compared with the one before @release', async ({ page }) => {
  const { id, admin, session } = await checkedCard()
  await sendCard(session, id)
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await stageOf(page)
  await page.getByRole('button', { name: 'v1 ilə müqayisə' }).press('Enter')
  await expect(page.getByText('Bu səhifə v1-dən fərqlənmir.')).toBeVisible()
  await page.getByRole('button', { name: 'Arxa üz' }).press('Enter')
  await expect(page.getByText(/\d+ yer fərqlənir/)).toBeVisible()
  expect(await page.locator('[data-difference]').count()).toBeGreaterThan(0)
  await expectAccessible(page)
})
