import { chooseLanguage, expect, expectAccessible, openReady, ready, test } from './support/test.ts'

const pages = ['/', '/services', '/services/card/1', '/services/card/prices/1', '/portfolio', '/portfolio/1']
const others = [
  '/companies',
  '/companies/details/1',
  '/contact',
  '/login',
  '/order',
  '/myorder',
  '/no-such-page',
]

// WEB-7
test('every page has one banner, one main and its menu beside it, and a footer but on home', async ({
  page,
}) => {
  test.slow()
  for (const path of [...pages, ...others]) {
    await page.goto(path)
    await expect(page.getByRole('main'), path).toHaveCount(1)
    await expect(page.getByRole('banner'), path).toHaveCount(1)
    await expect(page.getByRole('contentinfo'), path).toHaveCount(path === '/' ? 0 : 1)
    await expect(page.getByRole('banner').getByRole('navigation'), path).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('banner'), path).toHaveCount(0)
    await expect(page.locator('main header, main footer, header main, footer main'), path).toHaveCount(0)
  }
})

test('the first Tab skips the header, on home too', async ({ page }) => {
  for (const path of ['/', '/services']) {
    await openReady(page, path)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
    expect(inMain, path).toBe(true)
  }
})

test('a chosen language has an address of its own, keeps what is typed, and a fresh browser opens it so', async ({
  page,
  browser,
}) => {
  for (const path of ['/contact', '/services?page=2', '/']) {
    await openReady(page, path)
    const name = page.getByRole('main').getByRole('textbox').first()
    if (path === '/contact') await name.fill('Aysel')
    await page.getByRole('banner').getByRole('button', { name: /^EN/ }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL(path === '/' ? '/en' : `/en${path}`)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    if (path === '/contact') await expect(name).toHaveValue('Aysel')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/en${path.slice(1) && path}`.replace('?', '\\?')),
    )
    expect(await page.locator('header a[href="/en/portfolio"]').count()).toBeGreaterThan(0)
    const fresh = await browser.newPage()
    await fresh.goto(page.url())
    await expect(fresh.locator('html')).toHaveAttribute('lang', 'en')
    await fresh.close()
    await page.getByRole('banner').getByRole('button', { name: /^AZ/ }).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'az')
  }
})

test('Back closes what lies over the page: viewer, side menu, search, log-in; forward breaks nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, '/portfolio/1')
  await page.mouse.wheel(0, 300)
  const at = await page.evaluate(() => scrollY)
  const dialog = page.getByRole('dialog')
  const open = {
    viewer: () => page.getByRole('main').getByRole('button').first().click(),
    menu: () => page.getByRole('button', { name: 'Menyu' }).click(),
  }
  for (const act of Object.values(open)) {
    await act()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/portfolio/1')
    await page.goForward()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/portfolio/1')
    await act()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  expect(Math.abs((await page.evaluate(() => scrollY)) - at)).toBeLessThan(400)
  // From the menu to the log-in: one Back closes it, the page stays.
  await open.menu()
  await dialog.getByRole('button', { name: 'Daxil ol və ya qeydiyyatdan keç' }).click()
  await expect(page.getByRole('dialog', { name: 'Daxil ol və ya qeydiyyatdan keç' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/portfolio/1')
  // A link out of the menu takes its place: Back from there is the page before.
  await open.menu()
  await dialog.getByRole('link', { name: 'Xidmətlər' }).click()
  await expect(page).toHaveURL('/services')
  await page.goBack()
  await expect(page).toHaveURL('/portfolio/1')
  await page.getByRole('button', { name: 'Xidmətlərdə axtarış' }).click()
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('combobox')).toBeHidden()
  await expect(page).toHaveURL('/portfolio/1')
  // What was closed otherwise costs no second Back, also after the page was loaded anew.
  await page.getByRole('link', { name: 'Mətbəə, ana səhifə' }).click()
  await expect(page).toHaveURL('/')
  for (const isReloaded of [false, true]) {
    await openReady(page, '/contact')
    await open.menu()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    if (isReloaded) {
      await page.reload()
      await ready(page)
    }
    await page.goBack()
    await expect(page).toHaveURL('/')
  }
})

test('Enter opens the best answer, also one that is still on its way; products are found, with price', async ({
  page,
}) => {
  await chooseLanguage(page, 'az')
  await openReady(page, '/contact')
  const field = page.getByRole('combobox')
  await field.fill('dbpbnrf')
  await field.press('Enter')
  await expect(page).toHaveURL('/services/card/1')
  await field.fill('A6 flayer')
  const products = page.getByRole('group', { name: 'Məhsullar' })
  await expect(products.getByRole('option').first()).toContainText(/A6 flayer.*Flayer və buklet.*0,071\s₼/s)
  await expectAccessible(page)
  await products.getByRole('option').first().click()
  await expect(page).toHaveURL('/services/card/prices/1')
  await field.fill('qqqqzzzz')
  await field.press('Enter')
  await expect(page.getByText('Uyğun nəticə tapılmadı')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('search').getByRole('link', { name: 'Soruş' }).click()
  await expect(page).toHaveURL('/contact')
})

test('the guide to artwork is for sheets alone and says what this one measures; WhatsApp says what it is about @release', async ({
  page,
}) => {
  await chooseLanguage(page, 'ru')
  await page.goto('/services/card/prices/1')
  const guide = page.getByRole('region', { name: /макет/i })
  for (const size of ['111 × 154 мм', '105 × 148 мм', '99 × 142 мм'])
    await expect(guide).toContainText(new RegExp(size.replaceAll(' ', '\\s')))
  const tops = await page.evaluate(() =>
    ['caption', '#artwork'].map((at) => document.querySelector(at)?.getBoundingClientRect().top),
  )
  expect(tops[0]).toBe(tops[1])
  const chat = page.getByRole('link', { name: /WhatsApp/ }).first()
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/994\d{9}\?text=/)
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain('Листовка')
  for (const path of ['/services/card/prices/7', '/services/card/11']) {
    await page.goto(path)
    await expect(page.getByRole('table')).toBeVisible()
    await expect(guide).toHaveCount(0)
  }
})

test('home lines up with what follows on wide screens @release', async ({ page }) => {
  for (const width of [1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto('/')
    const lefts = await page.evaluate(() =>
      [document.querySelector('h1')?.closest('.bg-yellow'), document.querySelector('.mosaic')].map(
        (element) => element?.getBoundingClientRect().left,
      ),
    )
    expect(lefts[0]).toBe(lefts[1])
  }
})
