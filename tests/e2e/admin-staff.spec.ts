import type { Page } from '@playwright/test'
import { pictureFile } from '../support/pictures.ts'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { newStaffMember } from './support/admin.ts'
import { mailTo } from './support/mail.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

type Role = { id: number; name: string; permissions: number[] }
type StaffMember = { id: number; name: string; email: string; appRole: Role }

const site = () => process.env.E2E_SITE ?? ''
let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

async function open(page: Page, path: string, user = admin, language: 'az' | 'ru' | 'en' = 'az') {
  await chooseLanguage(page, language)
  await keepSession(page, user)
  await page.goto(`${site()}${path}`)
}

const staff = () => callApi<StaffMember[]>('GET', '/AppUser', { token: admin.accessToken })
const roleOf = async (name: string) => {
  const roles = await callApi<Role[]>('GET', '/approle', { token: admin.accessToken })
  const role = roles.find((one) => one.name === name)
  if (!role) throw new Error(`No role ${name}`)
  return role
}

test.describe('the staff', () => {
  // ADM-6
  test('are added, refused, found, given another role, and deleted only by the red button', async ({
    page,
  }) => {
    const mark = `${process.pid}${Date.now()}`
    const email = `sevinc.${mark}@numune.az`
    await open(page, '/admin/admins')
    const own = page.getByRole('row').filter({ hasText: 'admin@example.com' })
    await expect(own).toContainText('(siz)')
    await expect(own.getByRole('button')).toHaveCount(0)

    await page.getByRole('button', { name: 'Əməkdaş əlavə et' }).click()
    const panel = page.getByRole('dialog', { name: 'Yeni əməkdaş' })
    await expect(panel.getByRole('textbox', { name: 'Ad', exact: true })).toBeFocused()
    await expect(
      panel.getByRole('combobox', { name: 'Rol' }).getByRole('option', { name: 'Client' }),
    ).toHaveCount(0)
    await panel.getByRole('button', { name: 'Əməkdaş əlavə et' }).click()
    await expect(panel.getByText('Adı yazın.', { exact: true })).toBeVisible()
    await expect(panel.getByText('Rol seçin.')).toBeVisible()
    await expectAccessible(page)

    await panel.getByRole('textbox', { name: 'Ad', exact: true }).fill('Sevinc')
    await panel.getByRole('textbox', { name: 'Soyad' }).fill(`Qurbanlı${mark}`)
    await panel.getByRole('textbox', { name: 'Ata adı' }).fill('Rauf qızı')
    await panel.getByRole('textbox', { name: 'E-poçt' }).fill('admin@example.com')
    await panel.getByRole('textbox', { name: 'Telefon' }).fill('0501234567')
    await panel.getByRole('combobox', { name: 'Rol' }).selectOption('Consultant')
    await panel.getByRole('textbox', { name: 'Şifrə' }).fill('1234567')
    await panel.getByRole('textbox', { name: 'Şifrə' }).press('Enter')
    await expect(panel.getByText(/Daha 1/)).toBeVisible()
    await panel.getByRole('button', { name: 'Şifrə yarat' }).click()
    const password = await panel.getByRole('textbox', { name: 'Şifrə' }).inputValue()
    expect(password).toHaveLength(19)

    await panel.getByRole('textbox', { name: 'Şifrə' }).press('Enter')
    await expect(panel.getByRole('alert')).toContainText('Əməkdaş əlavə edilərkən bir xəta yarandı')
    await expect(panel.getByRole('textbox', { name: 'Soyad' })).toHaveValue(`Qurbanlı${mark}`)
    await panel.getByRole('textbox', { name: 'E-poçt' }).fill(email)
    await panel.getByRole('textbox', { name: 'E-poçt' }).press('Enter')
    await expect(page.getByRole('status').getByText('Əməkdaş əlavə edildi')).toBeVisible()
    await expect(panel).toBeHidden()
    expect((await logIn(email, password)).appRole.name).toBe('Consultant')

    await page.keyboard.press('/')
    await page.keyboard.type(`qurbanli${mark}`)
    await expect(page.getByText('1 əməkdaş tapıldı')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: email })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const edit = page.getByRole('dialog', { name: `Sevinc Qurbanlı${mark}` })
    await edit.getByRole('combobox', { name: 'Rol' }).selectOption('Moderator')
    await page.keyboard.press('Escape')
    const leave = page.getByRole('dialog', { name: /yadda saxlanılmadan bağlansın/ })
    await expect(leave).toBeVisible()
    await page.keyboard.press('Escape')
    await edit.getByRole('button', { name: 'Saxla' }).click()
    await expect(page.getByText('Əməkdaşın məlumatları yadda saxlanıldı')).toBeVisible()
    await expect(row).toContainText('Moderator')

    const question = page.getByRole('dialog', { name: new RegExp(`Sevinc Qurbanlı${mark}.*silinsin`) })
    await row.getByRole('link', { name: /Sevinc/ }).focus()
    await page.keyboard.press('Delete')
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(row).toBeVisible()
    expect((await staff()).some((one) => one.email === email)).toBe(true)
    await row.getByRole('button').click()
    await question.getByRole('button', { name: 'Əməkdaşı sil' }).click()
    await expect(page.getByRole('status').getByText('Əməkdaş silindi')).toBeVisible()
    await expect(row).toBeHidden()
    await expect.poll(async () => (await staff()).some((one) => one.email === email)).toBe(false)
  })

  // ADM-2
  test('of a lower role get only its roles; a 401 says so; on a phone, in the dark @release', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    const staffMember = await newStaffMember(admin, 'Consultant')
    const caller = await newStaffMember(admin, 'Admin')
    await page.route('**/trpc/staff.delete**', (route) =>
      route.fulfill({
        status: 401,
        json: [
          {
            error: { message: 'Войдите.', code: -32001, data: { code: 'UNAUTHENTICATED', httpStatus: 401 } },
          },
        ],
      }),
    )
    await open(page, '/admin/admins', caller, 'ru')
    const card = page
      .getByRole('listitem')
      .filter({ hasText: `consultant-${process.pid}` })
      .first()
    await expect(card).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    await page.goto(`${site()}/admin/admins?open=${staffMember.id}`)
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('combobox', { name: 'Роль' })).toBeDisabled()
    await expect(panel.getByRole('textbox', { name: 'Пароль' })).toBeEnabled()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await card.getByRole('button', { name: /Удалить/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить сотрудника' }).click()
    await expect(page.getByText('У вас нет прав на это действие')).toBeVisible()
    await expect(card).toBeVisible()
  })
})

