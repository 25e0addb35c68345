import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  emptyDraft,
  forgetDraft,
  keyOf,
  readDraft,
  withChoice,
  writeDraft,
} from '../../web/storefront/screens/orders/order-draft.ts'
import { orderSearch } from '../../web/storefront/screens/orders/order-search.ts'

const draft = {
  serviceId: 1,
  productId: 2,
  count: 370,
  comment: 'Mat laminasiya',
  campaignId: null,
  options: null,
  repeats: null,
}
const order = { serviceId: 1, serviceTypeId: 2, count: 370, comment: '' }

/** A device's storage in memory. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

describe('the draft of an order', () => {
  // WEB-18
  test('comes back as it was written', () => {
    writeDraft(draft)
    expect(readDraft()).toEqual(draft)
    forgetDraft()
    expect(readDraft()).toEqual(emptyDraft)
  })

  test('nonsense in storage is as if nothing were there', () => {
    for (const text of ['', '{', 'null', '5', '"text"', '[]', '{"count":"370"}']) {
      localStorage.setItem('orderDraft', text)
      expect(readDraft()).toEqual(emptyDraft)
    }
    localStorage.setItem('orderDraft', JSON.stringify({ ...draft, count: -1, productId: 1.5, comment: 7 }))
    expect(readDraft()).toEqual({ ...emptyDraft, serviceId: 1 })
    localStorage.setItem('orderDraft', JSON.stringify({ ...draft, comment: 'a'.repeat(5000) }))
    expect(readDraft().comment).toHaveLength(2000)
  })

  test('blocked storage breaks nothing, and a retry still has its key', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(readDraft()).toEqual(emptyDraft)
    writeDraft(draft)
    forgetDraft()
    const first = keyOf(order, null)
    expect(keyOf(order, first)).toBe(first)
  })

  test('the address wins over the draft; the comment stays', () => {
    expect(withChoice(draft, {})).toEqual(draft)
    expect(withChoice(draft, { service: 3 })).toEqual({
      ...draft,
      serviceId: 3,
      productId: null,
      count: null,
    })
    expect(withChoice(draft, { service: 1, product: 2 })).toEqual(draft)
    expect(withChoice(draft, { service: 1, product: 5, count: 50 })).toEqual({
      ...draft,
      productId: 5,
      count: 50,
    })
    expect(withChoice(draft, { count: 9 })).toEqual({ ...draft, count: 9 })
  })

  test('what is made once more is known until something else is ordered', () => {
    const again = withChoice(draft, { service: 1, product: 2, again: 17 })
    expect(again.repeats).toBe(17)
    writeDraft(again)
    expect(readDraft()).toEqual(again)
    expect(withChoice(again, { count: 9 }).repeats).toBe(17)
    expect(withChoice(again, { service: 1, product: 2 }).repeats).toBeNull()
  })

  test('a campaign asks for its service anew, and goes with another choice', () => {
    const led = withChoice(draft, { campaign: 4 })
    expect(led).toEqual({ ...emptyDraft, comment: draft.comment, campaignId: 4 })
    writeDraft(led)
    expect(readDraft()).toEqual(led)
    expect(withChoice(led, { service: 1, campaign: 4 })).toMatchObject({ serviceId: 1, campaignId: 4 })
    expect(withChoice(led, { service: 3 })).toMatchObject({ serviceId: 3, campaignId: null })
  })
})

describe('the Idempotency-Key of a submission', () => {
  test('stays while the order is the same, also after a reload', () => {
    const first = keyOf(order, null)
    expect(keyOf({ ...order }, first).key).toBe(first.key)
    expect(keyOf(order, null).key).toBe(first.key)
  })

  test('is a new one for another order, and after an order was placed', () => {
    const first = keyOf(order, null)
    expect(keyOf({ ...order, count: 371 }, first).key).not.toBe(first.key)
    const again = keyOf(order, null)
    forgetDraft()
    expect(keyOf(order, null).key).not.toBe(again.key)
  })

  test('nonsense in storage gives a new one', () => {
    localStorage.setItem('orderKey', '{"key":5}')
    expect(keyOf(order, null).key).toMatch(/^[0-9a-f]{32}$/)
  })
})

test('what an address says of an order is taken when it is whole and positive', () => {
  expect(orderSearch({ service: 1, product: '2', count: 370 })).toEqual({
    service: 1,
    product: 2,
    count: 370,
  })
  expect(orderSearch({ service: 'x', product: -2, count: 1.5, other: 1 })).toEqual({})
  expect(orderSearch({ count: 9_999_999_999 })).toEqual({})
  expect(orderSearch({ again: '57', campaign: 4 })).toEqual({ again: 57, campaign: 4 })
})
