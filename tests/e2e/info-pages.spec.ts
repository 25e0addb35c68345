import { callApi, keepSession, logIn } from './support/accounts.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const site = () => process.env.E2E_SITE ?? ''

test('the footer leads to delivery, returns, privacy, terms and questions, in the language of the page', async ({
  page,
}) => {
  await page.goto('/ru/contact')
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Полезно знать' })
  await expect(links.getByRole('link')).toHaveText([
    'Доставка',
    'Возврат',
    'Конфиденциальность',
    'Условия',
    'Вопросы',
  ])
  await links.getByRole('link', { name: 'Доставка' }).click()
  await expect(page).toHaveURL('/ru/info/delivery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заберите сами или привезём.')
  await expect(page.getByRole('heading', { name: 'Самовывоз' })).toBeVisible()
  await expectAccessible(page)
})

test('a question opens its answer by the keyboard', async ({ page }) => {
  await page.goto('/info/questions')
  await page.locator('summary').first().focus()
  const answer = page.getByText('Dizaynerimiz hazırlayar.')
  await expect(answer).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await expectAccessible(page)
})

test('a page that holds no text is not there', async ({ page }) => {
  for (const path of ['/info/nothing', '/info']) expect((await page.goto(path))?.status(), path).toBe(404)
})

test('staff write a page in three languages, and an emptied one leaves the footer', async ({
  page,
  browser,
}) => {
  const admin = await logIn('admin@example.com')
  const write = (description: string) =>
    callApi('PUT', '/UIConfigurations/UpdateReturns', { token: admin.accessToken, body: { description } })
  const before = await callApi<{ description: string }>(
    'GET',
    '/UIConfigurations/GetReturnsMultilanguage/1',
    { token: admin.accessToken },
  )
  try {
    await chooseLanguage(page, 'az')
    await keepSession(page, admin)
    await page.goto(`${site()}/admin/home/pages`)
    await page
      .getByRole('navigation', { name: 'Məlumat səhifələri' })
      .getByRole('link', { name: 'Qaytarma' })
      .click()
    const text = page.getByLabel('Mətn', { exact: true })
    await expect(text).toHaveValue(before.description)
    await expectAccessible(page)
    await text.fill('')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByRole('status').getByText('Əməliyyat tamamlandı')).toBeVisible()
    const visitor = await browser.newPage()
    expect((await visitor.goto(`${site()}/info/returns`))?.status()).toBe(404)
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Qaytarma' })).toHaveCount(0)
    await visitor.close()
  } finally {
    await write(before.description)
  }
})
