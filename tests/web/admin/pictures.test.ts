import { expect, test } from 'vitest'
import { countTexts } from '../../../web/admin/kit/editor/text-states.ts'
import { altKey, altTextFields, altValues } from '../../../web/admin/kit/pictures/alt-values.ts'
import {
  chosenFiles,
  chosenItem,
  moveItem,
  orderedIds,
  removedIds,
  storedItem,
} from '../../../web/admin/kit/pictures/picture-items.ts'
import { contentError, croppedType, pictureError } from '../../../web/admin/kit/pictures/picture-rules.ts'

const file = (name: string, type: string, size = 10) => ({ name, type, size })

// MED-1
test('a file is checked by kind and size before it is sent', () => {
  expect(pictureError(file('a.png', 'image/png'), 'photo')).toBeNull()
  expect(pictureError(file('a.svg', 'image/svg+xml'), 'photo')).toBe('kind')
  expect(pictureError(file('a.svg', 'image/svg+xml'), 'logo')).toBeNull()
  expect(pictureError(file('a.ico', ''), 'favicon')).toBeNull()
  expect(pictureError(file('a.ico', ''), 'logo')).toBe('kind')
  expect(pictureError(file('a.pdf', 'application/pdf'), 'favicon')).toBe('kind')
  expect(pictureError(file('a.png', 'image/png', 0), 'photo')).toBe('empty')
  expect(pictureError(file('a.png', 'image/png', 10 * 1024 * 1024), 'photo')).toBeNull()
  expect(pictureError(file('a.png', 'image/png', 10 * 1024 * 1024 + 1), 'photo')).toBe('size')
})

test('a file is looked into before it is taken: its type is only what its name says', () => {
  expect(contentError(null)).toBe('broken')
  expect(contentError({ width: 8000, height: 6250 })).toBeNull()
  expect(contentError({ width: 8000, height: 6251 })).toBe('pixels')
  // A drawing without a size of its own.
  expect(contentError({ width: 0, height: 0 })).toBeNull()
})

test('what may have a transparent ground keeps it when it is cropped', () => {
  expect(croppedType('image/jpeg')).toBe('image/jpeg')
  expect(croppedType('image/webp')).toBe('image/png')
})

test('pictures are moved, deleted and taken back until they are saved', () => {
  const [one, two] = [storedItem(1, '/media/1'), storedItem(2, '/media/2')]
  const fresh = chosenItem(new File(['a'], 'a.png'))
  const items = moveItem([one, two, fresh], fresh.key, one.key)
  expect(items).toEqual([fresh, one, two])
  expect(moveItem(items, fresh.key, two.key)).toEqual([one, two, fresh])
  expect(moveItem(items, 'gone', two.key)).toEqual(items)
  const deleted = [fresh, { ...one, removed: true }, two]
  expect([chosenFiles(deleted), removedIds(deleted), orderedIds(deleted)]).toEqual([
    [fresh.file],
    [1],
    [0, 2],
  ])
  expect(chosenFiles([{ ...fresh, removed: true }])).toEqual([])
})

test('the alternative texts of several pictures are counted like other texts, by what the history calls them', () => {
  const url = '/media/abcdefgh12345678_960x640_f8e8e8.webp'
  const box = storedItem(1, url, { alt: 'Qutu', alt_ru: 'Коробка', alt_en: 'A box' })
  const fresh = { ...chosenItem(new File(['a'], 'a.png')), alt: 'Bağ' }
  const gone = { ...storedItem(2, '/media/2', { alt: 'Nar' }), removed: true }
  const items = [box, fresh, gone]
  expect(altKey(box)).toBe('alt.abcdefgh12345678_960x640_f8e8e8')
  const left = { known: new Map(), seen: new Set<string>() }
  const texts = { values: altValues(items), changed: [altKey(box)] }
  const count = (state: 'missing' | 'outdated') => countTexts(texts, altTextFields(items), 'ru', state, left)
  expect([count('missing'), count('outdated')]).toEqual([1, 1])
})
