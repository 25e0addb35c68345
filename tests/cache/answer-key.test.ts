import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { answerKey } from '../../src/cache/answer-key.ts'

const keyOf = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  answerKey({ method, url, headers } as IncomingMessage)

describe('an answer is never kept', () => {
  test.each([
    ['for who says who asks', keyOf('/api/services', { authorization: 'Bearer a' })],
    ['of what changes something', keyOf('/api/order', {}, 'POST')],
    ['that comes piece by piece', keyOf('/trpc/services.list', { 'trpc-accept': 'application/jsonl' })],
    ['of the back office', keyOf('/admin/orders')],
    ['of files', keyOf('/media/a.webp')],
    ['of the figures', keyOf('/metrics')],
    ['of a page for who wants none', keyOf('/services', { accept: 'application/json' })],
    ['of an address that is made up', keyOf(`/services?x=${'x'.repeat(2000)}`)],
  ])('%s', (_why, key) => {
    expect(key).toBeNull()
  })
})

test('languages don’t mix: by header for calls, by cookie for pages', () => {
  const call = ['az', 'ru', 'en'].map((language) => keyOf('/api/deal', { 'x-language': language }))
  expect(new Set(call).size).toBe(3)
  expect(keyOf('/api/deal')).toBe(call[0])
  const page = ['az', 'ru', 'en'].map((language) =>
    keyOf('/contact', { cookie: `a=b; language=${language}` }),
  )
  expect(new Set(page).size).toBe(3)
})

test('home is kept in several drawings, any other page in one', () => {
  const keys = (url: string) => new Set(Array.from({ length: 200 }, () => keyOf(url))).size
  for (const url of ['/', '/homepage', '/ru', '/en/homepage', '/?a=b']) expect(keys(url)).toBe(4)
  for (const url of ['/services', '/ru/services', '/homepages']) expect(keys(url)).toBe(1)
})