test.describe('roles', () => {
  test('are ticked by the arrow keys, refused, saved; locked ones say why', async ({ page }) => {
    const before = await roleOf('Consultant')
    await open(page, '/admin/rolesandpermissions')
    const cell = (name: string) => page.getByRole('checkbox', { name, exact: true })
    await cell('SuperAdmin: Xidmətlər').focus()
    await expect(cell('SuperAdmin: Xidmətlər')).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Space')
    await expect(cell('SuperAdmin: Xidmətlər')).toBeChecked()
    await expect(cell('SuperAdmin: Xidmətlər')).toHaveAccessibleDescription(/bütün bölmələr/)
    await page.keyboard.press('Control+End')
    // Roles of one's own stand below the built-in ones.
    await expect(page.getByRole('grid').getByRole('checkbox').last()).toBeFocused()
    await cell('Client: Rollar').focus()
    await page.keyboard.press('Space')
    await expect(cell('Client: Rollar')).not.toBeChecked()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    await expect(cell('Consultant: Xidmətlər')).toBeFocused()
    await expectAccessible(page)

    for (let column = 0; column < 5; column++) await page.keyboard.press('ArrowRight')
    const box = cell('Consultant: Müştərilər')
    await expect(box).toBeFocused()
    const had = await box.isChecked()
    const preview = page.getByRole('region', { name: /Consultant nəyi görür/ })
    await page.keyboard.press('Space')
    await expect(preview.getByText(had ? '− götürülür' : '+ əlavə olunur')).toBeVisible()
    await expect(page.getByText('1 rolda dəyişiklik')).toBeVisible()
    await expectAccessible(page)

    await page.route('**/trpc/staff.updateRole**', (route) => route.abort(), { times: 1 })
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('alert').getByText('Əməliyyat uğursuz oldu')).toBeVisible()
    await expect(box).toBeChecked({ checked: !had })
    await expect(page.getByRole('grid').getByText('yadda saxlanılmadı')).toBeVisible()

    await page.getByRole('link', { name: 'Bu gün' }).click()
    const leave = page.getByRole('dialog', { name: /Rollar və icazələr/ })
    await expect(leave).toContainText('Consultant')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Consultant rolunu yadda saxla' }).click()
    await expect(page.getByText('«Consultant» rolu yadda saxlanıldı.')).toBeVisible()
    await expect(page.getByText('1 rolda dəyişiklik')).toBeHidden()
    expect((await roleOf('Consultant')).permissions.includes(6)).toBe(!had)
    await callApi('PUT', '/approle', {
      token: admin.accessToken,
      body: { id: before.id, PermissionIds: before.permissions },
    })
  })

  test('are changed role by role on a phone, in English and in the dark @release', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/admin/rolesandpermissions', admin, 'en')
    const { id } = await roleOf('Moderator')
    await page.getByRole('combobox', { name: 'Role' }).selectOption(String(id))
    const staffBox = page.getByRole('checkbox', { name: 'Moderator: Staff', exact: true })
    await staffBox.click()
    await expect(staffBox).toBeChecked()
    await expect(page.getByText('+ is added').first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo the changes' }).click()
    await expect(staffBox).not.toBeChecked()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
  })
})

