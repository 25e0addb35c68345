import { expect, test } from 'vitest'
import { pasteExcess } from '../../web/lib/paste-excess.ts'

const field = { value: 'salam', selectionStart: 5, selectionEnd: 5, maxLength: 8 }

// ADM-21
test('a paste has as many characters too many as the field would cut', () => {
  expect(pasteExcess(field, 'abc')).toBe(0)
  expect(pasteExcess(field, 'abcde')).toBe(2)
  expect(pasteExcess({ ...field, selectionStart: 0 }, 'abcdefgh')).toBe(0)
  expect(pasteExcess({ ...field, selectionStart: null, selectionEnd: null }, 'abcd')).toBe(1)
  expect(pasteExcess({ ...field, maxLength: -1 }, 'a'.repeat(9999))).toBe(0)
})
