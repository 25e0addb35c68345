import type { Page } from '@playwright/test'
import { drawArtwork } from '../../prisma/demo/draw-artwork.ts'
import { callApi, logIn } from './support/accounts.ts'
import { acceptedOrder, openAdmin } from './support/admin.ts'
import { stageOf } from './support/proofs.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const say = {
  choose: 'Файлы макета',
  fix: 'Исправьте 1 место в макете и пришлите снова',
  checked: 'Макет проверен',
  turn: 'Чья очередь',
  ours: 'Наша очередь',
  theirs: 'Очередь клиента',
  make: /проверен: подготовьте макет на утверждение/,
  proof: (round: number) => `Макет на утверждение №\u00a0${round}`,
  letter: /Сообщение клиенту/,
  about: /что здесь изменить/,
  save: 'Сохранить',
  sendNotes: /^Отправить \d+ помет/,
  mending: 'Вносим правки',
  notes: 'Замечания',
  fixed: 'Пометка 1 исправлена',
  show: 'Показать',
  ticks: [/Текст прочитан/, /Размер верный/, /Цвета просмотрены/],
  name: 'Имя и фамилия',
  approve: 'Подписать v2 в печать',
  approval: 'Подпись в печать',
  produce: 'В производство',
  printing: /v2 в печати/,
} as const

/** Two sides of a leaflet; without bleed, as a designer in a hurry sends it. */
const leaflet = (isFaulty: boolean) =>
  drawArtwork({
    width: 148,
    height: 210,
    bleed: isFaulty ? 0 : 3,
    edge: 6,
    pages: ['Notariat kontoru', 'Növbəyə yazılın'].map((headline) => ({
      ground: [0, 0, 4, 0],
      ink: [0, 0, 0, 100],
      dot: [0, 95, 0, 0],
      headline,
      lines: ['Etibarnamə'],
      small: 'Bakı, Nizami küçəsi 96',
    })),
  })

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const language = 'ru'

// ART-5 PRO-1 PRO-2 PRO-3 PRO-5 TUR-1 LNK-1
test('from a faulty file to production: a customer on a phone, staff at a desk', async ({
  page: desk,
  browser,
}) => {
  test.slow()
  const admin = await logIn('admin@example.com')
  const { session } = await newCustomer()
  const id = await acceptedOrder(session, admin, 90)
  await callApi('PUT', `/order/${id}/artwork/request`, { token: admin.accessToken, body: {} })
  const { token: link } = await callApi<{ token: string }>('POST', `/order/${id}/links`, {
    token: session.accessToken,
  })
  await desk.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(desk, `/admin/ordersadmin/${id}`, admin, language)
  const turn = part(desk, say.turn)
  await expect(turn).toContainText(say.theirs)
  const pocket = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: process.env.E2E_SITE,
  })
  const phone = await pocket.newPage()
  await chooseLanguage(phone, language)
  await phone.goto(`/o/${link}`)

  // A faulty file, and the one that is mended: the desk sees each come.
  await phone.getByLabel(say.choose).setInputFiles(pdf('son.pdf', await leaflet(true)))
  await expect(phone.getByRole('heading', { level: 2, name: say.fix })).toBeVisible({ timeout: 150_000 })
  await phone.getByLabel(say.choose).setInputFiles(pdf('son_2.pdf', await leaflet(false)))
  await expect(phone.getByRole('heading', { level: 2, name: say.checked })).toBeVisible({
    timeout: 150_000,
  })
  await expectAccessible(phone)
  await expect(turn).toContainText(say.ours)
  await expect(turn).toContainText(say.make)
  await expectAccessible(desk)

  // The first proof, with a note of the prepress, by keyboard.
  await desk.keyboard.press('e')
  await expect(desk.getByRole('heading', { level: 1, name: say.proof(1) })).toBeVisible()
  await desk.getByRole('textbox', { name: say.letter }).focus()
  await desk.keyboard.type('Telefonu bir də yoxlayın.')
  await expectAccessible(desk)
  await desk.keyboard.press('Control+Enter')
  await expect(desk).toHaveURL(new RegExp(`/admin/ordersadmin/${id}$`))
  await expect(turn).toContainText(say.theirs)

  // A note on it, by touch.
  await phone.goto(`/o/${link}/proof`)
  await expect(phone.getByText('Telefonu bir də yoxlayın.')).toBeVisible()
  const stage = await stageOf(phone)
  await stage.locator('[data-stage-page]').tap()
  await phone.getByLabel(say.about).fill('Nömrə 96 yox, 69')
  await phone.getByRole('button', { name: say.save }).tap()
  await phone.getByRole('button', { name: say.sendNotes }).tap()
  await expect(phone.getByRole('heading', { name: say.mending })).toBeVisible()

  // The second round.
  await expect(turn).toContainText(say.ours)
  const notes = part(desk, say.notes)
  await expect(notes).toContainText('Nömrə 96 yox, 69')
  await notes.getByRole('button', { name: say.fixed }).press('Enter')
  await expectAccessible(desk)
  await desk.keyboard.press('e')
  await expect(desk.getByRole('heading', { level: 1, name: say.proof(2) })).toBeVisible()
  await desk.keyboard.press('Control+Enter')
  await expect(desk).toHaveURL(new RegExp(`/admin/ordersadmin/${id}$`))

  // Approved by name.
  await phone.goto(`/o/${link}/proof`)
  await stageOf(phone)
  await phone.getByRole('button', { name: say.show, exact: true }).tap()
  await stageOf(phone)
  for (const tick of say.ticks) await phone.getByRole('checkbox', { name: tick }).check()
  await phone.getByLabel(say.name).fill('Aysel Əliyeva')
  await expectAccessible(phone)
  await phone.getByRole('button', { name: say.approve }).tap()
  await expect(phone).toHaveURL(new RegExp(`/o/${link}$`))

  // And only now into production.
  await expect(part(desk, say.approval)).toContainText('v2 · Aysel Əliyeva')
  await turn.getByRole('button', { name: say.produce }).press('Enter')
  await expect(turn).toContainText(say.printing)
  await expect(phone.getByText('Aysel Əliyeva').first()).toBeVisible()
  await expectAccessible(phone)
  await pocket.close()
})
