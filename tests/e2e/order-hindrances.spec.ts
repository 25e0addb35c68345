import type { Page } from '@playwright/test'
import { kitPdf } from '../domains/preflight/corpus/kit-pdf.ts'
import { callApi, keepSession } from './support/accounts.ts'
import { loseReceipts } from './support/lost-receipts.ts'
import { checkedCard } from './support/proofs.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

type Thread = { messages: { text: string }[] }

// MSG-4
test('a message whose receipt was lost is sent again by itself, then by hand, and stands there once @release', async ({
  page,
}) => {
  const { id, session } = await checkedCard()
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  const lost = await loseReceipts(page, 1)
  await page.goto(`/myorder/${id}`)
  const send = page.getByRole('button', { name: 'Göndər', exact: true })
  await page.getByLabel('Mesajınız').fill('Salam')
  await send.click()
  await expect(page.getByText('Salam', { exact: true })).toBeVisible()
  await expect(page.getByText('göndərilir')).toHaveCount(0)
  await expect(page.getByText('Göndərilmədi')).toHaveCount(0)
  lost.more = 3
  await page.getByLabel('Mesajınız').fill('Nə vaxt hazır olar?')
  await send.click()
  await expect(
    page.getByText('Cavab gəlmədi. Yenidən cəhd edin: mesaj iki dəfə göndərilməyəcək.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('listitem').getByRole('button', { name: 'Yenidən cəhd et' }).click()
  await expect(page.getByText('Cavab gəlmədi')).toHaveCount(0)
  await expect(page.getByText('Nə vaxt hazır olar?')).toHaveCount(1)
  const { messages } = await callApi<Thread>('GET', `/order/${id}/messages`, { token: session.accessToken })
  expect(messages.map(({ text }) => text)).toEqual(['Salam', 'Nə vaxt hazır olar?'])
})

const locked = () =>
  kitPdf([96, 56], (pdf, mm) => pdf.fillColor([0, 0, 0, 100]).fontSize(12).text('Aysel', mm(20), mm(20)), {
    userPassword: 'gizli',
    trim: 3,
  })

const password = (page: Page) => page.getByLabel('Faylın şifrəsi')

// ART-9
test('a locked file is opened with its password, once that is the right one', async ({ page }) => {
  const { id, session } = await checkedCard()
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  await page.goto(`/myorder/${id}`)
  const file = { name: 'bagli.pdf', mimeType: 'application/pdf', buffer: await locked() }
  await page.getByLabel('Maketin faylları').setInputFiles(file)
  await expect(password(page)).toBeVisible({ timeout: 150_000 })
  await expectAccessible(page)
  const open = page.getByRole('button', { name: 'Aç və yoxla' })
  await open.click()
  await expect(page.getByText('Şifrəni yazın.')).toBeVisible()
  await password(page).fill('yanlış')
  await open.click()
  const unlocked = async () => {
    const { state } = await callApi<{ state: string }>('GET', `/order/${id}/artwork`, {
      token: session.accessToken,
    })
    return state
  }
  // It was tried, and did not open the file.
  await expect(password(page)).toHaveValue('', { timeout: 150_000 })
  await expect(page.getByText('Bu şifrə faylı açmır.')).toBeVisible()
  await expectAccessible(page)
  await password(page).fill('gizli')
  await password(page).press('Enter')
  await expect(password(page)).toHaveCount(0, { timeout: 150_000 })
  await expect.poll(unlocked, { timeout: 150_000 }).not.toBe('Checking')
  await expect(page.getByRole('img', { name: 'Maketin 1 nömrəli səhifəsi' })).toBeVisible()
  await expectAccessible(page)
})
