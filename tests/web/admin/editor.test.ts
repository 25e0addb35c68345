import type { FieldErrors } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { fieldName, valueLabels } from '../../../web/admin/kit/editor/field-names.ts'
import { missingTranslations, textState } from '../../../web/admin/kit/editor/text-states.ts'
import {
  changesOf,
  conflictsOf,
  isStorable,
  sameValue,
  withFieldsOf,
} from '../../../web/admin/kit/editor/values.ts'
import { errorsByName } from '../../../web/admin/kit/forms/field-errors.ts'

const stored = { head: 'Nə çap edək?', title: 'Xidmətlər' }

// ADM-15
test('only what both have changed differently conflicts with what somebody else has saved', () => {
  expect(conflictsOf(stored, { head: 'Mənimki' }, { head: 'Onunki', title: 'Çap' })).toEqual(['head'])
  expect(conflictsOf(stored, { head: 'Onunki' }, { head: 'Onunki', title: 'Çap' })).toEqual([])
  expect(conflictsOf(stored, { head: 'Mənimki' }, { ...stored, title: 'Çap' })).toEqual([])
})

test('a form’s errors are one table, those inside lists by their place', () => {
  const at = (message: string) => ({ type: 'custom', message, ref: { focus: () => undefined } })
  const rows = Object.assign([undefined, { count: at('azdır') }], { root: at('çoxdur') })
  expect(errorsByName({ name: at('yazın'), prices: rows } as unknown as FieldErrors)).toEqual({
    name: 'yazın',
    'prices.1.count': 'azdır',
    prices: 'çoxdur',
  })
})

describe('values', () => {
  const file = new File(['a'], 'a.png')
  test('are the same by content, files by being the same one', () => {
    expect(sameValue([{ id: 1, name: 'a' }], [{ id: 1, name: 'a' }])).toBe(true)
    expect(sameValue([1, 2], [2, 1])).toBe(false)
    expect(sameValue(file, new File(['a'], 'a.png'))).toBe(false)
    expect(sameValue('', null)).toBe(false)
    expect(changesOf({ a: 1, b: [1] }, { a: 1, b: [1, 2] })).toEqual({ b: [1, 2] })
  })

  test('of rows that came are there, of rows that went only what is typed in them', () => {
    const base: Record<string, number> = { first: 1, gone: 2, typedIn: 3 }
    expect(withFieldsOf(base, { first: 9, new: 4 }, { typedIn: 5 })).toEqual({ first: 1, new: 4, typedIn: 3 })
  })

  test('with a file in them are not kept on the device', () => {
    expect(isStorable({ texts: ['a', null, 1] })).toBe(true)
    expect(isStorable([{ file }])).toBe(false)
  })

  test('and fields are said in words', () => {
    const values = { name: '', name_ru: '', name_en: '', link: '' }
    expect(fieldName({ name: 'Ad', link: 'Link' }, values, 'name_ru')).toBe('Ad (RU)')
    expect(fieldName({ name: 'Ad', link: 'Link' }, values, 'name')).toBe('Ad (AZ)')
    expect(fieldName({ name: 'Ad', link: 'Link' }, values, 'link')).toBe('Link')
    expect(valueLabels(file)).toBe('a.png')
    expect(valueLabels('a'.repeat(100))).toHaveLength(80)
  })
})

describe('a text in three languages', () => {
  const values = { name: 'Stikerlər', name_ru: 'Наклейки', name_en: ' ' }
  const name = { key: 'name', required: true }
  const none = { known: new Map<string, string>(), seen: new Set<string>() }
  test('is missing where only the az text can be shown', () => {
    const texts = { values, changed: [] }
    expect(textState(texts, name, 'en', none)).toBe('missing')
    expect(textState(texts, name, 'ru', none)).toBe('filled')
    expect(textState({ values: { name: '', name_ru: '', name_en: '' }, changed: [] }, name, 'ru', none)).toBe(
      'filled',
    )
    expect(textState({ values: { name: '' }, changed: [] }, name, 'az', none)).toBe('missing')
    expect(missingTranslations(values, [name])).toBe(1)
  })

  test('is outdated as the history knows it, until it is changed or found right', () => {
    const known = new Map([['name_ru', 'Etiketlər']])
    const left = { ...none, known }
    expect(textState({ values, changed: [] }, name, 'ru', left)).toBe('outdated')
    expect(textState({ values, changed: ['name_ru'] }, name, 'ru', left)).toBe('filled')
    expect(textState({ values, changed: [] }, name, 'ru', { known, seen: new Set(['name_ru']) })).toBe(
      'filled',
    )
  })

  test('is outdated when the az text was changed under it, until it is changed or found right', () => {
    const changed = ['name']
    expect(textState({ values, changed }, name, 'ru', none)).toBe('outdated')
    expect(textState({ values, changed: ['name', 'name_ru'] }, name, 'ru', none)).toBe('filled')
    expect(textState({ values, changed }, name, 'ru', { ...none, seen: new Set(['name_ru']) })).toBe('filled')
  })
})
