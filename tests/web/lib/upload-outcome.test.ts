import type { DetailedError } from 'tus-js-client'
import { describe, expect, test } from 'vitest'
import { isHopeless, outcomeOf } from '../../../web/lib/artwork/upload-artwork.ts'

/** What tus-js-client reports of an answer; none where the network failed. */
function broken(status?: number, { body = '', retryAfter = '' } = {}): DetailedError {
  const answer =
    status === undefined
      ? null
      : { getStatus: () => status, getBody: () => body, getHeader: () => retryAfter }
  return Object.assign(new Error('tus'), {
    originalRequest: {},
    originalResponse: answer,
  }) as unknown as DetailedError
}
const begun = { tries: 0, hasBegun: true }

describe('an upload that was broken off', () => {
  test('goes on by itself without a connection, later each time', () => {
    expect(outcomeOf(broken(), begun)).toEqual({ kind: 'again', wait: 500, text: null })
    expect(outcomeOf(broken(), { ...begun, tries: 2 })).toMatchObject({ wait: 2000 })
    expect(outcomeOf(broken(), { ...begun, tries: 99 })).toMatchObject({ wait: 15_000 })
  })

  test('waits as long as the server says, in its words', () => {
    const body = JSON.stringify({ message: 'Too many attempts.' })
    expect(outcomeOf(broken(429, { body, retryAfter: '7' }), begun)).toEqual({
      kind: 'again',
      wait: 7000,
      text: 'Too many attempts.',
    })
    expect(outcomeOf(broken(503, { body, retryAfter: '30' }), begun)).toMatchObject({ wait: 30_000 })
  })

  test.each([413, 400, 403])('ends at %d, with the server’s sentence', (status) => {
    const body = JSON.stringify({
      message: 'No.',
      errors: [{ path: 'Upload-Length', message: 'The file is empty.' }],
    })
    expect(outcomeOf(broken(status, { body }), begun)).toEqual({
      kind: 'failed',
      error: { code: 'refused', text: 'The file is empty.' },
    })
  })

  test('of a kind that isn’t taken is over: sending it again would end the same way', () => {
    const body = JSON.stringify({ message: 'Not this kind.' })
    const outcome = outcomeOf(broken(415, { body }), begun)
    expect(outcome).toEqual({ kind: 'failed', error: { code: 'wrongKind', text: 'Not this kind.' } })
    expect(isHopeless({ code: 'wrongKind' })).toBe(true)
    expect(isHopeless({ code: 'refused' })).toBe(false)
  })

  test('one that is still being written is tried again for a while; before it has begun a conflict is an answer', () => {
    expect(outcomeOf(broken(409), begun)).toMatchObject({ kind: 'again' })
    expect(outcomeOf(broken(409), { ...begun, tries: 6 })).toMatchObject({ kind: 'failed' })
    expect(outcomeOf(broken(409), { tries: 0, hasBegun: false })).toMatchObject({ kind: 'failed' })
  })

  test('asks to log in again, and says when the device no longer gives the file', () => {
    expect(outcomeOf(broken(401), begun)).toMatchObject({ error: { code: 'signedOut' } })
    expect(outcomeOf(new Error('NotReadableError'), begun)).toMatchObject({ error: { code: 'unreadable' } })
  })
})
