import type { Page } from '@playwright/test'
import { readyMades } from '../../src/domains/ready-made/ready-mades.ts'
import { drawingFile } from '../support/pictures.ts'
import { startSmtp, type TestSmtp } from '../support/smtp.ts'
import { unlessFirst } from './support/release.ts'
import { newcomer, password } from './support/shop.ts'
import { startEmptySite } from './support/site.ts'
import { chooseLanguage, expect, expectAccessible, openReady, test } from './support/test.ts'

const { cards } = readyMades

const words = {
  az: {
    company: 'Şəbəkə Çap',
    code: 'Konsoldakı kod',
    person: ['Ad', 'Soyad', 'E-poçt', 'Şifrə'],
    begin: 'Başla',
    wrongCode: 'Kod bu deyil',
    today: 'Bu gün',
    steps: 'İlk addımlar',
    progress: (done: number) => `8 addımdan ${done}`,
    done: (done: number) => `${done} / 8 hazır`,
    skip: 'Keç',
    back: 'Qaytar',
    hide: 'Siyahını gizlət',
    unsaved: 'Yadda saxlanmamış dəyişikliklər',
    siteName: 'Saytın adı',
    logo: 'Loqo',
    contact: ['Telefon', 'E-poçt', 'Ünvan'],
    setUp: '5 xidməti qur',
    prices: /^Qiymətlər: /,
    right: 'Qiymətlər düzdür',
    workdays: 'İş günləri',
    allDays: 'Hamısını seç',
    closeDays: 'Seçilmiş günləri bağla',
    invite: 'Əməkdaş dəvət et',
    sendInvitation: 'Dəvəti göndər',
    sent: 'məktubu qəbul etdi',
    noOrders: 'Yeni sifariş yoxdur',
    order: '100 ədəd sifariş ver',
    orderNow: 'İndi sifariş ver',
    register: 'Qeydiyyat',
    create: 'Hesab yarat',
    fields: ['Ad', 'Soyad', 'E-poçt', 'Telefon', 'Şifrə', 'Şifrənin təkrarı'],
  },
  ru: {
    company: 'Шебеке Печать',
    code: 'Код из консоли',
    person: ['Имя', 'Фамилия', 'Эл. почта', 'Пароль'],
    begin: 'Начать',
    wrongCode: 'Код другой',
    today: 'Сегодня',
    steps: 'Первые шаги',
    progress: (done: number) => `${done} из 8`,
    done: (done: number) => `готово ${done} / 8`,
    skip: 'Пропустить',
    back: 'Вернуть',
    hide: 'Скрыть список',
    unsaved: 'Несохранённые изменения',
    siteName: 'Название сайта',
    logo: 'Логотип',
    contact: ['Телефон', 'Эл. почта', 'Адрес'],
    setUp: 'Создать 5 услуг',
    prices: /^Цены: /,
    right: 'Цены верны',
    workdays: 'Рабочие дни',
    allDays: 'Выбрать все',
    closeDays: 'Закрыть выбранные дни',
    invite: 'Пригласить сотрудника',
    sendInvitation: 'Отправить приглашение',
    sent: 'сервер принял письмо',
    noOrders: 'Новых заказов нет',
    order: 'Заказать 100 шт.',
    orderNow: 'Заказать сейчас',
    register: 'Регистрация',
    create: 'Создать аккаунт',
    fields: ['Имя', 'Фамилия', 'Эл. почта', 'Телефон', 'Пароль', 'Пароль ещё раз'],
  },
} as const

type Place = { language: 'az' | 'ru'; width: number }
const places: readonly Place[] = [
  { language: 'az', width: 1440 },
  { language: 'ru', width: 1440 },
  { language: 'az', width: 390 },
]

const step = (page: Page, name: string) => page.locator(`[data-step="${name}"]`)

/** Also the row with the longest two buttons stays within its edges, on a phone. */
async function expectRowsFit(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const out = await page.locator('[data-step]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const edge = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight)
      const acts = [...row.querySelectorAll('a, button')]
      return acts
        .filter((act) => act.getBoundingClientRect().right > edge + 0.5)
        .map((act) => act.textContent)
    }),
  )
  expect(out).toEqual([])
  if (before) await page.setViewportSize(before)
}

