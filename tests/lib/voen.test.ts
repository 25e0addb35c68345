import { describe, expect, test } from 'vitest'
import { plainVoen, voenFault, voenHolder } from '../../src/lib/voen.ts'

// DOC-2
describe('a VÖEN', () => {
  test.each(['9900123401', '1402345691', '1301774231', ' 180 055 6791 ', '990-012-34-01'])(
    '%s follows the rule',
    (voen) => expect(voenFault(voen)).toBeNull(),
  )

  test.each([
    ['', 'length'],
    ['990012340', 'length'],
    ['99001234011', 'length'],
    ['99001234O1', 'length'],
    ['9900123411', 'check'],
    ['9900123501', 'check'],
    ['9900123403', 'kind'],
    ['9900123400', 'kind'],
  ])('%s is to be looked at again: %s', (voen, fault) => expect(voenFault(voen)).toBe(fault))

  test('every single wrong digit of the first nine is noticed', () => {
    const right = '9900123401'
    for (let place = 0; place < 9; place += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const typed = right.slice(0, place) + digit + right.slice(place + 1)
        expect([typed, voenFault(typed)]).toEqual([typed, typed === right ? null : 'check'])
      }
  })

  test('says whose it is by its last digit', () => {
    expect([voenHolder('9900123401'), voenHolder('9900123402'), voenHolder('9900123403')]).toEqual([
      'company',
      'person',
      null,
    ])
  })

  test('what holds more than digits stays as it was typed', () => {
    expect(plainVoen(' VÖEN 12 ')).toBe('VÖEN 12')
  })
})
