import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentTogether } from '../../../src/domains/email/emails/messages.ts'

const at = (seconds: number, id: number) => ({ id, createdAt: new Date(1_800_000_000_000 + seconds * 1000) })
const ids = (rows: { id: number }[] | null) => rows?.map(({ id }) => id) ?? null

// MSG-3
describe('unread messages', () => {
  test('written within two minutes are told in the mail of the first, and in no other', () => {
    const thread = [at(0, 1), at(90, 2), at(180, 3), at(181, 4)]
    expect([1, 2, 3, 4].map((id) => ids(sentTogether(thread, id)))).toEqual([[1, 2], null, [3, 4], null])
  })

  test('of which the first was read are told by the next', () => {
    expect(ids(sentTogether([at(90, 2), at(180, 3)], 2))).toEqual([2, 3])
    expect(sentTogether([at(90, 2)], 1)).toBeNull()
    expect(sentTogether([], 1)).toBeNull()
  })

  test('are each told exactly once, whatever their times', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 20 }), (gaps) => {
        let now = 0
        const thread = gaps.map((gap, index) => {
          now += gap
          return at(now, index + 1)
        })
        const told = thread.flatMap(({ id }) => ids(sentTogether(thread, id)) ?? [])
        expect(told).toEqual(thread.map(({ id }) => id))
      }),
    )
  })
})