/** Saved by the key that saves everywhere, until nothing is unsaved any more. */
async function save(page: Page, say: Words): Promise<void> {
  const bar = page.getByRole('region', { name: say.unsaved })
  await expect(bar).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(bar).toBeHidden()
}

// PER-16, ADM-22, EML-11
test.describe('an owner’s first day, from an empty database to the order of a friend', () => {
  let smtp: TestSmtp
  test.beforeEach(async () => {
    smtp = await startSmtp()
  })
  test.afterEach(() => smtp.close())

  for (const [index, { language, width }] of places.entries())
    test(`in ${language} at ${width} px${unlessFirst(index === 0)}`, async ({ page, browser }) => {
      const say = words[language]
      const site = await startEmptySite(smtp.url)
      try {
        await page.setViewportSize({ width, height: 900 })
        await chooseLanguage(page, language)
        await begin(page, site, say)
        await expect(page.getByText(say.progress(1))).toBeVisible()
        await expectRowsFit(page)
        if (width > 1280) await expect(page.getByText(say.done(1))).toBeVisible()
        await expectAccessible(page)
        await step(page, 'colleagues').getByRole('button', { name: say.skip }).click()
        await step(page, 'colleagues').getByRole('button', { name: say.back }).click()
        await expect(step(page, 'colleagues').getByRole('button', { name: say.skip })).toBeVisible()
        await writeName(page, site.address, say)
        await writeContacts(page, site.address, say)
        await addServices(page, site, language)
        await page.goto(`${site.address}/admin`)
        await expect(page.getByText(say.progress(4))).toBeVisible()
        await writeDays(page, say)
        await page.goto(`${site.address}/admin`)
        await expect(page.getByText(say.progress(5))).toBeVisible()
        await step(page, 'email').locator('[data-row]').click()
        await expect(step(page, 'email').getByRole('status')).toContainText(say.sent)
        expect(smtp.mails.map(({ to }) => to?.[0]?.address)).toContain('rena@example.az')
        // They go at the press: another page is opened only once it is kept.
        const kept = page.waitForResponse(/overview\.skipSteps/)
        await page.getByRole('button', { name: say.hide }).click()
        await (await kept).finished()
        await expect(page.getByRole('region', { name: say.steps })).toBeHidden()
        await page.goto(`${site.address}/admin/admins`)
        await invite(page, say, smtp)
        await page.goto(`${site.address}/admin`)
        await expect(page.getByText(say.noOrders)).toBeVisible()
        await expect(page.getByRole('region', { name: say.steps })).toBeHidden()
        const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
        await orderAsFriend(await phone.newPage(), site.address, language)
        await phone.close()
        await page.reload()
        await expect(page.getByText(say.noOrders)).toBeHidden()
        await expect(page.locator('main')).toContainText('Aysel Əliyeva')
      } finally {
        await site.stop()
      }
    })
})

type Words = (typeof words)['az' | 'ru']

/** The first administrator, by the code of the console; a wrong one is refused beside its field. */
async function begin(page: Page, site: { address: string; code: string }, say: Words): Promise<void> {
  await page.goto(`${site.address}/admin`)
  await expect(page).toHaveURL(/\/first-administrator$/)
  await expectAccessible(page)
  const [name, surname, email, secret] = say.person
  await page.getByLabel(say.code).fill('0000-0000-0000-0000')
  const form = page.locator('form').filter({ has: page.getByLabel(say.code) })
  await form.getByLabel(name, { exact: true }).fill('Rəna')
  await form.getByLabel(surname, { exact: true }).fill('Nağıyeva')
  await form.getByLabel(email, { exact: true }).fill('rena@example.az')
  await form.getByLabel(secret, { exact: true }).fill(password)
  await form.getByRole('button', { name: say.begin }).click()
  await expect(page.getByText(say.wrongCode)).toBeVisible()
  await page.getByLabel(say.code).fill(site.code.toLowerCase())
  await form.getByRole('button', { name: say.begin }).click()
  await expect(page.getByRole('heading', { level: 1, name: say.today })).toBeVisible()
}

async function writeName(page: Page, address: string, say: Words): Promise<void> {
  await step(page, 'name').locator('[data-row]').click()
  await page.getByLabel(say.siteName, { exact: true }).fill(say.company)
  const file = drawingFile()
  const buffer = Buffer.from(await file.arrayBuffer())
  const logo = { name: file.name, mimeType: file.type, buffer }
  await page.getByLabel(say.logo, { exact: true }).setInputFiles(logo)
  await expect(page.getByText(file.name)).toBeVisible()
  await save(page, say)
  await page.goto(`${address}/admin`)
  await expect(page.getByText(say.progress(2))).toBeVisible()
}

