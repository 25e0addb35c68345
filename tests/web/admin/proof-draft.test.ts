import { describe, expect, test } from 'vitest'
import { type DraftPin, missingIn, numbered } from '../../../web/admin/screens/proof-maker/proof-draft.ts'

const pin = (key: number, internal: boolean, text = 'Folqa'): DraftPin => ({
  key,
  internal,
  text,
  page: 1,
  x: 1,
  y: 1,
})
const draft = { version: 1, message: '', letPass: '', pins: [] as DraftPin[] }

// PRO-1
describe('a proof that is being made', () => {
  test('numbers notes for the customer and notes for us each from 1', () => {
    const pins = numbered([pin(1, false), pin(2, true), pin(3, false)])
    expect(pins.map(({ number }) => number)).toEqual([1, 1, 2])
  })

  test('is not sent without a reason for a faulty file, nor with a note that says nothing', () => {
    expect(missingIn(draft, false)).toBeNull()
    expect(missingIn({ ...draft, letPass: 'ok' }, true)).toBe('reason')
    expect(missingIn({ ...draft, letPass: 'Telefonda razılaşıb' }, true)).toBeNull()
    expect(missingIn({ ...draft, pins: [pin(1, false, ' ')] }, false)).toBe('pinText')
  })
})
