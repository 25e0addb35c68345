import { describe, expect, test } from 'vitest'
import { languages } from '../../../src/lib/languages.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { readTags, type Tagged } from '../../support/read-tags.ts'
import { drawSample, sampleKinds } from '../../support/sample-documents.ts'

const textOf = ({ text = '', parts = [] }: Tagged): string => [text, ...parts.map(textOf)].join(' ')

// DOC-6, DOC-7
describe.each(sampleKinds)('on paper: %s', (kind) => {
  test.each(languages)('up to twelve lines are one page (%s)', async (language) => {
    for (const lines of [1, 12])
      expect([lines, readPdf(await drawSample(kind, { lines, language })).pages]).toEqual([lines, 1])
  })

  test('names of 500 signs make more pages of them, and no line, sum or name of a party is lost', async () => {
    const names = 'Çox uzun adlı şirkət və məhsul '.repeat(17).slice(0, 500).trim()
    const { pages, lines } = readPdf(await drawSample(kind, { lines: 12, language: 'ru', names }))
    expect(pages).toBeLessThan(5)
    const text = lines.join(' ')
    expect(text.replaceAll(' ', '')).toContain(names.replaceAll(' ', ''))
    for (let line = 1; line <= 12; line += 1) expect(lines).toContain(String(line))
    expect(lines.some((line) => line.startsWith('Cəmi'))).toBe(true)
  })

  test('can be copied with the letters of Azerbaijani, by a reader that isn’t ours', async () => {
    const { pages } = await readTags(await drawSample(kind, { lines: 12, language: 'ru' }))
    const text = pages.map(textOf).join(' ')
    for (const word of ['«Mətbəə Çap» MMC', '«Bağ Evi İnşaat» MMC', 'küç.', 'ı', 'ş'])
      expect(text).toContain(word)
  })
})

// DOC-6
test('an act is signed by who handed over and who received, a statement and a correction by seller and buyer', async () => {
  const signedBy = async (kind: (typeof sampleKinds)[number]) =>
    readPdf(await drawSample(kind, { lines: 1, language: 'az' })).lines.filter((line) =>
      /^(Təhvil verdi|Təhvil aldı|Satıcı|Alıcı)/.test(line),
    )
  const parties = ['Satıcı', 'Alıcı']
  expect(await signedBy('act')).toEqual([...parties, 'Təhvil verdi', 'Təhvil aldı'])
  for (const kind of ['statement', 'correction'] as const)
    expect(await signedBy(kind)).toEqual([...parties, ...parties])
})
