import { describe, expect, test } from 'vitest'
import { difference } from '../../../src/domains/audit/difference.ts'
import { byFieldOrder } from '../../../web/admin/kit/history/field-order.ts'
import { fieldParts } from '../../../web/admin/kit/history/field-parts.ts'
import { tierChanges } from '../../../web/admin/kit/history/price-tiers.ts'
import { shortened, wordDiff } from '../../../web/admin/kit/history/word-diff.ts'

const earlier = (parts: ReturnType<typeof wordDiff>) =>
  parts.map(({ kind, text }) => (kind === 'new' ? '' : text)).join('')
const later = (parts: ReturnType<typeof wordDiff>) =>
  parts.map(({ kind, text }) => (kind === 'gone' ? '' : text)).join('')

describe('a word diff', () => {
  test('shows the words that changed, a run of them as one', () => {
    expect(wordDiff('Çap 24 saata hazır', 'Çap 48 saata hazırdır')).toEqual([
      { kind: 'same', text: 'Çap ' },
      { kind: 'gone', text: '24' },
      { kind: 'new', text: '48' },
      { kind: 'same', text: ' saata ' },
      { kind: 'gone', text: 'hazır' },
      { kind: 'new', text: 'hazırdır' },
    ])
    expect(wordDiff('qara ağ kağız', 'rəngli parlaq kağız')).toEqual([
      { kind: 'gone', text: 'qara ağ' },
      { kind: 'new', text: 'rəngli parlaq' },
      { kind: 'same', text: ' kağız' },
    ])
  })

  test('shows of a long text what stands beside the changes', () => {
    const long = Array.from({ length: 200 }, (_, index) => `söz${index}`).join(' ')
    const parts = shortened(wordDiff(`${long} köhnə ${long}`, `${long} yeni ${long}`))
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same'])
    expect(parts[0]?.text).toMatch(/^… söz18\d .* söz199 $/)
    expect(parts[3]?.text).toMatch(/^ söz0 .* …$/)
  })

  test('loses nothing of either text, whatever they are', () => {
    const texts = ['', 'a', 'a a a', 'a b a', 'b a', 'Bir, iki; üç.\n\nDörd', 'Bir iki üç', ' x ', 'ё е Ё']
    const long = Array.from({ length: 4000 }, (_, index) => `söz${index}`).join(' ')
    for (const from of [...texts, long]) {
      for (const to of [...texts, `${long} son`, long.replaceAll('7', 'x')]) {
        const parts = wordDiff(from, to)
        expect([earlier(parts), later(parts)]).toEqual([from, to])
      }
    }
  })
})

describe('what is written down of a change', () => {
  const partner = { name: 'Kür', name_ru: '', logoUrl: '/media/a.webp', state: true, password: 'hash' }

  test('is what differs, of a new record what is filled, of a deleted one all', () => {
    const changed = { ...partner, name: 'Xəzər', password: 'another hash' }
    expect(difference(partner, changed, ['password'])).toEqual({
      name: ['Kür', 'Xəzər'],
      password: [null, null],
    })
    expect(difference(null, partner, ['password'])).toEqual({
      name: [null, 'Kür'],
      logoUrl: [null, '/media/a.webp'],
      state: [null, true],
    })
    expect(Object.keys(difference(partner, null, ['password']))).toEqual([
      'name',
      'name_ru',
      'logoUrl',
      'state',
    ])
    expect(difference(partner, { ...partner })).toEqual({})
  })

  test('is shown in one order, whatever the order of the fields', () => {
    const fields = ['name', 'photoUrl', 'title_en', 'odd', 'description', 'title', 'title_ru']
    expect(fields.toSorted(byFieldOrder(['name', 'title', 'description', 'photoUrl']))).toEqual([
      'name',
      'title',
      'title_ru',
      'title_en',
      'description',
      'photoUrl',
      'odd',
    ])
  })

  test('is named by its field, with the language of a translation', () => {
    expect(fieldParts('title_ru')).toEqual({ base: 'title', language: 'RU' })
    expect(fieldParts('title')).toEqual({ base: 'title', language: null })
  })
})

test('of prices the tiers that changed are told, by count', () => {
  const tier = (count: number, price: number) => ({ count, price })
  expect(tierChanges([tier(100, 20), tier(50, 12.5)], [tier(50, 13), tier(100, 20), tier(500, 80)])).toEqual([
    { count: 50, from: 12.5, to: 13 },
    { count: 500, from: null, to: 80 },
  ])
  expect(tierChanges([tier(10, 5)], null)).toEqual([{ count: 10, from: 5, to: null }])
})
