import type { Locator, Page } from '@playwright/test'
import { callApi, logIn } from './accounts.ts'
import { expect } from './test.ts'

export const password = 'qırmızı-nar-26'
let made = 0

/** Somebody new, with an e-mail of his own. */
export function newcomer() {
  made += 1
  const email = `aysel.${process.pid}.${Date.now()}.${made}@numune.az`
  return { name: 'Aysel', surname: 'Əliyeva', email, phoneNumber: '+994 50 123 45 67', password }
}

/** A customer who registered by REST, signed in there too. */
export async function newCustomer() {
  const person = newcomer()
  await callApi('POST', '/Clients', { body: { ...person, passwordConfirm: password } })
  return { ...person, session: await logIn(person.email, password) }
}

export type PlacedOrder = { id: number; count: number; price: number | null; status: string }

export const ordersOf = (token: string): Promise<PlacedOrder[]> => callApi('GET', '/order/mine', { token })

/** Tab until it has the focus: what the keyboard can't reach fails here. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
