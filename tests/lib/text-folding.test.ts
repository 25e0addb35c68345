import { expect, test } from 'vitest'
import { foldedWords, foldLetters } from '../../src/lib/text-folding.ts'

test.each([
  ['ƏIİŞÇĞÖÜ', 'eiiscgou'],
  ['əıişçğöü', 'eiiscgou'],
  ['Ёё', 'ее'],
  ['Çap', 'cap'],
  ['café', 'cafe'],
])('%s folds to %s', (text, folded) => {
  expect(foldLetters(text)).toBe(folded)
})

// SRC-1
test.each([
  ['vizitka', 'визитка'],
  ['banner', 'баннер'],
  ['xəritə', 'хәритә'],
  ['jurnal', 'журнал'],
  ['zhurnal', 'журнал'],
  ['pechat', 'печать'],
  ['çap', 'чап'],
  ['tsena', 'цена'],
  ['shchit', 'щит'],
  ['dizayn', 'дизайн'],
  ['stiker', 'sticker'],
  ['buklet', 'booklet'],
  ['flex', 'флекс'],
  ['foto', 'photo'],
  ['fincan', 'финҹан'],
  ['vobler', 'wobbler'],
  ['möhür', 'мөһүр'],
])('%s and %s are one word', (one, other) => {
  expect(foldedWords(one)).toEqual(foldedWords(other))
})

test.each([
  ['90x50 mm', ['90x50', 'm']],
  ['90 × 50', ['90x50']],
  ['90х50', ['90x50']],
  ['3*1', ['3x1']],
  ['10x10x5', ['10x10x5']],
  ['А4', ['a4']],
  ['300gr', ['300', 'gr']],
  ['3D-çap', ['3d', 'cap']],
  ['Doctor’s seal', ['doctors', 'seal']],
  ['', []],
  ['—!?', []],
])('%s is read as %j', (text, words) => {
  expect(foldedWords(text)).toEqual(words)
})
