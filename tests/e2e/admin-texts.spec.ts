import type { Page } from '@playwright/test'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { newStaffMember } from './support/admin.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

type Texts = Record<'head' | 'head_ru' | 'head_en' | 'title' | 'title_ru' | 'description', string>

const site = () => process.env.E2E_SITE ?? ''
const path = '/admin/companies/editcompaniespage'
let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

async function open(page: Page, user = admin, language: 'az' | 'ru' | 'en' = 'az') {
  await chooseLanguage(page, language)
  await keepSession(page, user)
  await page.goto(`${site()}${path}`)
}

const read = () =>
  callApi<Texts>('GET', '/UIConfigurations/GetDealMultilanguage/1', { token: admin.accessToken })
/** As a caller does who doesn't say what he has read. */
const write = (texts: Partial<Texts>) =>
  callApi('PUT', '/UIConfigurations/UpdateDeal', {
    token: admin.accessToken,
    body: { ...texts, updatedAt: undefined },
  })

// ADM-9
test('page texts are edited in three languages, guarded, saved by the keyboard, and merged with others', async ({
  page,
}) => {
  const before = await read()
  await open(page)
  const head = page.getByLabel('Başlıq', { exact: true })
  const russian = page.getByLabel('Başlıq · RU')
  await expect(head).toHaveValue(before.head)

  await head.fill('Noyabrın kampaniyaları')
  await expect(page.getByText('AZ mətni dəyişib.').first()).toBeVisible()
  await page.getByRole('region', { name: 'Русский' }).getByRole('button', { name: 'Aktualdır' }).click()
  await page.getByLabel('Başlıq · EN').fill('')
  await expect(page.getByRole('region', { name: 'English' })).toContainText('1 çatışmır')
  const bar = page.getByRole('region', { name: 'Yadda saxlanmamış dəyişikliklər' })
  await expect(bar).toContainText('2 dəyişiklik yadda saxlanmayıb')
  await expect(bar).toContainText('Başlıq (AZ), Başlıq (EN)')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Bu gün' }).click()
  const dialog = page.getByRole('dialog', { name: /saxlanmadan bağlansın\?/ })
  await expect(dialog).toContainText('Noyabrın kampaniyaları')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(head).toHaveValue('Noyabrın kampaniyaları')

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(head).toHaveValue('Noyabrın kampaniyaları')
  await expect(bar).toContainText('Keçən dəfədən bu cihazda qalıb.')
  await head.focus()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('status').getByText('Əməliyyat tamamlandı')).toBeVisible()
  await expect(bar).toBeHidden()
  expect(await read()).toMatchObject({ head: 'Noyabrın kampaniyaları', head_en: '' })

  await write({ title_ru: 'Чужое', head_ru: 'Акции чужие' })
  await russian.fill('Акции ноября')
  await page.keyboard.press('ControlOrMeta+s')
  const clash = page.getByRole('dialog', { name: /başqası tərəfindən dəyişdirilib/ })
  await expect(clash).toContainText('Акции чужие')
  await expect(clash).toContainText('Акции ноября')
  await expectAccessible(page)
  await clash.getByRole('button', { name: 'Mənimki qalsın' }).click()
  await expect(bar).toBeHidden()
  await expect.poll(read).toMatchObject({ head_ru: 'Акции ноября', title_ru: 'Чужое' })
  await write(before)
})

// ADM-3
test('a refused save keeps what was typed and shows the status; an ended session asks on the spot', async ({
  page,
}) => {
  const staffMember = await newStaffMember(admin, 'ContentCreator')
  const before = await read()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, staffMember, 'ru')
  const description = page.getByLabel('Описание', { exact: true })
  await expect(description).toHaveValue(before.description)
  await page.route('**/trpc/pageTexts.campaigns.update**', (route) => route.abort(), { times: 1 })
  await description.fill('Yeni giriş mətni')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('alert').getByText('Ответ не пришёл')).toBeVisible()
  await page.getByRole('tab', { name: /RU/ }).click()
  await page.getByLabel('Описание · RU').fill('я'.repeat(40))
  await expectAccessible(page)

  await callApi('POST', '/auth/logout', { token: staffMember.accessToken })
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ваш сеанс закончился' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Пароль').fill('long-enough-1')
  await dialog.getByRole('button', { name: 'Войти и продолжить' }).click()
  await expect(page.getByRole('status').getByText('Операция выполнена')).toBeVisible()
  await expect(page.getByText('Ответ не пришёл')).toBeHidden()
  expect(await read()).toMatchObject({ description: 'Yeni giriş mətni', description_ru: 'я'.repeat(40) })
  await write(before)
})
