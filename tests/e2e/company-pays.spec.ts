import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { newCustomer, ordersOf } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, openReady, test } from './support/test.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

const says = {
  az: {
    mine: 'Şirkətim ödəyir',
    odd: 'Doqquzuncu rəqəm VÖEN qaydası ilə düz gəlmir. Düzdürsə, belə qalsın.',
    name: 'Şirkətin adı',
    missing: 'Şirkətin adını yazın.',
    add: 'Şirkəti əlavə et',
    order: /^\d+ ədəd sifariş ver$/,
    invoice: 'Hesab-faktura',
    act: 'Təhvil-təslim aktı',
  },
  ru: {
    mine: 'Платит моя компания',
    odd: 'Девятая цифра не сходится. Если верно, оставьте так.',
    name: 'Название компании',
    missing: 'Укажите название компании.',
    add: 'Добавить компанию',
    order: /^Заказать \d+\sшт\.$/,
    invoice: 'Счёт',
    act: 'Акт приёма-передачи',
  },
} as const

// DOC-2, DOC-5, DOC-8, DOC-9
for (const language of ['az', 'ru'] as const)
  test(`“my company pays” while ordering; its invoice comes by itself, the act after the work, on a phone, in ${language}`, async ({
    page,
  }) => {
    const say = says[language]
    await page.setViewportSize({ width: 390, height: 844 })
    const { session } = await newCustomer()
    await chooseLanguage(page, language)
    await keepSession(page, session)
    await openReady(page, `${process.env.E2E_SITE ?? ''}/order?service=1&count=370`)
    await page
      .locator('summary')
      .filter({ hasText: /Ödəyən:|Платит:/ })
      .click()
    await page.getByRole('button', { name: say.mine }).click()
    await page.getByLabel(/^(VÖEN|ВОЕН)$/).fill('1402345681')
    await expect(page.getByText(say.odd)).toBeVisible()
    await page.getByRole('button', { name: say.add }).click()
    await expect(page.getByText(say.missing)).toBeVisible()
    await page.getByLabel(say.name).fill('Bağ Evi MMC')
    await expectAccessible(page)
    await page.getByRole('button', { name: say.add }).click()
    await expect(page.getByRole('radio', { name: /Bağ Evi MMC/ })).toBeChecked()
    await page.getByRole('button', { name: say.order }).click()
    await expect(page).toHaveURL(/\/myorder$/)
    const [order] = await ordersOf(session.accessToken)
    const id = order?.id ?? 0

    const { accessToken: token } = admin
    await callApi('PUT', `/order/${id}/artwork/notneeded`, { token })
    await callApi('PUT', '/order', { token, body: { Id: id, price: 118 } })
    const asked = { appUserId: session.id, kind: 'full', orders: [{ orderId: id }] }
    await callApi('POST', '/payment/request', { token, body: asked })
    // It is issued by itself within seconds.
    await expect
      .poll(async () => {
        const documents = await callApi<object[]>('GET', '/documents/own', { token: session.accessToken })
        return documents.length
      })
      .toBe(1)
    await openReady(page, `${process.env.E2E_SITE ?? ''}/payments`)
    const invoice = page.getByRole('listitem').filter({ hasText: say.invoice })
    await expect(invoice).toContainText('Bağ Evi MMC')
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await invoice.getByRole('button', { name: /PDF/ }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^H-20\d\d-\d{6}\.pdf$/)

    for (const status of ['InProduction', 'Ready', 'Completed'])
      await callApi('PUT', `/order/${id}/status`, { token, body: { status } })
    await callApi('POST', '/documents/act', { token, body: { orderIds: [id] } })
    await openReady(page, `${process.env.E2E_SITE ?? ''}/myorder/${id}`)
    await expect(page.getByRole('listitem').filter({ hasText: say.act })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Bağ Evi MMC')
    await expectAccessible(page)
  })
