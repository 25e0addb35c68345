import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoPassword } from '../../../prisma/demo/people.ts'

/** What the login answers, as the device stores it. */
export type SignedIn = {
  accessToken: string
  id: number
  email: string
  appRole: { id: number; name: string }
}

const site = () => process.env.E2E_SITE ?? ''

const patience = 30_000

/** The answer, once the site isn't too busy to give one: a program on a loaded machine says when to come back. */
async function answerOf(address: string, init: RequestInit): Promise<Response> {
  const deadline = Date.now() + patience
  for (;;) {
    const answer = await fetch(address, init)
    const seconds = Number(answer.headers.get('retry-after'))
    if (answer.status !== 503 || seconds === 0 || Date.now() > deadline) return answer
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}

/** A call of the REST face; throws for what isn't a 2xx. */
export async function callApi<Data>(
  method: string,
  path: string,
  options: { token?: string; body?: unknown } = {},
): Promise<Data> {
  const answer = await answerOf(`${site()}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      // From an address of its own, as each journey's browser (test.ts).
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(options.token && { authorization: `Bearer ${options.token}` }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  const text = await answer.text()
  return (text === '' ? undefined : (JSON.parse(text) as { data: Data }).data) as Data
}

export async function logIn(email: string, password = demoPassword): Promise<SignedIn> {
  const { accessToken, user } = await callApi<{ accessToken: string; user: Omit<SignedIn, 'accessToken'> }>(
    'POST',
    '/auth/login',
    { body: { email, password } },
  )
  return { accessToken, ...user }
}

/** Signed in on this page's device, from its next load on. */
export async function keepSession(page: Page, user: SignedIn): Promise<void> {
  await page.addInitScript((signedIn) => {
    if (sessionStorage.getItem('signed in once')) return
    sessionStorage.setItem('signed in once', '1')
    localStorage.setItem('token', signedIn.accessToken)
    localStorage.setItem('userData', JSON.stringify(signedIn))
  }, user)
}
