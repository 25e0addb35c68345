import { describe, expect, test } from 'vitest'
import { plainText, readBody, sectionsOf } from '../../../web/storefront/screens/info/read-body.ts'

describe('the text of an information page', () => {
  test('is paragraphs apart by blank lines, headings by #, lists by -', () => {
    expect(readBody('Giriş\nikinci sətir\n\n# Bakı\n- 5 ₼\n-pulsuz\nson söz\r\n\r\nBölgə')).toEqual([
      { kind: 'paragraph', text: 'Giriş\nikinci sətir' },
      { kind: 'heading', text: 'Bakı' },
      { kind: 'list', items: ['5 ₼', 'pulsuz'] },
      { kind: 'paragraph', text: 'son söz' },
      { kind: 'paragraph', text: 'Bölgə' },
    ])
  })

  test('a paragraph that follows its heading at once stays one, lists apart stay apart', () => {
    expect(readBody('# Sual?\nCavab.\n- bir\n\n- iki')).toEqual([
      { kind: 'heading', text: 'Sual?' },
      { kind: 'paragraph', text: 'Cavab.' },
      { kind: 'list', items: ['bir'] },
      { kind: 'list', items: ['iki'] },
    ])
  })

  test('markup stays text, a lone mark too', () => {
    expect(readBody('<b>x</b>\n#\n-')).toEqual([{ kind: 'paragraph', text: '<b>x</b>\n#\n-' }])
    expect(readBody(' \n\n')).toEqual([])
  })

  test('falls into sections by its headings, each of which can be read without its marks', () => {
    const sections = sectionsOf(readBody('Əvvəl\n# Sual?\nCavab.\n- bir\n- iki'))
    expect(sections.map(({ heading }) => heading)).toEqual(['', 'Sual?'])
    expect(sections.map(plainText)).toEqual(['Əvvəl', 'Cavab.\n\nbir\niki'])
  })
})
