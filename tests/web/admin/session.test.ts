import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppRouter } from '../../../src/faces/router.ts'
import { sessionWorks } from '../../../web/admin/kit/frame/ended-session.ts'
import { sessionLink } from '../../../web/admin/shell/session/session-link.ts'
import { backgroundHeaders, watchTouches } from '../../../web/admin/shell/session/touched.ts'
import { forgetSession, readToken, storeSession } from '../../../web/lib/device.ts'

const person = (id: number, accessToken: string) => ({
  accessToken,
  id,
  name: 'Aysel',
  surname: 'Əliyeva',
  email: 'aysel@example.com',
  phoneNumber: '',
  appRole: { id: 2, name: 'Admin', permissions: [4] },
})

/** A server for which only this token is a session; the calls that it got, with their tokens. */
function server() {
  const calls: string[] = []
  const state = { valid: 'first' }
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        calls.push(`${op.path} ${readToken()}`)
        if (readToken() === state.valid) {
          observer.next({ result: { type: 'data', data: 'done' } })
          observer.complete()
        } else {
          const shape = { code: -32001, message: 'Please log in.', data: { code: 'UNAUTHENTICATED' } }
          observer.error(TRPCClientError.from({ error: shape } as never))
        }
      })
  return { calls, state, client: createTRPCClient<AppRouter>({ links: [sessionLink, link] }) }
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  storeSession(person(7, 'first'))
  return () => vi.unstubAllGlobals()
})
const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error) => error.message,
  )

describe('a call in a session that has ended', () => {
  test('fails at once on a page that has only just been opened', async () => {
    const { client, state, calls } = server()
    state.valid = 'other'
    expect(await outcome(client.accounts.me.query())).toBe('Please log in.')
    expect(calls).toHaveLength(1)
  })

  // ADM-2
  test('waits until the same person has signed in again, and is made once more', async () => {
    sessionWorks()
    const { client, state, calls } = server()
    expect(await outcome(client.accounts.me.query())).toBe('done')
    state.valid = 'second'
    const results = Promise.all([
      outcome(client.contactRequests.update.mutate({ id: 1, note: 'x' })),
      outcome(client.accounts.me.query()),
    ])
    let settled = false
    void results.then(() => {
      settled = true
    })
    await pause()
    expect(settled).toBe(false)
    storeSession(person(7, 'second'))
    expect(await results).toEqual(['done', 'done'])
    expect(calls.filter((call) => call === 'contactRequests.update second')).toHaveLength(1)
  })

  test('is never made in the name of somebody else', async () => {
    const { client, state, calls } = server()
    state.valid = 'second'
    const call = outcome(client.contactRequests.update.mutate({ id: 1, note: 'x' }))
    await pause()
    storeSession(person(8, 'second'))
    await pause()
    expect(calls).toEqual(['contactRequests.update first'])
    // Who comes later and isn't signed in at all waits for nobody.
    forgetSession()
    expect(await outcome(client.accounts.me.query())).toBe('Please log in.')
    storeSession(person(7, 'second'))
    expect(await call).toBe('done')
  })

  // ADM-2
  test('is no call to sign in or out, and no deletion of staff', async () => {
    const { client, state } = server()
    state.valid = 'other'
    expect(await outcome(client.accounts.logOut.mutate())).toBe('Please log in.')
    expect(await outcome(client.staff.delete.mutate({ id: 1 }))).toBe('Please log in.')
  })
})

describe('calls that nobody has caused', () => {
  test('say so once nobody has touched the back office for a minute', () => {
    vi.useFakeTimers()
    const page = new EventTarget()
    watchTouches(page)
    for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
      page.dispatchEvent(new Event(type))
      vi.advanceTimersByTime(60_000)
      expect(backgroundHeaders(), type).toEqual({})
      vi.advanceTimersByTime(1)
      expect(backgroundHeaders(), type).toEqual({ 'x-background': '1' })
    }
    vi.useRealTimers()
  })
})
