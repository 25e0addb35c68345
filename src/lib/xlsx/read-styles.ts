import { walkXml } from './walk-xml.ts'

/** What a figure may be besides a plain one. */
export type FigureKind = 'plain' | 'percent' | 'date'

/** For each style of cells, what its figures are. */
export function readStyles(xml: string): FigureKind[] {
  const codes = new Map<number, string>()
  const kinds: FigureKind[] = []
  let isOfCells = false
  walkXml(xml, {
    open: (name, attribute) => {
      const id = Number(attribute('numFmtId'))
      if (name === 'numFmt') codes.set(id, attribute('formatCode') ?? '')
      else if (name === 'cellXfs') isOfCells = true
      else if (name === 'xf' && isOfCells) kinds.push(kindOf(id, codes.get(id)))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return kinds
}

/** The built-in formats of every spreadsheet, by number (ISO/IEC 29500, 18.8.30). */
const isPercent = (id: number): boolean => id === 9 || id === 10
const isDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

function kindOf(id: number, code: string | undefined): FigureKind {
  if (code === undefined) {
    if (isPercent(id)) return 'percent'
    return isDate(id) ? 'date' : 'plain'
  }
  // Leaves out quoted texts, escaped signs, colours and currencies.
  const signs = code.replace(/"[^"]*"?|\\.|\[(?!h{1,9}\]|m{1,9}\]|s{1,9}\])[^\]]*\]?|_.|\*./gi, '')
  if (signs.includes('%')) return 'percent'
  return /general/i.test(signs) || !/[dmyhs]/i.test(signs) ? 'plain' : 'date'
}
