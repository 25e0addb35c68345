import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
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
    address: 'Hüquqi ünvan',
    missing: 'Şirkətin adını yazın.',
    add: 'Şirkəti əlavə et',
    order: /^\d+ ədəd sifariş ver$/,
    invoice: 'Hesab-faktura',
    act: 'Təhvil-təslim aktı',
    rail: /^Paket və nömrələr/,
    warned: 'VÖEN şübhəlidir',
    sums: 'Sətirlərin cəmi sənədə bərabərdir, 1 sətir',
    zip: 'ZIP hazırla (1)',
    unknown: /1-ci sətir: belə sənəd yoxdur/,
    write: '1 nömrəni yaz',
    inPortal: /^Portalda/,
    withBuyer: /^alıcıda, 5\sgün qalıb/,
    acts: /^Aktlar/,
    correct: 'Düzəliş…',
    voids: 'Ləğv et…',
  },
  ru: {
    mine: 'Платит моя компания',
    odd: 'Девятая цифра не сходится. Если верно, оставьте так.',
    name: 'Название компании',
    address: 'Юридический адрес',
    missing: 'Укажите название компании.',
    add: 'Добавить компанию',
    order: /^Заказать \d+\sшт\.$/,
    invoice: 'Счёт',
    act: 'Акт приёма-передачи',
    rail: /^Пакет и номера/,
    warned: 'ВОЕН под вопросом',
    sums: 'Сумма строк равна документу, 1 строка',
    zip: 'Собрать ZIP (1)',
    unknown: /Строка 1: такого документа нет/,
    write: 'Записать 1 номер',
    inPortal: /^На портале/,
    withBuyer: /^у покупателя, осталось 5\sдней/,
    acts: /^Акты/,
    correct: 'Исправить…',
    voids: 'Аннулировать…',
  },
} as const

/** By keyboard on a desktop in Azerbaijani, by touch on a phone in Russian. */
const widths = { az: 1440, ru: 390 } as const

// DOC-2, DOC-5, DOC-8, DOC-9, DOC-21, DOC-24, DOC-26, DOC-28
for (const language of ['az', 'ru'] as const)
  test(`“my company pays” while ordering; its invoice comes by itself, the act after the work, and its e-qaimə gets the portal’s number, in ${language}`, async ({
    page,
    browser,
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
    await page.getByLabel(say.address).fill('Bakı, Tbilisi prospekti 41')
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
    const act = await callApi<{ number: string }>('POST', '/documents/act', {
      token,
      body: { orderIds: [id] },
    })
    // Its stream of news stays open, so that this page is never idle.
    await page.goto(`${process.env.E2E_SITE ?? ''}/myorder/${id}`)
    await expect(page.getByRole('listitem').filter({ hasText: say.act })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Bağ Evi MMC')
    await expectAccessible(page)

    const office = await (await browser.newContext()).newPage()
    const width = widths[language]
    await office.setViewportSize({ width, height: 900 })
    await openAdmin(office, `/admin/documents?q=${act.number}`, admin, language)
    const row = office.getByRole('main').locator('tr, li').filter({ hasText: act.number })
    await expect(row).toContainText('Bağ Evi MMC')
    // An odd VÖEN is warned of, and goes.
    await expect(row).toContainText(say.warned)
    await expectAccessible(office)
    if (width === 390) await row.getByRole('checkbox').check()
    else {
      await office.keyboard.press('ArrowDown')
      await office.keyboard.press('Space')
    }
    if (width === 390) await office.getByRole('button', { name: say.rail }).click()
    await expect(office.getByText(say.sums)).toBeVisible()
    await expectAccessible(office)
    const exporting = office.waitForEvent('download')
    if (width === 390) await office.getByRole('button', { name: say.zip }).click()
    else await office.keyboard.press('e')
    const files = unzipSync(readFileSync(await (await exporting).path()))
    expect(Object.keys(files).toSorted()).toEqual([`${act.number}.xml`, 'vhf-inf/vhf.mf'])
    const xml = strFromU8(files[`${act.number}.xml`] ?? new Uint8Array())
    expect(xml).toContain('<qaimeKime>1402345681</qaimeKime>')
    expect(xml).toContain('<c6>100.00</c6>')

    // A zero is missing: it isn't found, and the document that is meant is offered.
    const portalNumber = `EQ2611${String(1_000_000 + id)}`
    const numbers = office.getByRole('textbox', { name: /XSD|Portaldan|портала/ })
    await numbers.fill(`${act.number.replace(/-0/, '-')}\t${portalNumber}\tonApproval`)
    await expect(office.getByText(say.unknown)).toBeVisible()
    await expectAccessible(office)
    await office.getByRole('button', { name: act.number, exact: true }).click()
    await expect(office.getByRole('button', { name: say.write })).toBeEnabled()
    await numbers.press('Control+Enter')
    await expect(numbers).toHaveValue('')
    if (width === 390) await office.keyboard.press('Escape')
    await office.getByRole('link', { name: say.inPortal }).first().click()
    const sent = office.getByRole('main').getByRole('row').filter({ hasText: portalNumber })
    await expect(sent).toContainText(act.number)
    await expect(sent.getByText(say.withBuyer)).toBeVisible()
    await expectAccessible(office)
    // What was exported is corrected, not voided.
    await openAdmin(office, `/admin/documents?tab=act&q=${act.number}`, admin, language)
    const issued = office
      .getByRole('main')
      .getByRole(width === 390 ? 'listitem' : 'row')
      .filter({ hasText: act.number })
    await expect(issued.getByRole('button', { name: say.correct })).toBeVisible()
    await expect(issued.getByRole('button', { name: say.voids })).toHaveCount(0)
    await office.context().close()
  })
