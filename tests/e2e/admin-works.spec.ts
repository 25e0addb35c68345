import type { Locator, Page } from '@playwright/test'
import { pictureFile } from '../support/pictures.ts'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { moveByKey, newStaffMember, openAdmin } from './support/admin.ts'
import { tabTo } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

type Project = { id: number; name: string; name_ru: string; projectAttachments: { photoUrl: string }[] }
type Campaign = { id: number; title: string; percentage: number; endDate: string; services: unknown[] }

let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

const get = <Data>(path: string) => callApi<Data>('GET', path, { token: admin.accessToken })
const bar = (page: Page) => page.getByRole('region', { name: 'Yadda saxlanmamış dəyişikliklər' })
const said = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })

/** What the next visitor reads at an address, as the server renders it. */
async function visited(path: string): Promise<string> {
  const answer = await fetch(`${process.env.E2E_SITE ?? ''}${path}`)
  return `${answer.status} ${await answer.text()}`
}

/** Pictures of these widths: the stored addresses tell them apart. */
async function choose(field: Locator, widths: readonly number[], height = 60) {
  const files = widths.map(async (width) => {
    const file = await pictureFile({ width, height, name: `sekil-${width}.png` })
    return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
  })
  await field.setInputFiles(await Promise.all(files))
}

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Yerini dəyiş: ${name}` })

test('a project is added, its pictures put in order by the keyboard, deleted and taken back, seen on the site', async ({
  page,
}) => {
  const name = `Nar Bağı ${process.pid}-${Date.now()}`
  // Wide enough for the pictures to stand in one row.
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, '/admin/portfolio/portfolio', admin)
  await page.getByRole('link', { name: 'Layihə əlavə et' }).click()
  await page.getByLabel('Ad · RU').fill(`RU ${name}`)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Layihənin adını yazın.')).toBeVisible()
  await expect(page.getByLabel('Ad', { exact: true })).toBeFocused()
  await page.keyboard.type(name)
  await page.getByLabel('Ad · EN').fill(`EN ${name}`)
  await page.getByLabel('Xidmət').selectOption('Vizit kartları')
  await choose(page.getByLabel('Əsas şəkil'), [900], 600)
  await page.getByRole('button', { name: 'Kəs…' }).click()
  await expect(page.getByRole('group', { name: 'Kəsim çərçivəsi' })).toBeVisible()
  await page.getByRole('button', { name: 'Kəs', exact: true }).click()
  await choose(page.locator('input[type=file][multiple]'), [61, 62, 63])
  const pictures = page.getByRole('list', { name: 'Layihənin şəkilləri' })
  await expect(pictures.getByRole('listitem')).toHaveCount(3)
  await tabTo(page, handle(page, 'sekil-63.png'))
  await moveByKey(page, 'sekil-63.png', 'ArrowLeft', 2)
  await page.getByLabel('Alternativ mətn', { exact: true }).fill('Nar şirəsi')
  await page.getByLabel('Alternativ mətn: sekil-61.png').fill('Nar bağı')
  const russian = page.getByRole('group', { name: 'Alternativ mətnlərin dili' }).getByRole('button').nth(1)
  await expect(russian).toContainText('1')
  await russian.click()
  await page.getByLabel('Alternativ mətn · RU: sekil-61.png').fill('Гранатовый сад')
  await expect(russian).not.toContainText('1')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(said(page, 'Layihə əlavə edildi')).toBeVisible()

  await expect(page).toHaveURL(/\/portfoliocardedit\/\d+$/)
  const id = Number(/\d+$/.exec(page.url())?.[0])
  // Behind the others, where it is in nobody's way.
  await callApi('PUT', `/Project/${id}/place`, { token: admin.accessToken, body: { place: 900 } })
  await page.getByRole('status').getByRole('button', { name: 'Birini də əlavə et' }).click()
  await expect(page).toHaveURL(/\/portfoliocardadd$/)
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/portfolio\/portfolio$/)
  await page.getByRole('searchbox', { name: 'Layihənin adı' }).fill(name)
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(page.getByText('1 layihə tapıldı')).toBeVisible()
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(card).toContainText('4 şəkil')
  await card.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const widths = async () => {
    const { projectAttachments } = await get<Project>(`/Project/${id}/multilanguage`)
    return projectAttachments.map(({ photoUrl }) => Number(/_(\d+)x/.exec(photoUrl)?.[1]))
  }
  expect(await widths()).toEqual([61, 63, 62])

  await tabTo(page, handle(page, 'Şəkil 1'))
  await moveByKey(page, 'Şəkil 1', 'ArrowRight', 2)
  // Back over the picture that has come before the moved one.
  const remove = page.getByRole('button', { name: 'Sil: Şəkil 1' })
  while (!(await remove.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(pictures.getByText('silinəcək')).toBeVisible()
  await page.getByRole('button', { name: 'Geri qaytar: Şəkil 1' }).click()
  await expect(pictures.getByText('silinəcək')).toBeHidden()
  await page.getByRole('button', { name: 'Sil: Şəkil 3' }).click()
  await choose(page.locator('input[type=file][multiple]'), [64])
  await expect(bar(page)).toContainText('1 dəyişiklik yadda saxlanmayıb')
  // What is half under the sticky bar is too small a target for axe.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(said(page, 'Layihə yeniləndi')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  expect(await widths()).toEqual([63, 61, 64])
  const [shown, shownInRussian] = [await visited(`/portfolio/${id}`), await visited(`/ru/portfolio/${id}`)]
  expect(shown).toContain(`>${name}</h1>`)
  expect(shown).toContain('. Nar şirəsi"')
  expect(shown).toContain('. Nar bağı"')
  expect(shownInRussian).toContain(`>RU ${name}</h1>`)
  expect(shownInRussian).toContain(': Гранатовый сад"')
  expect(await visited(`/en/portfolio/${id}`)).toContain(`>EN ${name}</h1>`)

  await page.getByRole('button', { name: 'Sil…' }).click()
  const dialog = page.getByRole('dialog', { name: `«${name}» silinsin?` })
  await expect(dialog).toContainText('4 şəkil')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Sil…' }).click()
  await dialog.getByRole('button', { name: `Sil: «${name}»` }).click()
  await expect(page).toHaveURL(/\/admin\/portfolio\/portfolio$/)
  await expect(said(page, 'Əməliyyat tamamlandı')).toBeVisible()
  expect(await visited(`/portfolio/${id}`)).toMatch(/^404/)
})

// ADM-3
test('a campaign is refused in the decided words, added, changed, hidden and deleted', async ({ page }) => {
  const title = `Bahar ${process.pid}-${Date.now()}`
  await openAdmin(page, '/admin/companies/addcompany', admin)
  await page.getByLabel('Ad', { exact: true }).fill(title)
  await page.getByLabel('Ad · RU').fill(`RU ${title}`)
  await page.getByLabel('Ad · EN').fill(`EN ${title}`)
  await page.getByLabel('Endirim faizi').fill('120')
  // Over already: it changes neither the site's list nor its prices.
  await page.getByLabel('Son gün').fill('2026-01-31')
  await expect(page.getByText('Bu gün ötüb')).toBeVisible()
  await page.getByLabel('İlk gün').fill('2026-02-01')
  await page.getByRole('group', { name: 'Xidmətlər' }).getByLabel('Vizit kartları').check()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Kampaniyanın təsvirini yazın.')).toBeVisible()
  await expect(page.getByText(/0-dan böyük, 100-dən kiçik/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Təsvir', { exact: true }).fill('Hər şey ucuz')
  await page.getByLabel('Endirim faizi').fill('7,5')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Kampaniya başlamazdan əvvəl bitə bilməz.')).toBeVisible()
  await expect(page.getByLabel('Son gün')).toBeFocused()
  await page.getByLabel('İlk gün').fill('2026-01-01')
  await page.getByRole('group', { name: 'Önbaxışın dili' }).getByRole('button', { name: 'Русский' }).click()
  await expect(page.getByRole('region', { name: 'Saytda görünüş' })).toContainText(`RU ${title}`)
  await page.route('**/trpc/campaigns.create**', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(bar(page).getByRole('alert')).toContainText('Kampaniya əlavə edilmədi')
  await expect(bar(page).getByRole('alert')).toContainText('503')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(said(page, 'Kampaniya əlavə edildi')).toBeVisible()

  await expect(page).toHaveURL(/\/editcompany\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('main').getByRole('link', { name: 'Kampaniyalar', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Kampaniyanın adı' }).fill(title)
  await expect(page.getByText('1 kampaniya tapıldı')).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('gün əvvəl bitib')
  await expect(card).toContainText('−7,5')
  await card.getByRole('link', { name: `Redaktə et: ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const id = Number(/\d+$/.exec(page.url())?.[0])
  expect(await get<Campaign>(`/deal/${id}/multilanguage`)).toMatchObject({
    percentage: 7.5,
    startDate: '2026-01-01T00:00:00.000Z',
    endDate: '2026-01-31T00:00:00.000Z',
    services: [{ name: 'Vizit kartları' }],
  })
  expect(await visited(`/ru/companies/details/${id}`)).toContain(`>RU ${title}</h1>`)
  expect(await visited(`/en/companies/details/${id}`)).toContain(`>EN ${title}</h1>`)

  await page.route('**/trpc/campaigns.update**', (route) => route.abort(), { times: 1 })
  await page.getByLabel('Son gün').fill('')
  await page.getByRole('switch', { name: 'Saytda görünür' }).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('alert').getByText('Bir hata oluştu, lütfen tekrar deneyin.')).toBeVisible()
  await expect(bar(page)).toContainText('2 dəyişiklik yadda saxlanmayıb')
  await page.getByRole('button', { name: 'Saxla' }).click()
  await expect(said(page, 'Əməliyyat tamamlandı')).toBeVisible()
  await expect(page.getByText('hazırlanır: hələ saytda deyil')).toBeVisible()
  expect(await visited(`/companies/details/${id}`)).toMatch(/^404/)

  await page.getByLabel('İlk gün').fill('2199-01-01')
  await page.getByRole('switch', { name: 'Saytda görünür' }).click()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/gün sonra başlayır/)).toBeVisible()
  expect(await visited(`/companies/details/${id}`)).toMatch(/^404/)

  await page.getByRole('link', { name: 'Kampaniyalar', exact: true }).first().click()
  await page.getByRole('searchbox', { name: 'Kampaniyanın adı' }).fill(title)
  await card.getByRole('button', { name: `Sil: ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: `«${title}» silinsin?` })
  await dialog.getByRole('button', { name: `Sil: «${title}»` }).click()
  await expect(page.getByText(`«${title}» üzrə kampaniya tapılmadı`)).toBeVisible()
  await expect.poll(() => get<Campaign[]>(`/deal/search?title=${encodeURIComponent(title)}`)).toEqual([])
})

test('who saves a card, a colleague or a role later than somebody else is told, and merges or overwrites', async ({
  page,
}) => {
  const put = (path: string, body: object) => callApi('PUT', path, { token: admin.accessToken, body })
  const clash = page.getByRole('dialog', { name: /başqası tərəfindən dəyişdirilib/ })
  const name = `Qafqaz ${process.pid}-${Date.now()}`
  const { id } = await callApi<{ id: number }>('POST', '/Partner', {
    token: admin.accessToken,
    body: { name, priority: 900 },
  })
  await openAdmin(page, '/admin/home/partners', admin)
  await page.getByRole('button', { name: `Redaktə et: ${name}` }).click()
  await put('/Partner', { id, name_ru: 'Чужое', name_en: 'Theirs' })
  await page.getByLabel('Ad · RU').fill('Моё')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(clash).toContainText('Чужое')
  await expect(clash).toContainText(/Yadda saxlayıb: \p{L}+ \p{L}+/u)
  await clash.getByRole('button', { name: 'Mənimki qalsın' }).click()
  await expect(said(page, 'Əməliyyat tamamlandı')).toBeVisible()
  type Partner = { id: number; name_ru: string; name_en: string }
  const partner = (await get<Partner[]>('/Partner')).find((one) => one.id === id)
  expect(partner).toMatchObject({ name_ru: 'Моё', name_en: 'Theirs' })
  await callApi('DELETE', `/Partner/${id}`, { token: admin.accessToken })

  const staffMember = await newStaffMember(admin, 'Consultant')
  await page.goto(`${process.env.E2E_SITE ?? ''}/admin/admins?open=${staffMember.id}`)
  const panel = page.getByRole('dialog', { name: 'Aydan Kərimli' })
  await panel.getByRole('textbox', { name: 'Ata adı' }).fill('Rauf qızı')
  await put('/AppUser', { id: staffMember.id, fatherName: 'Kamal qızı' })
  await panel.getByRole('button', { name: 'Saxla' }).click()
  await expect(clash).toContainText('Kamal qızı')
  await clash.getByRole('button', { name: 'Onunki qalsın' }).click()
  await expect(panel.getByRole('textbox', { name: 'Ata adı' })).toHaveValue('Kamal qızı')

  type Role = { id: number; name: string; permissions: number[] }
  const role = async () => (await get<Role[]>('/approle')).find((one) => one.name === 'Moderator')
  const before = await role()
  await page.goto(`${process.env.E2E_SITE ?? ''}/admin/rolesandpermissions`)
  await page.getByRole('checkbox', { name: 'Moderator: Müştərilər', exact: true }).click()
  await put('/approle', { id: before?.id, PermissionIds: [...(before?.permissions ?? []), 11] })
  await page.keyboard.press('ControlOrMeta+s')
  await expect(clash).toContainText('+ Rollar')
  await expect(clash).toContainText('+ Müştərilər')
  await expect(clash).toContainText('Yadda saxlayıb: ')
  await expectAccessible(page)
  await clash.getByRole('button', { name: 'Hər ikisini yadda saxla' }).click()
  await expect(page.getByText('«Moderator» rolu yadda saxlanıldı.')).toBeVisible()
  expect((await role())?.permissions).toEqual(expect.arrayContaining([6, 11]))
  await put('/approle', { id: before?.id, PermissionIds: before?.permissions })
})

test('a campaign without services says before and after saving that it lowers no price, and is saved', async ({
  page,
}) => {
  const title = `Boş ${process.pid}-${Date.now()}`
  await openAdmin(page, '/admin/companies/addcompany', admin)
  await page.getByLabel('Ad', { exact: true }).fill(title)
  await page.getByLabel('Təsvir', { exact: true }).fill('Hələ xidmət yoxdur')
  const notice = page.getByRole('main').getByText('Heç bir xidmət seçilməyib')
  await expect(notice).toBeVisible()
  await expect(notice).toContainText('heç bir xidmətə aid deyil')
  await page.getByLabel('Endirim faizi').fill('5')
  await expect(notice).toContainText('heç bir qiymət azalmır')
  await expect(bar(page)).toContainText('xidmət seçilməyib')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(said(page, 'Kampaniya əlavə edildi')).toBeVisible()
  await expect(page).toHaveURL(/\/editcompany\/\d+$/)
  await page.getByRole('main').getByRole('link', { name: 'Kampaniyalar', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Kampaniyanın adı' }).fill(title)
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('xidmət seçilməyib')
  await card.getByRole('link', { name: `Redaktə et: ${title}` }).click()
  await expect(notice).toBeVisible()
  await page.getByRole('group', { name: 'Xidmətlər' }).getByLabel('Vizit kartları').check()
  await expect(notice).toHaveCount(0)
  await page.getByRole('group', { name: 'Xidmətlər' }).getByLabel('Vizit kartları').uncheck()
  await callApi('DELETE', `/deal/${/\d+$/.exec(page.url())?.[0]}`, { token: admin.accessToken })
})

test('a picture that is none, or too large, is refused at once in words that name it; nothing is sent', async ({
  page,
}) => {
  await openAdmin(page, '/admin/portfolio/portfoliocardadd', admin)
  const text = { name: 'mətn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Bu, şəkil deyil.') }
  const huge = await pictureFile({ width: 8000, height: 6300, name: 'nəhəng.png' })
  const good = await pictureFile({ name: 'yaxşı.png' })
  const toSend = async (file: File) => ({
    name: file.name,
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  })
  const main = page.getByLabel('Əsas şəkil')
  await main.setInputFiles(text)
  await expect(page.getByText('«mətn.jpg» şəkil kimi oxunmur')).toBeVisible()
  await expect(main).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: /^Kəs/ })).toHaveCount(0)
  await main.setInputFiles(await toSend(huge))
  await expect(page.getByText(/«nəhəng\.png» 50.meqapikseldən böyükdür/)).toBeVisible()
  await main.setInputFiles(await toSend(good))
  await expect(page.getByText('yaxşı.png')).toBeVisible()
  await expect(page.getByText('nəhəng.png')).toHaveCount(0)
  await page.getByLabel('Layihənin şəkilləri').setInputFiles([await toSend(good), text, await toSend(huge)])
  await expect(page.getByText('«mətn.jpg» şəkil kimi oxunmur')).toBeVisible()
  await expect(page.getByText(/«nəhəng\.png» 50.meqapikseldən/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Layihənin şəkilləri' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
})

test('what a colleague deletes meanwhile is named, and what was typed is copied or begins a new record @release', async ({
  page,
}) => {
  const call = (method: string, path: string, body?: object) =>
    callApi<{ id: number }>(method, path, { token: admin.accessToken, ...(body && { body }) })
  const name = `Xəzər ${process.pid}-${Date.now()}`
  const gone = page.getByRole('dialog', { name: /bu arada .* tərəfindən silinib/ })

  const partner = await call('POST', '/Partner', { name, priority: 900 })
  await openAdmin(page, '/admin/home/partners', admin)
  await page.getByRole('button', { name: `Redaktə et: ${name}` }).click()
  await page.getByLabel('Ad · RU').fill('Каспий')
  await call('DELETE', `/Partner/${partner.id}`)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(gone.getByRole('textbox', { name: 'Mətnləriniz' })).toHaveValue(/Каспий/)
  await expect(page.getByText(/\b404\b/)).toHaveCount(0)
  await expectAccessible(page)
  await gone.getByRole('button', { name: 'Xanalara qayıt' }).click()
  await expect(page.getByLabel('Ad · RU')).toHaveValue('Каспий')
  await page.keyboard.press('ControlOrMeta+s')
  await gone.getByRole('button', { name: 'Yenidən yarat' }).click()
  await expect(page.getByLabel('Ad · RU')).toHaveValue('Каспий')
  await page.keyboard.press('ControlOrMeta+s')
  type Partner = { id: number; name: string; name_ru: string }
  const anew = async () => (await get<Partner[]>('/Partner')).find((one) => one.name === name)
  await expect.poll(async () => (await anew())?.name_ru).toBe('Каспий')
  await call('DELETE', `/Partner/${(await anew())?.id}`)

  const service = await call('POST', '/Services', { name, description: 'Köhnə' })
  await page.goto(`${process.env.E2E_SITE ?? ''}/admin/services/servicesmore/${service.id}`)
  await page.getByLabel('Təsvir', { exact: true }).fill('Yeni təsvir')
  await call('DELETE', `/Services/${service.id}`)
  await page.keyboard.press('ControlOrMeta+s')
  await gone.getByRole('button', { name: 'Yenidən yarat' }).click()
  await expect(page).toHaveURL(/addservice/)
  await expect(page.getByLabel('Təsvir', { exact: true })).toHaveValue('Yeni təsvir')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page).toHaveURL(/servicesmore\/\d+/)

  const staffMember = await newStaffMember(admin, 'Consultant')
  await page.goto(`${process.env.E2E_SITE ?? ''}/admin/admins?open=${staffMember.id}`)
  const panel = page.getByRole('dialog', { name: 'Aydan Kərimli', exact: true })
  await panel.getByRole('textbox', { name: 'Ata adı' }).fill('Rauf qızı')
  await call('DELETE', `/AppUser/${staffMember.id}`)
  await panel.getByRole('button', { name: 'Saxla' }).click()
  await expect(gone.getByRole('textbox', { name: 'Mətnləriniz' })).toHaveValue(/Rauf qızı/)
})

test('an empty new record isn’t called complete in any language @release', async ({ page }) => {
  await openAdmin(page, '/admin/services/addservice', admin)
  await expect(page.getByRole('main').getByText('boş', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('main').getByText('tam', { exact: true })).toHaveCount(0)
})
