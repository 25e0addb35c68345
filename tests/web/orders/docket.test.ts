import { describe, expect, test } from 'vitest'
import { turnWhats } from '../../../src/domains/order-status/turn-acts.ts'
import { docketKey, docketSide } from '../../../web/storefront/screens/orders/docket-key.ts'

const plain = { canApproveOwn: false, isApproved: false, isUnpaid: false }

// TUR-1
describe('what the docket of an order speaks of', () => {
  test.each(turnWhats)('%s, as the turn says', (what) => {
    expect(docketKey({ what, ...plain })).toBe(what)
  })

  test('the proof at once, where the site can make it', () => {
    expect(docketKey({ what: 'makeProof', ...plain, canApproveOwn: true })).toBe('approveOwn')
    expect(docketKey({ what: 'lookAtFindings', ...plain, canApproveOwn: true })).toBe('lookAtFindings')
  })

  // PAY-5
  test('paying too, where the proof is here and money is missing', () => {
    expect(docketKey({ what: 'answerProof', ...plain, isUnpaid: true })).toBe('payAndAnswer')
    expect(docketKey({ what: 'sendArtwork', ...plain, isUnpaid: true })).toBe('sendArtwork')
  })

  test('thanks for the approval, while only the company has something to do', () => {
    expect(docketKey({ what: 'startProduction', ...plain, isApproved: true })).toBe('approved')
    expect(docketKey({ what: 'produce', ...plain, isApproved: true })).toBe('produce')
    expect(docketKey({ what: 'answerMessage', ...plain, isApproved: true })).toBe('answerMessage')
  })

  test('no print while the price is not agreed, though the artwork is approved', () => {
    expect(docketKey({ what: 'price', ...plain, isApproved: true })).toBe('approvedUnpriced')
  })

  test('the customer’s turn where they can approve at once, else whose turn it is', () => {
    expect(docketSide('approveOwn', { side: 'staff' })).toBe('customer')
    expect(docketSide('makeProof', { side: 'staff' })).toBe('staff')
  })
})
