import { deflateRawSync } from 'node:zlib'
import type { Facts, PageFacts } from '../../../src/domains/preflight/facts.ts'

const none = Buffer.alloc(Math.ceil((96 * 56) / 8))

/** A page of 96 × 56 mm with nothing on it. */
const emptyPage: PageFacts = {
  number: 1,
  width: 96,
  height: 56,
  trim: { x: 3, y: 3, width: 90, height: 50 },
  pictures: [],
  texts: [],
  smallestText: null,
  parts: [],
  rgb: null,
  spots: [],
  transparency: null,
  overprint: null,
  whiteOverprint: null,
  thinnestLine: null,
  smallestRichText: null,
  ink: { of: 'all', above: Array.from({ length: 21 }, () => 0), where: null },
  annotations: { count: 0, where: null },
  painted: { columns: 96, rows: 56, bits: deflateRawSync(none).toString('base64') },
  isEmpty: false,
}

export const makeFacts = (...pages: Partial<PageFacts>[]): Facts => ({
  kind: 'pdf',
  pageCount: Math.max(1, pages.length),
  pages: (pages.length > 0 ? pages : [{}]).map((page, index) => ({
    ...emptyPage,
    number: index + 1,
    ...page,
  })),
  fonts: [],
  isEncrypted: false,
  canBePrinted: true,
  hasForms: false,
  hasScripts: false,
  layers: 0,
  attachments: 0,
  outputIntent: 'FOGRA39',
})
