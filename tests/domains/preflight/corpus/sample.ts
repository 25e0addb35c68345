import type { CheckedKind } from '../../../../src/domains/preflight/facts.ts'
import {
  type Check,
  defaultProfiles,
  type Profile,
  type Severity,
} from '../../../../src/domains/preflight/profile-input.ts'
import type { RawPage } from './raw-pdf.ts'
import { unit } from './raw-pdf.ts'

/** A file with one known error, or none. */
export type Sample = {
  name: string
  kind?: CheckedKind
  profile?: Profile
  make: () => Promise<Buffer> | Buffer
}
export type Faulty = Sample & { expect: Check; severity?: Severity }

export const card: Profile = { ...defaultProfiles.card, sizes: [{ width: 90, height: 50 }] }
export const leaflet: Profile = { ...defaultProfiles.leaflet, sizes: [{ width: 148, height: 210 }] }
export const anySize: Profile = { ...defaultProfiles.leaflet, bleed: 0 }
export const banner: Profile = { ...defaultProfiles.largeFormat, sizes: [{ width: 2000, height: 1000 }] }

/** A card with 3 mm of bleed; `content` in points, on a sheet that is coloured up to its edges. */
export const cardPage = (content: string, more: Partial<RawPage> = {}): RawPage => ({
  size: [96, 56],
  trim: 3,
  content: `0.6 0.1 0 0 k ${rect(0, 0, 96, 56)} f\n${content}`,
  ...more,
})

/** mm to the operator that draws a rectangle, from the lower left corner. */
export const rect = (x: number, y: number, width: number, height: number): string =>
  `${[x, y, width, height].map((value) => (value * unit).toFixed(3)).join(' ')} re`

/** A dictionary of resources with Helvetica, which the file doesn't hold. */
export const helvetica = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
export const text = (x: number, y: number, size: number, words: string): string =>
  `BT /F1 ${size} Tf ${(x * unit).toFixed(2)} ${(y * unit).toFixed(2)} Td (${words}) Tj ET`

/** A font as object 100 that is composed of others, as programs write CJK and Cyrillic; `more` describes its file. */
export const compositeFont = (name: string, more = ''): Record<number, string> => ({
  100: `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [101 0 R] >>`,
  101: `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /DW 1000 /FontDescriptor 102 0 R
    /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`,
  102: `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0
    /Ascent 800 /Descent -200 /StemV 80 ${more} >>`,
})
