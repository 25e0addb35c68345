import type { Locator } from '@playwright/test'
import { callApi, keepSession } from './support/accounts.ts'
import { newStaffMember, openAdmin } from './support/admin.ts'
import { checkedCard, propose } from './support/proofs.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const site = () => process.env.E2E_SITE ?? ''

/** The cookie that a device keeps on which somebody has logged in, and logged out again. */
async function leftDevice(email: string, secret: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: secret })
  const answer = await fetch(`${site()}/api/auth/login`, { method: 'POST', headers, body })
  const { data } = (await answer.json()) as { data: { accessToken: string } }
  await callApi('POST', '/auth/logout', { token: data.accessToken })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

async function expectSaid(where: Locator, said: string[]): Promise<void> {
  for (const words of said) await expect(where).toContainText(words)
}

// PRO-7
test('an approval by a link of staff says so to both sides: whose link, for whom, and on whose device @release', async ({
  page,
  browser,
}) => {
  const { id, session, admin } = await checkedCard()
  await propose(admin, id, '')
  const member = await newStaffMember(admin, 'SuperVisor')
  const { token: link } = await callApi<{ token: string }>('POST', `/order/${id}/links`, {
    token: member.accessToken,
    body: { forWhom: 'Mühasib Leyla' },
  })
  const cookie = await leftDevice(member.email, 'long-enough-1')
  const ticked = { version: 1, texts: true, size: true, colours: true, name: 'Aysel Əliyeva' }
  const approved = await fetch(`${site()}/api/order/${id}/proofs/1/approval`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-order-link': link, cookie },
    body: JSON.stringify(ticked),
  })
  expect(approved.status).toBe(201)

  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await expectSaid(page.getByRole('region', { name: 'Çapa icazə', exact: true }), [
    'v1 · Aysel Əliyeva',
    'linklə (Aydan Kərimli yaradıb), kimə: Mühasib Leyla',
    'Bu cihazda əvvəllər əməkdaş daxil olub.',
    'Müştərinin təsdiqlənmiş e-poçtu yoxdur: bu barədə ona xəbər verilməyib.',
  ])
  await expectAccessible(page)

  const own = await (await browser.newContext({ baseURL: site() })).newPage()
  await chooseLanguage(own, 'az')
  const said = [
    'Aysel Əliyeva',
    'Əməkdaşımız Aydan Kərimli tərəfindən yaradılmış linklə, kimə: Mühasib Leyla',
    'Bu cihazda əvvəllər əməkdaşımız daxil olub.',
  ]
  await own.goto(`/o/${link}`)
  await expectSaid(own.getByRole('main'), said)
  await keepSession(own, session)
  for (const path of [`/myorder/${id}`, `/myorder/${id}/proof`]) {
    await own.goto(path)
    await expectSaid(own.getByRole('main'), said)
    await expectAccessible(own)
  }
  await own.context().close()
})
