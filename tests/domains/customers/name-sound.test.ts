import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldedWords } from '../../../src/lib/text-folding.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const latin = 'abcçdeəfgğhxıijkqlmnoöprsştuüvyzw'
const russian = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const oldAzerbaijani = 'әғҝөүһҹјіїєґ'
const letters = [...latin, ...russian, ...oldAzerbaijani].flatMap((letter) => [
  letter,
  letter.toLocaleUpperCase('az'),
])
const small = [...latin, ...russian, ...oldAzerbaijani]

/** Of names more sounds are one than of words in texts: a and e, h and g, j and c, and no i before a vowel. */
const nameSound = (name: string): string =>
  foldedWords(name)
    .map((word) =>
      word
        .replace(/[ehj]/g, (sound) => ({ e: 'a', h: 'g' })[sound] ?? 'c')
        .replace(/i+(?=[aou])/g, '')
        .replace(/(\p{L})\1+/gu, '$1'),
    )
    .filter(Boolean)
    .map((word) => ` ${word}`)
    .join('')

async function differing(names: readonly string[]) {
  const rows = await app.deps.db.$queryRaw<{ name: string; sound: string | null }[]>`
    SELECT name, name_sound(name) AS sound FROM unnest(${names}::text[]) AS name`
  return rows
    .map(({ name, sound }) => ({ name, database: sound ?? '', code: nameSound(name) }))
    .filter(({ database, code }) => database !== code)
}

// CUS-12
test.each([
  ['every letter of the three languages', letters],
  ['every pair of letters', small.flatMap((one) => small.map((other) => one + other))],
  [
    'every pair inside a word',
    small.flatMap((one) => small.map((other) => `m${one}${other}a n${one}${other}m`)),
  ],
  [
    'spellings of three and four letters, and names',
    ['Shchukin', 'Schmidt', 'Dzhafarov', 'Jalal', 'Tsoy', 'Цой', 'Nartsissa', 'Botsman', 'Əliyeva', 'Alieva'],
  ],
])('the database and the code fold alike: %s', async (_, names) => {
  expect(await differing(names)).toEqual([])
})
