import type { Page } from '@playwright/test'
import { logIn, type SignedIn } from './support/accounts.ts'
import { sellAs } from './support/seller.ts'
import { chooseLanguage, expect, expectAccessible, openReady, test } from './support/test.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})
test.afterEach(() => sellAs(admin, 'vat18'))

const says = {
  az: {
    once: 'Qiymətlərə ƏDV daxildir',
    line: /^O cümlədən ƏDV\s18%\s(.+)\s₼$/,
    add: 'Səbətə əlavə et',
    basket: /^Səbət/,
  },
  ru: {
    once: 'Цены указаны с НДС',
    line: /^В том числе НДС\s18\s%\s(.+)\s₼$/,
    add: 'В корзину',
    basket: /^Корзина/,
  },
  en: {
    once: 'Prices include VAT',
    line: /^Of it VAT 18%\s(.+)\s₼$/,
    add: 'Add to basket',
    basket: /^Basket/,
  },
} as const
type Says = (typeof says)[keyof typeof says]

/** What the line below a total says, in qəpik. */
async function vatOn(page: Page, { line }: Says): Promise<number> {
  const said = page.getByRole('main').getByText(line)
  await expect(said).toBeVisible()
  return qepik(((await said.textContent()) ?? '').match(line)?.[1] ?? '')
}
const qepik = (text: string): number => Number(text.replaceAll(/\D/g, ''))

async function toBasket(page: Page, language: keyof typeof says): Promise<void> {
  await openReady(page, `${process.env.E2E_SITE ?? ''}/services/card/1`)
  await page.getByRole('button', { name: says[language].add }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: says[language].basket })).toContainText('1')
  await openReady(page, `${process.env.E2E_SITE ?? ''}/basket`)
}

// DOC-30, DOC-31
for (const language of ['az', 'ru', 'en'] as const)
  test(`basket and order form say how much of the total is VAT, and the site once that prices include it, in ${language}`, async ({
    page,
  }) => {
    await sellAs(admin, 'vat18')
    await page.setViewportSize({ width: 390, height: 844 })
    await chooseLanguage(page, language)
    await openReady(page, `${process.env.E2E_SITE ?? ''}/order?service=1&count=250`)
    // 70.00 for 250 cards of the demo.
    expect(await vatOn(page, says[language])).toBe(1068)
    await expect(page.getByRole('contentinfo').getByText(says[language].once)).toHaveCount(1)
    await toBasket(page, language)
    expect(await vatOn(page, says[language])).toBe(1068)
    await expect(page.getByText(says[language].once)).toHaveCount(1)
    await expectAccessible(page)
  })

// DOC-30, DOC-31
test('where who sells is no VAT payer, neither says anything of VAT', async ({ page }) => {
  await sellAs(admin, 'simplified')
  await openReady(page, `${process.env.E2E_SITE ?? ''}/order?service=1&count=250`)
  await expect(page.getByRole('main').getByText('70,00')).toBeVisible()
  await expect(page.getByText(/ƏDV/)).toHaveCount(0)
  await toBasket(page, 'az')
  await expect(page.getByRole('main').getByText('70,00').first()).toBeVisible()
  await expect(page.getByText(/ƏDV/)).toHaveCount(0)
})
