import { describe, expect, test } from 'vitest'
import {
  changeDraft,
  type Draft,
  freshDraft,
  isDirty,
  shownAsStored,
  valuesOf,
} from '../../../web/features/office/editor/draft.ts'
import { fieldName, valueWords } from '../../../web/features/office/editor/field-names.ts'
import { missingTranslations, textState } from '../../../web/features/office/editor/text-states.ts'
import { changesOf, conflictsOf, isStorable, sameValue } from '../../../web/features/office/editor/values.ts'

type Texts = { head: string; title: string }
const stored: Texts = { head: 'Nə çap edək?', title: 'Xidmətlər' }
const read = { values: stored, version: '1' }
const set = (draft: Draft<Texts>, change: Partial<Texts>) => changeDraft(draft, { kind: 'set', change })

describe('a draft', () => {
  test('holds what differs from what is stored, and nothing once it is typed back', () => {
    const typed = set(freshDraft(read), { head: 'Salam' })
    expect(typed.patch).toEqual({ head: 'Salam' })
    expect(valuesOf(typed)).toEqual({ ...stored, head: 'Salam' })
    expect(isDirty(set(typed, { head: stored.head }))).toBe(false)
  })

  test('shows as stored while it is sent, and comes back with what was typed meanwhile when refused', () => {
    const sent = changeDraft(set(freshDraft(read), { head: 'Salam' }), { kind: 'send' })
    expect(shownAsStored(sent).head).toBe('Salam')
    expect(isDirty(sent)).toBe(false)
    const refused = changeDraft(set(sent, { title: 'Çap' }), { kind: 'refused' })
    expect(shownAsStored(refused)).toEqual(stored)
    expect(refused.patch).toEqual({ head: 'Salam', title: 'Çap' })
  })

  test('keeps what was typed while it was saved', () => {
    const sent = changeDraft(set(freshDraft(read), { head: 'Salam' }), { kind: 'send' })
    const fresh = { values: { ...stored, head: 'Salam' }, version: '2' }
    const saved = changeDraft(set(sent, { title: 'Çap' }), { kind: 'saved', read: fresh })
    expect(saved).toEqual({ base: fresh, patch: { title: 'Çap' }, sending: null })
  })

  test('is not overwritten by a record that comes anew from the server', () => {
    const other = { values: { ...stored, title: 'Çap' }, version: '2' }
    expect(changeDraft(freshDraft(read), { kind: 'read', read: other }).base).toBe(other)
    const typed = set(freshDraft(read), { head: 'Salam' })
    expect(changeDraft(typed, { kind: 'read', read: other })).toBe(typed)
  })

  test('goes on top of what somebody else has saved; only what both changed differently conflicts', () => {
    const theirs = { head: 'Onunki', title: 'Çap' }
    expect(conflictsOf(stored, { head: 'Mənimki' }, theirs)).toEqual(['head'])
    expect(conflictsOf(stored, { head: 'Onunki' }, theirs)).toEqual([])
    expect(conflictsOf(stored, { head: 'Mənimki' }, { ...stored, title: 'Çap' })).toEqual([])
    const typed = set(freshDraft(read), { head: 'Mənimki', title: 'Çap' })
    const act = { kind: 'rebase', read: { values: theirs, version: '2' }, patch: typed.patch } as const
    expect(changeDraft(typed, act).patch).toEqual({ head: 'Mənimki' })
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

  test('with a file in them are not kept on the device', () => {
    expect(isStorable({ texts: ['a', null, 1] })).toBe(true)
    expect(isStorable([{ file }])).toBe(false)
  })

  test('and fields are said in words', () => {
    const values = { name: '', name_ru: '', name_en: '', link: '' }
    expect(fieldName({ name: 'Ad', link: 'Keçid' }, values, 'name_ru')).toBe('Ad (RU)')
    expect(fieldName({ name: 'Ad', link: 'Keçid' }, values, 'name')).toBe('Ad (AZ)')
    expect(fieldName({ name: 'Ad', link: 'Keçid' }, values, 'link')).toBe('Keçid')
    expect(valueWords(file)).toBe('a.png')
    expect(valueWords('a'.repeat(100))).toHaveLength(80)
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
