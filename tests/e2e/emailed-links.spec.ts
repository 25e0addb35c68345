import type { Page } from '@playwright/test'
import { callApi, keepSession, logIn } from './support/accounts.ts'
import { mailTo } from './support/mail.ts'
import { newCustomer, password } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const linkIn = (mail: string): string =>
  /https?:\/\/\S+\/(?:confirm-email|undo-account-change)\/\S+/.exec(mail)?.[0] ?? ''

/** Opened on a device where nobody is signed in. */
async function openLink(page: Page, mail: Promise<string>): Promise<void> {
  await page.goto(linkIn(await mail))
}

test('a confirmation link asks for a press, confirms, and says afterwards that it was used', async ({
  page,
}) => {
  const { email } = await newCustomer()
  const main = page.getByRole('main')
  await openLink(page, mailTo(email, 'emailConfirmation'))
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Ünvanı təsdiqlə' }).click()
  await expect(
    main.getByText('Ünvanınız təsdiqləndi. Sifarişləriniz barədə sizə e-poçtla yazacağıq.'),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: 'Sifarişlərim' })).toBeVisible()
  expect((await logIn(email, password)) as object).toMatchObject({ emailConfirmed: true })

  await page.reload()
  await main.getByRole('button', { name: 'Ünvanı təsdiqlə' }).click()
  await expect(main.getByRole('alert')).toContainText('Bu link artıq istifadə olunub.')
  await expect(main.getByText('Ünvanın təsdiqlənib-təsdiqlənmədiyini hesabınızda görə')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Hesabım' })).toBeVisible()
  // It would be refused again.
  await expect(main.getByRole('button', { name: 'Ünvanı təsdiqlə' })).toHaveCount(0)
  await expectAccessible(page)
})

test('who is signed in as the one whose link it is presses nothing, however often it is opened', async ({
  page,
}) => {
  const { email, session } = await newCustomer()
  const link = linkIn(await mailTo(email, 'emailConfirmation'))
  await keepSession(page, session)
  const done = page.getByRole('main').getByText('Ünvanınız təsdiqləndi.')
  await page.goto('/myaccount')
  await expect(page.getByRole('heading', { name: 'E-poçt ünvanınızı təsdiqləyin' })).toBeVisible()
  await page.goto(link)
  await expect(done).toBeVisible()
  await page.reload()
  await expect(done).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toBeEmpty()
  await page.goto('/myaccount')
  await expect(page.getByRole('main').getByLabel('E-poçt')).toHaveValue(email)
  await expect(page.getByRole('heading', { name: 'E-poçt ünvanınızı təsdiqləyin' })).toHaveCount(0)
})

const refusals = {
  az: {
    confirm: 'Ünvanı təsdiqlə',
    unknown: 'Bu link etibarsızdır.',
    undo: 'Dəyişikliyi ləğv et',
    gone: 'Bu link yanlışdır və ya dəyişiklik artıq ləğv edilib.',
    contact: 'Bizimlə əlaqə',
  },
  ru: {
    confirm: 'Подтвердить адрес',
    unknown: 'Эта ссылка недействительна.',
    undo: 'Отменить изменение',
    gone: 'Эта ссылка недействительна, или изменение уже отменено.',
    contact: 'Связаться с нами',
  },
  en: {
    confirm: 'Confirm the address',
    unknown: 'This link is not valid.',
    undo: 'Undo the change',
    gone: 'This link is not valid, or the change has already been undone.',
    contact: 'Contact us',
  },
} as const

test('links that are wrong lead on in each language @release', async ({ page }) => {
  for (const language of ['az', 'ru', 'en'] as const) {
    const words = refusals[language]
    const main = page.getByRole('main')
    await chooseLanguage(page, language)
    await page.goto('/confirm-email/1/not-a-token')
    await main.getByRole('button', { name: words.confirm }).click()
    await expect(main.getByRole('alert')).toContainText(words.unknown)
    await expect(main.getByRole('button', { name: words.confirm })).toHaveCount(0)
    await page.goto('/undo-account-change/1/not-a-token')
    await main.getByRole('button', { name: words.undo }).click()
    await expect(main.getByRole('alert')).toContainText(words.gone)
    await expect(main.getByRole('button', { name: words.undo })).toHaveCount(0)
    await expect(main.getByRole('link', { name: words.contact })).toBeVisible()
    if (language === 'ru') await expectAccessible(page)
  }
})

test('the reminder sends the link again, and says when it has been sent too often @release', async ({
  page,
}) => {
  const { session } = await newCustomer()
  await keepSession(page, session)
  const heading = page.getByRole('heading', { name: 'E-poçt ünvanınızı təsdiqləyin' })
  const reminder = page.locator('section').filter({ has: heading })
  await page.goto('/myaccount')
  await reminder.getByRole('button', { name: 'Linki yenidən göndər' }).click()
  await expect(reminder.getByRole('status')).toContainText('Göndərildi.')
  await expect(reminder.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  // The first one went out with the registration.
  for (let sent = 2; sent < 6; sent++)
    await callApi('POST', '/Auth/SendConfirmation', { token: session.accessToken })
  await page.reload()
  await reminder.getByRole('button', { name: 'Linki yenidən göndər' }).click()
  await expect(reminder.getByRole('alert')).toContainText('Həddən çox cəhd edildi.')
})

test('an undo link puts address and password back, logs every device out, and works once', async ({
  page,
}) => {
  const { email, session } = await newCustomer()
  const stolen = `oğru.${email}`.replace('ğ', 'g')
  const change = { email: stolen, password: 'başqa-şifrə-26' }
  await callApi('PUT', '/AppUser', { token: session.accessToken, body: change })
  await logIn(stolen, change.password)
  const main = page.getByRole('main')
  const link = linkIn(await mailTo(email, 'emailChanged'))
  await page.goto(link)
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Dəyişikliyi ləğv et' }).click()
  await expect(main.getByText('E-poçt ünvanı və şifrə əvvəlki kimidir')).toBeVisible()
  expect((await logIn(email, password)).id).toBe(session.id)
  await expect(logIn(stolen, change.password)).rejects.toThrow('404')
  await expect(callApi('GET', '/auth/me', { token: session.accessToken })).rejects.toThrow('401')
  await main.getByRole('button', { name: 'Daxil ol' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.reload()
  await main.getByRole('button', { name: 'Dəyişikliyi ləğv et' }).click()
  await expect(main.getByRole('alert')).toContainText(refusals.az.gone)
  await expect(main.getByRole('link', { name: 'Bizimlə əlaqə' })).toBeVisible()
})

test('an undo link of yesterday says so and shows whom to call', async ({ page }) => {
  const message = 'Bu link 24 saat etibarlı idi, vaxtı bitib. Zəhmət olmasa, bizə zəng edin.'
  const error = {
    message,
    code: -32600,
    data: { code: 'VALIDATION', httpStatus: 400, errors: [{ path: 'token', message }] },
  }
  await page.route('**/trpc/accounts.undoChange**', (route) => {
    const isBatch = new URL(route.request().url()).searchParams.has('batch')
    const body = JSON.stringify(isBatch ? [{ error }] : { error })
    return route.fulfill({ status: 400, contentType: 'application/json', body })
  })
  await page.goto('/undo-account-change/1/of-yesterday')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Dəyişikliyi ləğv et' }).click()
  await expect(main.getByRole('alert')).toContainText(message)
  await main.getByRole('link', { name: 'Bizimlə əlaqə' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})
