import { expect, test } from 'vitest'
import { type Message, sumInText } from '../../src/lib/errors.ts'
import { languages } from '../../src/lib/languages.ts'
import { translate } from '../../src/lib/translate.ts'

const inAll = (message: Message) => languages.map((language) => translate(message, language))
const missing: Message = { id: 'tests.missing', message: '{owed} AZN are missing' }

test('a sum has two decimals, with the sign of the language, and isn’t grouped', () => {
  const said = inAll({ ...missing, values: { owed: sumInText(123_450) } })
  expect(said.toSorted()).toEqual([
    '1234,50 AZN are missing',
    '1234,50 AZN are missing',
    '1234.50 AZN are missing',
  ])
  expect(translate({ ...missing, values: { owed: sumInText(0) } }, 'ru')).toBe('0,00 AZN are missing')
})

test('other figures have the sign of the language too, and whole ones stay as they are', () => {
  const most: Message = { id: 'tests.most', message: 'at most {most} kg of order {id}' }
  expect(translate({ ...most, values: { most: 0.5, id: 12_345 } }, 'az')).toBe(
    'at most 0,5 kg of order 12345',
  )
  expect(translate({ ...most, values: { most: 0.5, id: 12_345 } }, 'en')).toBe(
    'at most 0.5 kg of order 12345',
  )
})

test('a message without values is what it is', () => {
  expect(translate({ id: 'tests.none', message: 'Nothing' }, 'en')).toBe('Nothing')
})