async function writeContacts(page: Page, address: string, say: Words): Promise<void> {
  await step(page, 'contacts').locator('[data-row]').click()
  const [phone, email, street] = say.contact
  await page.getByLabel(phone, { exact: true }).fill('+994 12 404 10 20')
  await page.getByLabel(email, { exact: true }).fill('info@example.az')
  await page.getByLabel(street, { exact: true }).fill('Nizami küçəsi 96')
  await save(page, say)
  await page.goto(`${address}/admin`)
  await expect(page.getByText(say.progress(3))).toBeVisible()
}

/** Five ready-made ones, chosen by their digits; each goes on the site once its prices were looked at. */
async function addServices(
  page: Page,
  { address }: { address: string },
  language: 'az' | 'ru',
): Promise<void> {
  const say = words[language]
  await expect(step(page, 'service').getByRole('checkbox')).toHaveCount(12)
  for (const digit of '12345') await page.keyboard.press(digit)
  await expectAccessible(page)
  await page.getByRole('button', { name: say.setUp }).click()
  await expect(page).toHaveURL(/\/services\/services$/)
  for (let id = 1; id <= 5; id++) {
    await page.goto(`${address}/admin/services/servicesmore/${id}`)
    const prices = page.getByRole('link', { name: say.prices })
    await expect(prices.first()).toBeVisible()
    for (const href of await prices.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    )) {
      await page.goto(href)
      await page.getByRole('button', { name: say.right }).click()
      await expect(page.getByRole('button', { name: say.right })).toBeHidden()
    }
    await page.goto(`${address}/admin/services/servicesmore/${id}`)
    await page.getByRole('switch').click()
    await save(page, say)
  }
}

/** The public holidays are closed days. */
async function writeDays(page: Page, say: Words): Promise<void> {
  await step(page, 'workdays').locator('[data-row]').click()
  await expect(page).toHaveURL(/\/admin\/calendar$/)
  await page.getByRole('button', { name: say.workdays, exact: true }).click()
  await page.getByRole('button', { name: '2027', exact: true }).click()
  await page.getByRole('button', { name: say.allDays }).click()
  await page.getByRole('button', { name: say.closeDays }).click()
  // Until they are closed there are some to choose.
  await expect(page.getByRole('button', { name: say.allDays })).toBeDisabled()
}

/** A colleague is invited, who hears of it by e-mail. */
async function invite(page: Page, say: Words, smtp: TestSmtp): Promise<void> {
  await page.getByRole('button', { name: say.invite }).first().click()
  const panel = page.getByRole('dialog')
  await panel.locator('[name=name]').fill('Kamran')
  await panel.locator('[name=surname]').fill('Bağırov')
  await panel.locator('[name=email]').fill('kamran@example.az')
  await panel.locator('[name=appRoleId]').selectOption({ index: 1 })
  await panel.getByRole('button', { name: say.sendInvitation }).click()
  await expect(panel).toBeHidden()
  await expect.poll(() => smtp.mails.map(({ to }) => to?.[0]?.address)).toContain('kamran@example.az')
}

/** Somebody who opens the site on a phone, registers and orders. */
async function orderAsFriend(page: Page, address: string, language: 'az' | 'ru'): Promise<void> {
  const { order, orderNow, register, fields, create, company } = words[language]
  const person = newcomer()
  await page.context().addCookies([{ name: 'language', value: language, url: address }])
  await page.goto(address)
  await expect(page.getByRole('main').getByRole('link', { name: cards.name[language] })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(company))
  await openReady(page, `${address}/services/card/prices/1?run=100`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: orderNow }).first().click()
  await main.getByRole('button', { name: order }).click()
  await page.getByRole('tab', { name: register }).click()
  const given = [person.name, person.surname, person.email, person.phoneNumber, password, password]
  for (const [index, label] of fields.entries())
    await page
      .getByRole('dialog')
      .getByLabel(label, { exact: true })
      .fill(given[index] ?? '')
  await page.getByRole('button', { name: create }).click()
  await expect(page).toHaveURL(/\/myorder/)
  await expect(page.getByRole('article')).toHaveCount(1)
}