test('my information is checked, refused with the specified words, and saved on the device too', async ({
  page,
}) => {
  const me = await newStaffMember(admin, 'Consultant')
  await open(page, '/admin/myinformation', me)
  const name = page.getByRole('textbox', { name: 'Ad', exact: true })
  const password = page.getByRole('textbox', { name: 'Yeni şifrə' })
  const current = page.getByRole('textbox', { name: 'Hazırkı şifrə' })
  await expect(name).toHaveValue('Aydan')
  await name.fill('Aygün')
  await password.fill('1234567')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Daha 1/)).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill('long-enough-2')
  await page.keyboard.press('Control+s')
  await expect(current).toBeFocused()
  await current.fill('wrong-password')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Bir xəta yarandı, lütfen təkrar yoxlayın.')).toBeVisible()
  await expect(current).toBeFocused()
  await expect(name).toHaveValue('Aygün')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('long-enough-2')
  await expectAccessible(page)
  const photo = await pictureFile({ name: 'foto.png' })
  await page.getByLabel('Şəkil', { exact: true }).setInputFiles({
    name: photo.name,
    mimeType: photo.type,
    buffer: Buffer.from(await photo.arrayBuffer()),
  })
  await current.fill('long-enough-1')
  // What the staff's office changes meanwhile stays, and is seen.
  await callApi('PUT', '/appuser', { token: admin.accessToken, body: { id: me.id, fatherName: 'Rauf' } })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').getByText('Məlumatlarınız yadda saxlanıldı')).toBeVisible()
  await expect(password).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Ata adı' })).toHaveValue('Rauf')
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'))
  expect(kept).toMatchObject({ name: 'Aygün', photoUrl: expect.stringMatching(/^\/media\//) })
  await expect(page.getByRole('complementary', { name: 'Menyu' })).toContainText('Aygün Kərimli')
  expect(
    (
      await logIn(
        (
          await callApi<{ email: string }>('GET', '/auth/me', { token: me.accessToken })
        ).email,
        'long-enough-2',
      )
    ).id,
  ).toBe(me.id)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})

// ADM-13
test('another e-mail of one’s own takes the current password beside it @release', async ({ page }) => {
  const me = await newStaffMember(admin, 'Consultant')
  await open(page, '/admin/myinformation', me)
  const email = page.getByRole('textbox', { name: 'E-poçt' })
  const current = page.getByRole('textbox', { name: 'Hazırkı şifrə' })
  await email.fill(`yeni.${me.email}`)
  await expect(current).toHaveCount(1)
  await page.keyboard.press('Control+s')
  await expect(current).toBeFocused()
  await current.fill('wrong-password')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Hazırkı şifrə yanlışdır.').first()).toBeVisible()
  await expect(current).toBeFocused()
  await expectAccessible(page)
  await current.fill('long-enough-1')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').getByText('Məlumatlarınız yadda saxlanıldı')).toBeVisible()
  const protection = await callApi('GET', '/auth/protection', { token: me.accessToken })
  expect(protection).toEqual({ closedUntil: null })
})

test.describe('a staff member is invited by mail', () => {
  test('by name, e-mail and role; sent again; chooses a password on the page of the link, and logs in', async ({
    page,
    browser,
  }) => {
    const email = `devet.${process.pid}${Date.now()}@numune.az`
    await open(page, '/admin/admins')
    await page.getByRole('button', { name: 'Əməkdaş dəvət et' }).click()
    const panel = page.getByRole('dialog', { name: 'Əməkdaş dəvət et' })
    await panel.getByRole('button', { name: 'Dəvəti göndər' }).click()
    await expect(panel.getByText('E-poçtu yazın.', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('textbox', { name: 'Ad', exact: true }).fill('Nərgiz')
    await panel.getByRole('textbox', { name: 'Soyad' }).fill('Əhmədli')
    await panel.getByRole('textbox', { name: 'E-poçt' }).fill(email)
    await panel.getByRole('combobox', { name: 'Rol' }).selectOption('Consultant')
    await panel.getByRole('combobox', { name: 'Məktubun dili' }).selectOption('ru')
    await panel.getByRole('button', { name: 'Dəvəti göndər' }).click()
    await expect(panel).toBeHidden()
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(row).toContainText('dəvət olunub')
    const linkOf = (letter: string) => /https?:\S+\/invitation\/\S+/.exec(letter)?.[0] ?? ''
    const first = linkOf(await mailTo(email, 'staffInvitation'))

    await row.getByRole('link', { name: /Nərgiz/ }).click()
    const card = page.getByRole('dialog', { name: 'Nərgiz Əhmədli' })
    await card.getByRole('button', { name: 'Yenidən göndər' }).click()
    await expect(card.getByRole('status').filter({ hasText: 'Yeni link' })).toBeVisible()
    await expectAccessible(page)
    await card.getByRole('textbox', { name: 'Ata adı' }).fill('Rauf qızı')
    await card.getByRole('button', { name: 'Yadda saxla' }).click()
    await expect(card).toBeHidden()

    let link = first
    await expect
      .poll(
        async () => {
          link = linkOf(await mailTo(email, 'staffInvitation'))
          return link
        },
        { timeout: 150_000 },
      )
      .not.toBe(first)
    expect(link).toContain('/ru/invitation/')
    const guest = await (await browser.newContext()).newPage()
    const answer = await guest.goto(link)
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    const main = guest.getByRole('main')
    await expect(main).not.toContainText(/Nərgiz|@/)
    await main.getByLabel('Новый пароль').fill('göy-nar-2026')
    await main.getByLabel('Пароль ещё раз').fill('göy-nar-2026')
    await expectAccessible(guest)
    await main.getByRole('button', { name: 'Сохранить пароль' }).click()
    await expect(main.getByText('Пароль сохранён')).toBeVisible()
    expect((await logIn(email, 'göy-nar-2026')).appRole.name).toBe('Consultant')
  })

  test('and the invitation is withdrawn on a phone @release', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const email = `geri.${process.pid}${Date.now()}@numune.az`
    const { id } = await callApi<StaffMember>('POST', '/AppUser/Invite', {
      token: admin.accessToken,
      body: { name: 'Lalə', surname: 'Rzayeva', email, appRoleId: (await roleOf('Consultant')).id },
    })
    await open(page, `/admin/admins?open=${id}`)
    await page.getByRole('button', { name: 'Dəvəti geri götür…' }).click()
    const question = page.getByRole('dialog', { name: /Lalə Rzayeva: dəvət geri götürülsün/ })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Dəvəti geri götür' }).click()
    await expect(page.getByText('Dəvət geri götürüldü')).toBeVisible()
    await expect.poll(async () => (await staff()).some((one) => one.email === email)).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('a role of one’s own', () => {
  test('is added with another’s areas, ticked, given, renamed, and deleted once nobody has it', async ({
    page,
  }) => {
    const mark = `${process.pid}${Date.now()}`
    const [name, renamed] = [`Operator ${mark}`, `Dizayner ${mark}`]
    await open(page, '/admin/rolesandpermissions')
    await page.getByRole('button', { name: 'Rol əlavə et' }).click()
    const panel = page.getByRole('dialog', { name: 'Öz rolunuz' })
    await panel.getByRole('button', { name: 'Rolu əlavə et' }).click()
    await expect(panel.getByText('Rolun adını yazın.')).toBeVisible()
    await panel.getByRole('textbox', { name: 'Rolun adı' }).fill('moderator')
    await panel.getByRole('button', { name: 'Rolu əlavə et' }).click()
    await expect(panel.getByText('Bu adda rol artıq var.')).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('textbox', { name: 'Rolun adı' }).fill(name)
    await panel.getByRole('combobox').selectOption('Consultant')
    await panel.getByRole('button', { name: 'Rolu əlavə et' }).click()
    await expect(panel).toBeHidden()
    const cell = (area: string) => page.getByRole('checkbox', { name: `${name}: ${area}`, exact: true })
    await expect(cell('Yeni sifarişlər')).toBeChecked()
    await cell('Endirimlər').check()
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(async () => (await roleOf(name)).permissions).toEqual([4, 7, 9])

    const staffMember = await newStaffMember(admin, name)
    await page.goto(`${site()}/admin/admins?open=${staffMember.id}`)
    const roleField = page.getByRole('dialog').getByRole('combobox', { name: 'Rol' })
    await expect(roleField).toHaveValue(String((await roleOf(name)).id))
    await page.goto(`${site()}/admin/rolesandpermissions`)
    await page.getByRole('button', { name: `${name} rolunun adını dəyiş` }).click()
    const naming = page.getByRole('dialog')
    await naming.getByRole('textbox', { name: 'Rolun adı' }).fill(renamed)
    await page.keyboard.press('Enter')
    await expect(naming).toBeHidden()
    await page.getByRole('button', { name: `${renamed} rolunu sil` }).click()
    await expect(page.getByRole('dialog')).toContainText('Bu rol 1 əməkdaşdadır.')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Bu əməkdaşları göstər' }).click()
    await expect(page.getByRole('row').filter({ hasText: renamed })).toHaveCount(1)
    await callApi('DELETE', `/AppUser/${staffMember.id}`, { token: admin.accessToken })

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site()}/admin/rolesandpermissions`)
    await page.getByRole('combobox', { name: 'Rol' }).selectOption({ label: `${renamed} · 0` })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: `${renamed} rolunu sil` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rolu sil' }).click()
    await expect(page.getByText(`«${renamed}» rolu silindi.`)).toBeVisible()
    const left = page.getByRole('combobox', { name: 'Rol' }).getByRole('option')
    await expect(left.filter({ hasText: 'Moderator' })).toHaveCount(1)
    await expect(left.filter({ hasText: renamed })).toHaveCount(0)
  })
})
