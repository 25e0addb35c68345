import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { callApi, keepSession, logIn, type SignedIn } from './accounts.ts'
import { chooseLanguage, expect } from './test.ts'

type Service = { id: number; serviceTypes: { id: number }[] }
type Role = { id: number; name: string; permissions: number[] }

/** An order of a customer, as the order form sends it; its id. */
export async function placeOrder(client: SignedIn, comment = '', count = 500): Promise<number> {
  const services = await callApi<Service[]>('GET', '/services?language=az')
  const service = services.find(({ serviceTypes }) => serviceTypes.length > 0)
  const body = { serviceId: service?.id, serviceTypeId: service?.serviceTypes[0]?.id, count, comment }
  return (await callApi<{ id: number }>('POST', '/order', { token: client.accessToken, body })).id
}

/** An order that needs no artwork, as staff have said. */
export async function plainOrder(client: SignedIn, admin: SignedIn, comment = ''): Promise<number> {
  const id = await placeOrder(client, comment)
  await callApi('PUT', `/order/${id}/artwork/notneeded`, { token: admin.accessToken })
  return id
}

/** An order without artwork that staff have accepted at a price. */
export async function acceptedOrder(client: SignedIn, admin: SignedIn, price: number): Promise<number> {
  const id = await plainOrder(client, admin)
  await callApi('PUT', '/order', { token: admin.accessToken, body: { Id: id, price } })
  return id
}

/** Somebody new on the staff in a role of the demo, signed in. */
export async function newStaffMember(admin: SignedIn, roleName: string): Promise<SignedIn> {
  const roles = await callApi<Role[]>('GET', '/approle', { token: admin.accessToken })
  const email = `${roleName.toLowerCase().replaceAll(' ', '-')}-${process.pid}-${Date.now()}@example.com`
  const password = 'long-enough-1'
  const appRoleId = roles.find(({ name }) => name === roleName)?.id
  const body = { name: 'Aydan', surname: 'Kərimli', email, phoneNumber: '+994501112233', password, appRoleId }
  await callApi('POST', '/AppUser', { token: admin.accessToken, body })
  return logIn(email, password)
}

/** A screen as somebody sees it who is signed in, in a language. */
export async function openAdmin(
  page: Page,
  path: string,
  user: SignedIn,
  language: 'az' | 'ru' | 'en' = 'az',
): Promise<void> {
  await chooseLanguage(page, language)
  await keepSession(page, user)
  await page.goto(`${process.env.E2E_SITE ?? ''}${path}`)
}

/** What a procedure answers comes a second late: until then a screen shows what was. */
export const answerLate = (page: Page, procedure: string) =>
  page.route(`**/trpc/*${procedure}*`, async (route) => {
    await setTimeout(1000)
    await route.fallback()
  })

/**
 * Picks up what has the focus on its handle, moves it by one, and puts it down. An arrow key that comes before
 * its places are measured is lost: no hand is that fast.
 */
export async function moveByKey(
  page: Page,
  name: string,
  key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
  place: number,
): Promise<void> {
  await page.keyboard.press('Space')
  await expect(page.getByText(`«${name}» götürüldü`)).toBeAttached()
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(page.getByText(new RegExp(`«${name}»: yer ${place} /`))).toBeAttached({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(page.getByText(`«${name}» qoyuldu`)).toBeAttached()
}
