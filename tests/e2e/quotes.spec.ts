import type { Locator, Page } from '@playwright/test'
import { callApi, logIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { loseAnswer } from './support/lost-receipts.ts'
import { newCustomer, tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const words = {
  az: {
    send: 'R1 göndər',
    next: 'R2 göndər',
    link: 'Müştəri linki',
    change: 'Dəyişiklik istəyirəm',
    ask: 'Göndər',
    what: 'Nə dəyişsin?',
    sent: 'Dəyişiklik istəmisiniz. Növbə bizdədir.',
    asked: 'Dəyişiklik istəyib',
    details: 'Şərh, müştəri oxuyur',
    changed: '1-ci redaksiyadan sonra dəyişib',
    name: 'Adınız və soyadınız',
    accept: 'Təklifi qəbul edirəm',
    payer: 'Ödəyən:',
    company: 'Şirkətim ödəyir',
    companyName: 'Şirkətin adı',
    short: 'Adınızı yazın: ən azı üç hərf.',
    order: /^Sifariş № \d+$/,
    accepted: 'Qəbul edilib',
    decline: 'İmtina edirəm',
    price: 'Qiymət',
    refuse: 'Təklifdən imtina et',
    declined: 'Təklifdən imtina etmisiniz.',
    back: 'Geri götür',
    lost: 'Cavab gəlməmiş bağlantı kəsildi, ona görə də yazdığınız bizə çatmış ola bilər.',
    meanwhile: 'Təklif siz baxarkən dəyişib: indi 2-ci redaksiyadır. Əvvəlcə ona baxın.',
    own: 'Öz sözlərinizlə',
    why: 'Səbəbi seçin və ya öz sözlərinizlə yazın.',
    answer: 'Cavab ver',
    find: 'Müştərinin telefonu, adı və ya e-poçtu',
    line: 'Məhsul və ya sərbəst mətn',
    save: 'Təklif kimi saxla',
    expired: 'Təklifin vaxtı bitib',
    more: 'Başqa nəsə var?',
    renew: 'Yeniləməyi xahiş et',
    renewal: 'Yeniləməyimizi xahiş etmisiniz.',
    empty: 'Nəyin dəyişməli olduğunu yazın.',
    late: 'Müddət uzundur',
    agrees: 'Müştəri razıdır…',
    open: '2 sifariş aç',
  },
  ru: {
    send: 'Отправить R1',
    next: 'Отправить R2',
    link: 'Ссылка клиента',
    change: 'Нужны изменения',
    ask: 'Отправить',
    what: 'Что изменить?',
    sent: 'Вы попросили изменить предложение. Теперь наша очередь.',
    asked: 'Просит изменить',
    details: 'Комментарий, клиент его видит',
    changed: 'Изменено после редакции 1',
    name: 'Имя и фамилия',
    accept: 'Принимаю предложение',
    payer: 'Платит:',
    company: 'Платит моя компания',
    companyName: 'Название компании',
    short: 'Напишите имя: не меньше трёх букв.',
    order: /^Заказ № \d+$/,
    accepted: 'Принято',
    decline: 'Отказываюсь',
    price: 'Цена',
    refuse: 'Отказаться от предложения',
    declined: 'Вы отказались от предложения.',
    back: 'Отозвать',
    lost: 'Связь оборвалась до нашего ответа, поэтому всё могло до нас дойти.',
    meanwhile: 'Пока вы читали, предложение изменилось: теперь это редакция 2. Сначала посмотрите её.',
    own: 'Своими словами',
    why: 'Выберите причину или напишите своими словами.',
    answer: 'Ответить',
    find: 'Телефон, имя или эл. почта клиента',
    line: 'Товар или свой текст',
    save: 'Сохранить предложение',
    expired: 'Срок предложения истёк',
    more: 'Что-нибудь ещё?',
    renew: 'Попросить продлить',
    renewal: 'Вы попросили продлить предложение.',
    empty: 'Напишите, что изменить.',
    late: 'Слишком долго',
    agrees: 'Клиент согласен…',
    open: 'Открыть 2 заказа',
  },
} as const

type Listed = { id: number; stand: string }
type Service = { id: number; serviceTypes: unknown[] }

/** A draft for somebody new, of two free lines. */
async function draftFor(language: 'az' | 'ru') {
  const admin = await logIn('admin@example.com')
  const { session } = await newCustomer()
  const [service] = await callApi<Service[]>('GET', '/services?language=az')
  const line = { serviceId: service?.id, count: 1 }
  const lines = [
    { ...line, title: 'Lövhə', price: 90, days: 4 },
    { ...line, title: 'Quraşdırma', details: 'İki usta', price: 120 },
  ]
  const body = { userId: session.id, language, title: 'sərgi', lines }
  const { id } = await callApi<{ id: number }>('POST', '/quotes', { token: admin.accessToken, body })
  return { admin, id, session }
}

const sendIt = async (token: string, id: number) => {
  await callApi('POST', `/quotes/${id}/revisions`, { token, body: {} })
  const { url } = await callApi<{ url: string }>('POST', `/quotes/${id}/link`, { token })
  return new URL(url).pathname
}

async function expectNoOverflow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test.describe('in Russian', () => {
  const language = 'ru'
  const say = words[language]

  // OFF-3 OFF-5 OFF-6 OFF-8 OFF-9 DOC-40
  test('a quote is sent, changed on request and accepted, by two people', async ({ page: desk, browser }) => {
    test.slow()
    const { admin, id } = await draftFor(language)
    await desk.setViewportSize({ width: 1440, height: 900 })
    await openAdmin(desk, '/admin/quotes', admin, language)
    await desk.getByRole('link', { name: new RegExp(`№ ${id} ·`) }).click()
    await desk.getByRole('button', { name: say.send }).click()
    // The link is there right after sending.
    const link = new URL(await desk.getByLabel(say.link).inputValue()).pathname
    await expectAccessible(desk)

    const pocket = await browser.newContext({
      viewport: { width: 390, height: 844 },
      baseURL: process.env.E2E_SITE,
    })
    const phone = await pocket.newPage()
    await chooseLanguage(phone, language)
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'Quraşdırma' })).toBeVisible()
    await expectNoOverflow(phone)
    await expectAccessible(phone)

    // The way to the answers stays at the window's foot until they are in view.
    const bar = phone.getByRole('link', { name: say.answer })
    await bar.click()
    await expect(phone.getByLabel(say.name)).toBeInViewport()
    await expect(bar).toHaveCount(0)

    // By keyboard: the question opens, is written and sent.
    const question = phone.getByText(say.change)
    await tabTo(phone, question)
    await phone.keyboard.press('Enter')
    await phone.getByLabel('Lövhə').check()
    await phone.getByLabel(say.what).fill('Lövhə iki ədəd olsun')
    await phone.getByLabel(say.what).press('Tab')
    await phone.keyboard.press('Enter')
    await expect(phone.getByText(say.sent)).toBeVisible()
    await expectAccessible(phone)

    // It comes by itself; the next revision says what has changed.
    await expect(desk.getByText('Lövhə iki ədəd olsun')).toBeVisible()
    await expect(desk.getByText(say.asked).first()).toBeVisible()
    await desk.getByRole('button', { name: /Lövhə/, expanded: false }).click()
    await desk.getByLabel(say.details).fill('İki ədəd')
    await desk.getByRole('button', { name: say.next }).click()
    await expect(desk.getByText('R2', { exact: true })).toBeVisible()
    await expectAccessible(desk)
    await phone.reload()
    await expect(phone.getByText(say.changed)).toBeVisible()

    await phone.getByText(say.payer).click()
    await phone.getByLabel(say.company).check()
    await phone.getByLabel(say.companyName).fill('«Bağ Evi» MMC')
    await expect(phone.locator('summary', { hasText: say.payer })).toContainText('«Bağ Evi» MMC')
    await expectNoOverflow(phone)
    await expectAccessible(phone)

    const name = phone.getByLabel(say.name)
    await name.fill('El')
    await phone.getByRole('button', { name: say.accept }).click()
    await expect(phone.getByText(say.short)).toBeVisible()
    await expect(name).toBeFocused()
    await name.fill('Elçin Quliyev')
    await name.press('Enter')
    await expect(phone.getByRole('button', { name: say.order })).toHaveCount(2)
    await expectNoOverflow(phone)
    await expectAccessible(phone)
    await expect(desk.getByText(say.accepted).first()).toBeVisible()
    await phone.getByRole('button', { name: say.order }).first().click()
    await expect(phone).toHaveURL(/\/o\/[\w-]{43}$/)
    await pocket.close()
  })

  // OFF-5 OFF-6
  test('a name stays through failures, what was lost on its way is accepted once, by keyboard @release', async ({
    page,
  }) => {
    test.slow()
    const { admin, id, session } = await draftFor(language)
    const link = await sendIt(admin.accessToken, id)
    await page.setViewportSize({ width: 1440, height: 900 })
    await chooseLanguage(page, language)
    await page.goto(link)

    // Declined by keyboard, taken back, and the words are still there.
    await tabTo(page, page.locator('summary').filter({ hasText: say.decline }))
    await page.keyboard.press('Enter')
    const refuse = page.getByRole('button', { name: say.refuse })
    await tabTo(page, refuse)
    await page.keyboard.press('Enter')
    await expect(page.getByText(say.why)).toBeVisible()
    await expect(page.getByLabel(say.own)).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('Başqa ölçü lazımdır')
    await tabTo(page, refuse)
    await page.keyboard.press('Enter')
    await expect(page.getByText(say.declined)).toBeVisible()
    await expect(page.locator('#answer')).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: say.back }))
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(say.own)).toHaveValue('Başqa ölçü lazımdır')

    // It never came to us: nothing is accepted, and the name stays.
    const acceptance = '**/trpc/offers.accept*'
    await page.route(acceptance, (route) => route.abort('connectionreset'))
    const name = page.getByLabel(say.name)
    await name.fill('Elçin Quliyev')
    await name.press('Enter')
    await expect(page.getByText(say.lost)).toBeVisible()
    await expect(name).toHaveValue('Elçin Quliyev')
    expect(await callApi('GET', '/order/mine', { token: session.accessToken })).toEqual([])
    await page.unroute(acceptance)

    // A new revision came meanwhile: it is shown and said, and the name stays.
    await callApi('POST', `/quotes/${id}/prolonged`, { token: admin.accessToken, body: { days: 14 } })
    await name.press('Enter')
    await expect(page.getByText(say.meanwhile)).toBeVisible()
    await expect(name).toHaveValue('Elçin Quliyev')
    await expectAccessible(page)

    // It came, and what we said was lost.
    await page.route(acceptance, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await name.press('Enter')
    await expect(page.getByRole('button', { name: say.order })).toHaveCount(2)
    expect(await callApi('GET', '/order/mine', { token: session.accessToken })).toHaveLength(2)
    await expectAccessible(page)
  })

  // WEB-24 OFF-5 OFF-6
  test('a refusal, taking it back and asking for changes are shown as they came, their answers lost @release', async ({
    page,
  }) => {
    const { admin, id } = await draftFor(language)
    const path = await sendIt(admin.accessToken, id)
    await chooseLanguage(page, language)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.locator('summary').filter({ hasText: say.decline }).click()
    await page.getByLabel(say.own).fill('Başqa ölçü lazımdır')
    await loseAnswer(page, 'offers.decline')
    await page.getByRole('button', { name: say.refuse }).click()
    await expect(page.getByText(say.declined)).toBeVisible()
    await loseAnswer(page, 'offers.takeBack')
    await page.getByRole('button', { name: say.back }).click()
    await expect(page.getByText(say.declined)).toHaveCount(0)
    const question = page.locator('summary').filter({ hasText: say.change })
    await question.click()
    const what = page.getByLabel(say.what)
    await what.fill('Lövhə iki ədəd olsun')
    // It never came: the words stay, and nothing is said to have failed.
    await page.route('**/trpc/offers.askChange*', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: say.ask, exact: true }).click()
    await expect(page.getByText(say.lost)).toBeVisible()
    await expect(what).toHaveValue('Lövhə iki ədəd olsun')
    await loseAnswer(page, 'offers.askChange')
    await page.getByRole('button', { name: say.ask, exact: true }).click()
    await expect(page.getByText(say.sent)).toBeVisible()
  })

  // OFF-3
  test('a name that was typed before the program came is accepted with it @release', async ({ page }) => {
    const { admin, id } = await draftFor(language)
    const path = await sendIt(admin.accessToken, id)
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await held.promise
      await route.continue()
    })
    await chooseLanguage(page, language)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const name = page.getByLabel(say.name)
    await name.fill('Elçin Quliyev')
    held.resolve()
    await page.waitForLoadState('networkidle')
    await expect(name).toHaveValue('Elçin Quliyev')
    await name.press('Enter')
    await expect(page.getByRole('button', { name: say.order }).first()).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    // OFF-5 OFF-6
    test('it is read, declined, taken back and accepted by forms', async ({ page }) => {
      const { admin, id } = await draftFor(language)
      const link = await sendIt(admin.accessToken, id)
      await page
        .context()
        .addCookies([{ name: 'language', value: language, url: process.env.E2E_SITE ?? '' }])
      const answer = await page.goto(link)
      expect(answer?.headers()).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      })
      await page.getByText(say.decline, { exact: true }).click()
      await page.getByLabel(say.price, { exact: true }).check()
      await page.getByRole('button', { name: say.refuse }).click()
      await expect(page.getByText(say.declined)).toBeVisible()
      await page.getByRole('button', { name: say.back }).click()
      // What is refused comes back as it was filled in.
      await page.getByText(say.change, { exact: true }).click()
      await page.getByLabel('Lövhə').check()
      await page.getByRole('button', { name: say.ask, exact: true }).click()
      await expect(page.getByLabel('Lövhə')).toBeChecked()
      await page.getByLabel(say.name).fill('El')
      await page.getByRole('button', { name: say.accept }).click()
      await expect(page.getByText(say.short)).toBeVisible()
      await expect(page.getByLabel(say.name)).toHaveValue('El')
      await page.getByLabel(say.name).fill('Elçin Quliyev')
      await page.getByRole('button', { name: say.accept }).click()
      await expect(page.getByRole('button', { name: say.order })).toHaveCount(2)
      await expect(page).toHaveURL(new RegExp(`${link}$`))
    })
  })
})

