import type { Page } from '@playwright/test'
import { keepSession } from './support/accounts.ts'
import { checkedCard, propose, provedCard, sendCard, stageOf } from './support/proofs.ts'
import { tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })

test.describe('on a phone, by the secret link', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // PRO-2, PRO-3, PRO-4, ART-11
  test('a customer leaves notes, reads the second proof, and approves it by name', async ({ page }) => {
    const { id, admin, link } = await provedCard()
    await chooseLanguage(page, 'az')
    await page.goto(`/o/${link}/proof`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Çapdan əvvəl son baxış')
    await expect(page.getByText('Ada bir də baxın.')).toBeVisible()
    const stage = await stageOf(page)
    // What is written there, for whoever doesn't see it.
    await page.getByText('Səhifədəki mətn').press('Enter')
    await expect(page.getByText('Aysel\nNotarius\nBakı')).toBeVisible()
    await expectAccessible(page)

    // By touch.
    await stage.locator('[data-stage-page]').tap()
    const words = page.getByLabel(/burada nə dəyişsin/)
    await expect(words).toBeFocused()
    await page.getByRole('button', { name: 'Yadda saxla' }).click()
    await expect(page.getByText('Nəyin dəyişəcəyini yazın, ya da qeydi silin.')).toBeVisible()
    await words.fill('Ad bir az iri olsun')
    await page.getByRole('button', { name: 'Yadda saxla' }).click()
    await expect(stage).toBeFocused()

    // By keyboard.
    for (const key of ['p', 'ArrowRight', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key)
    await expect(words).toBeFocused()
    await words.fill('Nöqtə artıqdır')
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('[data-pin]')).toHaveCount(2)

    // What isn't sent is kept on the device.
    await page.reload()
    await expect(page.getByText('Nöqtə artıqdır')).toBeVisible()
    await expect(page.getByText(/icazə vermək olmur/)).toBeVisible()
    await page.getByRole('button', { name: '2 qeydi göndər' }).click()
    await expect(page.getByRole('heading', { name: 'Düzəliş edirik' })).toBeFocused()
    await expectAccessible(page)

    // The next one comes while this one is read.
    await propose(admin, id, 'Ad iri oldu.')
    await expect(page.getByText('Ən yenisi: 2 nömrəli nümunə')).toBeVisible()
    await page.getByRole('link', { name: 'Ən yenisinə bax' }).click()
    await expect(page.getByText('Ad iri oldu.')).toBeVisible()
    await stageOf(page)

    // Every page is looked at first.
    await box(page, /Mətni oxudum/).press('Space')
    await expect(page.getByText('Əvvəlcə bütün səhifələrə baxın')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Göstər', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('application', { name: /^Arxa,/ })).toBeVisible()
    await expect(page.getByText(/səhifə qalıb/)).toBeHidden()
    const approve = page.getByRole('button', { name: 'Çapa icazə verirəm: v1' })
    await approve.click()
    await expect(page.getByText('Mətni oxuduğunuzu qeyd edin.')).toBeVisible()
    await expect(box(page, /Mətni oxudum/)).toBeFocused()
    for (const name of [/Mətni oxudum/, /Ölçü düzdür/, /Rəngləri gördüm/]) await box(page, name).check()
    await approve.click()
    await expect(page.getByText('Adınızı yazın: ən azı üç hərf.')).toBeVisible()
    await page.getByLabel('Adınız və soyadınız').fill('Aysel Əliyeva')
    await expectAccessible(page)
    await approve.click()
    await expect(page).toHaveURL(new RegExp(`/o/${link}$`))
    await expect(page.getByText('Aysel Əliyeva').first()).toBeVisible()

    // It can be taken back.
    await page.goto(`/o/${link}/proof`)
    await page.getByRole('button', { name: 'İcazəni geri götür' }).click()
    await expect(page.getByRole('button', { name: 'Çapa icazə verirəm: v1' })).toBeVisible()
  })
})

// PRO-3
test('on the desktop a proof is read and approved by keyboard alone (ru)', async ({ page }) => {
  const { id, session } = await provedCard()
  await chooseLanguage(page, 'ru')
  await keepSession(page, session)
  await page.goto(`/myorder/${id}/proof`)
  await stageOf(page)
  await expectAccessible(page)
  await tabTo(page, page.getByRole('application', { name: /^Лицо/ }))
  await page.keyboard.press('+')
  await page.keyboard.press('m')
  await page.keyboard.press('Enter')
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-measure]')).toHaveText(/^4\smm$/)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-measure]')).toHaveCount(0)
  await page.keyboard.press('2')
  await expect(box(page, /Линия реза/)).not.toBeChecked()
  await page.keyboard.press('f')
  await expect(page.getByRole('application', { name: /^Оборот/ })).toBeFocused()
  await stageOf(page)
  for (const name of [/Текст прочитан/, /Размер верный/, /Цвета просмотрены/]) {
    await tabTo(page, box(page, name))
    await page.keyboard.press('Space')
    await expect(box(page, name)).toBeChecked()
  }
  await tabTo(page, page.getByLabel('Имя и фамилия'))
  await page.keyboard.type('Айсель Алиева')
  await tabTo(page, page.getByRole('button', { name: 'Подписать v1 в печать' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/myorder/${id}$`))
  await expect(page.getByText('Айсель Алиева').first()).toBeVisible()
})

// PRO-2
test('N steps through the notes of all pages, and turns to theirs @release', async ({ page }) => {
  const { id, session } = await provedCard()
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  await page.goto(`/myorder/${id}/proof`)
  const stage = await stageOf(page)
  for (const words of ['Ad iri olsun', 'Ünvan düzgün deyil']) {
    await stage.focus()
    for (const key of ['p', 'Enter']) await page.keyboard.press(key)
    await page.getByLabel(/burada nə dəyişsin/).fill(words)
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('f')
    await stageOf(page)
  }
  const pin = page.locator('[data-pin][aria-pressed=true]')
  await expect(page.getByRole('application', { name: /^Üz,/ })).toBeFocused()
  await page.keyboard.press('n')
  await expect(page.getByRole('application', { name: /^Üz,/ })).toBeFocused()
  await expect(pin).toHaveAttribute('data-pin', '1')
  await page.keyboard.press('n')
  await expect(page.getByRole('application', { name: /^Arxa,/ })).toBeFocused()
  await expect(pin).toHaveAttribute('data-pin', '2')
  await page.keyboard.press('Shift+N')
  await expect(page.getByRole('application', { name: /^Üz,/ })).toBeFocused()
  await expect(pin).toHaveAttribute('data-pin', '1')
})

// PRO-3
test('a version that comes between reading and approving is not approved', async ({ page }) => {
  const { id, session } = await provedCard()
  await chooseLanguage(page, 'en')
  await keepSession(page, session)
  // Nobody tells this page of it.
  await page.route('**/live/**', (route) => route.abort())
  await page.goto(`/myorder/${id}/proof`)
  await stageOf(page)
  await page.getByRole('button', { name: /^Back/ }).first().click()
  await expect(page.getByText(/are? left\.$/)).toBeHidden()
  for (const name of [/read the text/, /size is right/, /seen the colours/]) await box(page, name).check()
  await page.getByLabel('Your full name').fill('Aysel Əliyeva')
  await sendCard(session, id)
  await page.getByRole('button', { name: 'Approve v1 for print' }).click()
  await expect(page.getByText(/Version 2 has been sent since/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve v1 for print' })).toHaveCount(0)
})

// PRO-1
test('a file with nothing to mend is looked at and approved at once', async ({ page }) => {
  const { id, session } = await checkedCard()
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  await page.goto(`/myorder/${id}/proof`)
  await page.getByRole('button', { name: 'Nümunəyə baxın' }).click()
  await stageOf(page)
  await expect(page.getByRole('navigation', { name: 'Nümunələr' })).toContainText('1 nömrəli nümunə')
  await page.getByRole('button', { name: 'Yan-yana' }).click()
  await expect(page.locator('[data-stage=ready] image')).toHaveCount(2)
  await expect(page.getByText(/səhifə qalıb/)).toBeHidden()
  await expectAccessible(page)
})
