import { describe, expect, test } from 'vitest'
import { changeOf, spreadSum } from '../../../web/admin/kit/record-payment/spread-sum.ts'

const line = (left: number, typed: number | null = null, asked = 0) => ({ left, asked, typed })

// PAY-6
describe('a sum is spread', () => {
  test('over the orders in their order, of each no more than is left', () => {
    const lines = [line(19_500), line(13_000), line(29_000)]
    expect(spreadSum(40_000, lines)).toEqual({ amounts: [19_500, 13_000, 7500], rest: 0 })
    expect(spreadSum(0, lines)).toEqual({ amounts: [0, 0, 0], rest: 0 })
  })

  // PAY-7
  test('and what no order needs is the balance', () => {
    expect(spreadSum(5000, [line(3000)])).toEqual({ amounts: [3000], rest: 2000 })
    expect(spreadSum(5000, [])).toEqual({ amounts: [], rest: 5000 })
  })

  test('around what staff typed themselves, which stays', () => {
    const lines = [line(19_500, 0), line(13_000), line(29_000, 20_000)]
    expect(spreadSum(40_000, lines)).toEqual({ amounts: [0, 13_000, 20_000], rest: 7000 })
  })

  test('over what is asked for now first, and only then over the rest of the orders', () => {
    const lines = [line(39_000, null, 19_500), line(13_000), line(29_000, null, 29_000)]
    expect(spreadSum(40_000, lines)).toEqual({ amounts: [19_500, 0, 20_500], rest: 0 })
    expect(spreadSum(70_000, lines)).toEqual({ amounts: [39_000, 2000, 29_000], rest: 0 })
  })

  test('and says how much more was typed than came in', () => {
    expect(spreadSum(1000, [line(500), line(3000, 1500)])).toEqual({ amounts: [0, 1500], rest: -500 })
  })
})

test('the change is what was given above the sum, and none where too little was given', () => {
  expect([changeOf(40_000, 42_000), changeOf(40_000, 40_000), changeOf(40_000, 39_999)]).toEqual([
    2000,
    0,
    null,
  ])
})
