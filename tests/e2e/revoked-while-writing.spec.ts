import { callApi } from './support/accounts.ts'
import { unlessFirst } from './support/release.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

type Link = { id: number; token: string }

const say = {
  az: {
    field: 'Mesajınız',
    you: 'Siz',
    customer: 'Müştəri',
    kept: /Yazdığınız göndərilmədi/,
    ended: /Bu link artıq işləmir/,
  },
  ru: {
    field: 'Ваше сообщение',
    you: 'Вы',
    customer: 'Клиент',
    kept: /Написанное не отправлено/,
    ended: /Эта ссылка больше не действует/,
  },
} as const

/** An order with two links to it, and a message by its customer and by each link. */
async function talkedAbout() {
  const { session } = await newCustomer()
  const token = session.accessToken
  const body = { serviceId: 1, count: 370 }
  const { id } = await callApi<{ id: number }>('POST', '/order', { token, body })
  const link = (forWhom: string) =>
    callApi<Link>('POST', `/order/${id}/links`, { token, body: forWhom ? { forWhom } : {} })
  const [own, other] = [await link('Dizayner'), await link('Mühasib Leyla')]
  const write = (text: string, headers: Record<string, string>) =>
    fetch(`${process.env.E2E_SITE}/api/order/${id}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ text }),
    })
  await write('Sifarişçinin sözü', { authorization: `Bearer ${token}` })
  await write('Mühasibin sözü', { 'x-order-link': other.token })
  await write('Dizaynerin sözü', { 'x-order-link': own.token })
  return { id, token, own }
}

// LNK-2, MSG-5
for (const [index, language] of (['az', 'ru'] as const).entries())
  for (const width of [390, 1440])
    test(`what one was writing when a link is revoked stays to be copied, in ${language} at ${width} px${unlessFirst(index === 0 && width === 390)}`, async ({
      page,
    }) => {
      const { id, token, own } = await talkedAbout()
      const { field, you, customer, kept, ended } = say[language]
      await page.setViewportSize({ width, height: 844 })
      await chooseLanguage(page, language)
      await page.goto(`/o/${own.token}`)
      const messages = page.getByRole('region', { name: /Yazışma|Переписка/ }).getByRole('listitem')
      const by = (text: string) => messages.filter({ hasText: text }).locator('strong')
      await expect(by('Dizaynerin sözü')).toHaveText(you)
      await expect(by('Mühasibin sözü')).toHaveText('Mühasib Leyla')
      await expect(by('Sifarişçinin sözü')).toHaveText(customer)
      await page.getByLabel(field).pressSequentially('Rəngi bir az tünd')
      await callApi('DELETE', `/order/${id}/links/${own.id}`, { token })
      await expect(page.getByText(ended)).toBeVisible()
      await expect(page.getByText(ended)).toBeInViewport()
      const text = page.getByLabel(kept)
      await expect(text).toHaveValue('Rəngi bir az tünd')
      await expect(text).toBeInViewport()
      await expect(text).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expectAccessible(page)
    })
