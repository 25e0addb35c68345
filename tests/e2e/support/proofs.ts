import type { Page } from '@playwright/test'
import { type DemoPage, drawArtwork } from '../../../prisma/demo/draw-artwork.ts'
import { sendFile } from '../../support/artwork.ts'
import { callApi, logIn, type SignedIn } from './accounts.ts'
import { acceptedOrder } from './admin.ts'
import { newCustomer } from './shop.ts'
import { expect } from './test.ts'

type Artwork = { state: string; versions: { pages: { hasPicture: boolean }[] }[] }
type Link = { token: string }

const card: DemoPage = {
  ground: [0, 0, 4, 0],
  ink: [0, 0, 0, 100],
  dot: [0, 95, 0, 0],
  headline: 'Aysel',
  lines: ['Notarius'],
  small: 'Bakı',
}

/** A customer's order with a card of two sides that the checks have read, and staff. */
export async function checkedCard() {
  const { session } = await newCustomer()
  const admin = await logIn('admin@example.com')
  const id = await acceptedOrder(session, admin, 90)
  await callApi('PUT', `/order/${id}/artwork/request`, { token: admin.accessToken, body: {} })
  await sendCard(session, id)
  return { id, session, admin }
}

/** The same with its first proof, and a link to it. */
export async function provedCard(message = 'Ada bir də baxın.') {
  const order = await checkedCard()
  await propose(order.admin, order.id, message)
  const { token } = await callApi<Link>('POST', `/order/${order.id}/links`, {
    token: order.session.accessToken,
  })
  return { ...order, link: token }
}

/** The next version, once the checks have read it and drawn its pages. */
export async function sendCard({ accessToken: token }: SignedIn, id: number): Promise<void> {
  const site = process.env.E2E_SITE ?? ''
  // Each is another file.
  const pages = [card, { ...card, headline: `Arxa ${Date.now()}` }]
  const content = await drawArtwork({ width: 90, height: 50, bleed: 3, edge: 6, pages })
  const upload = await sendFile(site, { token }, { orderId: id, content })
  await callApi('POST', `/order/${id}/artwork`, { token, body: { uploads: [upload] } })
  await expect(async () => {
    const { state, versions } = await callApi<Artwork>('GET', `/order/${id}/artwork`, { token })
    expect(state).not.toBe('Checking')
    expect(versions[0]?.pages.map(({ hasPicture }) => hasPicture)).toEqual([true, true])
  }).toPass({ timeout: 150_000 })
}

export const propose = ({ accessToken: token }: SignedIn, id: number, message: string): Promise<unknown> =>
  callApi('POST', `/order/${id}/proofs`, { token, body: { message, letPass: 'Demo üçün' } })

/** The stage, once a page's picture is on it. */
export async function stageOf(page: Page) {
  const stage = page.locator('[data-stage=ready]').first()
  await expect(stage.locator('image')).toHaveAttribute('href', /^blob:/)
  return stage
}