test.describe('on a phone', () => {
  const language = 'az'
  const width = 390
  const say = words[language]

  // CUS-8 OFF-3 OFF-5
  test('a quote is written, sent, and accepted by its link without a mouse', async ({
    page: desk,
    browser,
  }) => {
    test.slow()
    const admin = await logIn('admin@example.com')
    const phoneNumber = `+994 51 ${String(Date.now()).slice(-7)}`
    await callApi('POST', '/customers', {
      token: admin.accessToken,
      body: { name: 'Elçin', phoneNumber, language },
    })
    await desk.setViewportSize({ width, height: 900 })
    await openAdmin(desk, '/admin/new-order?as=quote', admin, language)
    await tabTo(desk, desk.getByRole('combobox', { name: say.find }))
    await desk.keyboard.type(phoneNumber.slice(-6))
    await expect(desk.getByRole('option').first()).toContainText('Elçin')
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('heading', { name: 'Elçin' })).toBeVisible()
    await tabTo(desk, desk.getByRole('combobox', { name: say.line }))
    await desk.keyboard.type('Mağazada quraşdırma')
    await expect(desk.getByRole('option').last()).toContainText('Mağazada quraşdırma')
    // The last one is the line in one's own words.
    await desk.keyboard.press('ArrowUp')
    await desk.keyboard.press('Enter')
    await tabTo(desk, desk.getByRole('textbox', { name: say.price }))
    await desk.keyboard.type('120')
    await expectAccessible(desk)
    await tabTo(desk, desk.getByRole('button', { name: say.save }))
    await desk.keyboard.press('Enter')
    await expect(desk).toHaveURL(/\/admin\/quotes\/\d+$/)
    await tabTo(desk, desk.getByRole('button', { name: say.send }))
    await desk.keyboard.press('Enter')
    const link = desk.getByLabel(say.link)
    await expect(link).toHaveValue(/\/q\/[\w-]{43}$/)
    // The next stop is there: the focus isn't lost with what was sent.
    await tabTo(desk, link)
    await expectAccessible(desk)
    await expectNoOverflow(desk)

    const other = await browser.newContext({
      viewport: { width, height: 900 },
      baseURL: process.env.E2E_SITE,
    })
    const customer = await other.newPage()
    await chooseLanguage(customer, language)
    await customer.goto(new URL(await link.inputValue()).pathname)
    await expect(customer.getByRole('heading', { name: 'Mağazada quraşdırma' })).toBeVisible()
    const name = customer.getByLabel(say.name)
    await tabTo(customer, name)
    await customer.keyboard.type('El')
    const accept = customer.getByRole('button', { name: say.accept })
    await tabTo(customer, accept)
    await customer.keyboard.press('Enter')
    await expect(customer.getByText(say.short)).toBeVisible()
    await expect(name).toBeFocused()
    await customer.keyboard.press('End')
    await customer.keyboard.type('çin Quliyev')
    await tabTo(customer, accept)
    await customer.keyboard.press('Enter')
    const order = customer.getByRole('button', { name: say.order })
    await expect(order).toBeVisible()
    await expectAccessible(customer)
    await expectNoOverflow(customer)
    await tabTo(customer, order)
    await customer.keyboard.press('Enter')
    await expect(customer).toHaveURL(/\/o\/[\w-]{43}$/)
    await other.close()
    await expect(desk.getByText(say.accepted).first()).toBeVisible()
  })

  // OFF-6
  test('a change is asked for, and a quote declined, both taken back, by keyboard @release', async ({
    page,
  }) => {
    const { admin, id } = await draftFor(language)
    const link = await sendIt(admin.accessToken, id)
    await page.setViewportSize({ width, height: 900 })
    await chooseLanguage(page, language)
    await page.goto(link)
    const press = async (target: Locator) => {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    }
    const summary = (text: string) => page.locator('summary').filter({ hasText: text })
    await press(summary(say.change))
    await tabTo(page, page.getByLabel('Lövhə'))
    await page.keyboard.press('Space')
    const send = page.getByRole('button', { name: say.ask, exact: true })
    await press(send)
    await expect(page.getByText(say.empty)).toBeVisible()
    await expect(page.getByLabel(say.what)).toBeFocused()
    await page.keyboard.type('Lövhə iki ədəd olsun')
    await expectAccessible(page)
    await press(send)
    await expect(page.getByText(say.sent)).toBeVisible()
    const panel = page.locator('#answer')
    await expect(panel).toBeFocused()
    await expect(panel).toContainText('Lövhə iki ədəd olsun')
    await press(page.getByRole('button', { name: say.back }))
    await expect(page.getByLabel(say.name)).toBeVisible()
    await expect(panel).toBeFocused()

    await press(summary(say.decline))
    // One stop for the four reasons, arrows choose.
    await tabTo(page, page.getByLabel(say.price, { exact: true }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel(say.late)).toBeChecked()
    await press(page.getByRole('button', { name: say.refuse }))
    await expect(page.getByText(say.declined)).toBeVisible()
    await expect(panel).toContainText(say.late)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await press(page.getByRole('button', { name: say.back }))
    await expect(page.getByRole('button', { name: say.accept })).toBeVisible()
  })

  // OFF-6 OFF-7
  test('what has expired can’t be accepted, and is asked to be renewed, by keyboard @release', async ({
    page,
  }) => {
    const { accessToken: token } = await logIn('admin@example.com')
    const waiting = await callApi<Listed[]>('GET', '/quotes?turn=staff&page=1&pageSize=50', { token })
    const expired = waiting.find(({ stand }) => stand === 'expired')
    const { url } = await callApi<{ url: string }>('POST', `/quotes/${expired?.id}/link`, { token })
    await page.setViewportSize({ width, height: 900 })
    await chooseLanguage(page, language)
    await page.goto(new URL(url).pathname)
    await expect(page.getByText(say.expired)).toBeVisible()
    await expect(page.getByRole('button', { name: say.accept })).toHaveCount(0)
    await expect(page.getByText(say.change)).toHaveCount(0)
    await expectNoOverflow(page)
    await expectAccessible(page)
    await tabTo(page, page.getByLabel(say.more))
    await page.keyboard.type('Noyabrın sonunadək')
    await tabTo(page, page.getByRole('button', { name: say.renew }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(say.renewal)).toBeVisible()
    await expect(page.locator('#answer')).toBeFocused()
    await expect(page.getByText('Noyabrın sonunadək')).toBeVisible()
    await expectAccessible(page)
    const back = page.getByRole('button', { name: say.back })
    await tabTo(page, back)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(say.more)).toHaveValue('Noyabrın sonunadək')
    await expect(back).toHaveCount(0)
  })

  // OFF-5
  test('why no order was made is said in the dialog that asked for it @release', async ({ page }) => {
    const { admin, id } = await draftFor(language)
    await sendIt(admin.accessToken, id)
    await page.setViewportSize({ width, height: 900 })
    await openAdmin(page, `/admin/quotes/${id}`, admin, language)
    await page.getByRole('button', { name: say.agrees }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.route(/\/trpc\/offers\.agree/, (route) => route.abort())
    await dialog.getByRole('button', { name: say.open }).click()
    await expect(dialog.getByRole('alert')).not.toBeEmpty()
    await expectAccessible(page)
  })
})

test('the heading of a quote has its words whole at every width', async ({ page }) => {
  const { admin, id } = await draftFor('ru')
  const path = await sendIt(admin.accessToken, id)
  for (const language of ['ru', 'en'] as const)
    for (const width of [390, 768, 1024, 1130, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${language}${path}`)
      const torn = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const [text] = heading.childNodes
        if (!(text instanceof Text)) return ['no text']
        const words = [...text.data.matchAll(/\p{L}+/gu)]
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
        })
      })
      expect(torn, `${language}, ${width} px`).toEqual([])
    }
})
