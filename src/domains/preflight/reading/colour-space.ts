import { PDFArray, type PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'
import type { ColourKind } from '../facts.ts'
import { asName, dictEntry, entry, itemsOf, numberEntry } from './dictionaries.ts'

export type ColourSpace = {
  kind: ColourKind | 'pattern'
  components: number
  /** Whether it has its own colour profile. */
  icc: boolean
  /** Named inks, without the process inks. */
  spots: readonly string[]
  /** The base space and size of a palette. */
  palette?: { base: ColourSpace; colours: PDFObject | undefined }
  /** The process inks that a Separation stands for, by name. */
  inks?: readonly string[]
}

const plain = (kind: ColourKind | 'pattern', components: number): ColourSpace => ({
  kind,
  components,
  icc: false,
  spots: [],
})
export const gray = plain('gray', 1)
export const rgb = plain('rgb', 3)
export const cmyk = plain('cmyk', 4)
export const unknown = plain('unknown', 1)
export const bitmap = plain('bitmap', 1)
const pattern = plain('pattern', 0)

/** A file may use any name, also one that every JavaScript object has. */
const named: ReadonlyMap<string, ColourSpace> = new Map([
  ['DeviceGray', gray],
  ['G', gray],
  ['CalGray', gray],
  ['DeviceRGB', rgb],
  ['RGB', rgb],
  ['CalRGB', rgb],
  ['DeviceCMYK', cmyk],
  ['CMYK', cmyk],
  ['Lab', plain('lab', 3)],
  ['Pattern', pattern],
])

/** These name every ink or none, or the process inks. */
const processInks = new Set(['All', 'None', 'Cyan', 'Magenta', 'Yellow', 'Black'])
const maxDepth = 6

/** `resources` holds the file's own names. */
export function colourSpaceOf(
  object: PDFObject | undefined,
  resources: PDFDict | undefined,
  depth = 0,
): ColourSpace {
  if (depth > maxDepth) return unknown
  if (object instanceof PDFName) return namedSpace(object.decodeText(), resources, depth)
  if (!(object instanceof PDFArray)) return unknown
  const item = (index: number): PDFObject | undefined =>
    index < object.size() ? object.lookup(index) : undefined
  const family = asName(item(0)) ?? ''
  switch (family) {
    case 'ICCBased':
      return iccSpace(item(1))
    case 'Indexed':
    case 'I': {
      const base = colourSpaceOf(item(1), resources, depth + 1)
      return { ...base, components: 1, palette: { base, colours: item(3) } }
    }
    case 'Separation':
      return inkSpace([asName(item(1)) ?? ''])
    case 'DeviceN':
      return inkSpace(itemsOf(item(1)).flatMap((name) => asName(name) ?? []))
    case 'Pattern':
      return pattern
    default:
      return named.get(family) ?? unknown
  }
}

export function namedSpace(name: string, resources: PDFDict | undefined, depth = 0): ColourSpace {
  const given = resources && dictEntry(resources, 'ColorSpace')
  const own = given && entry(given, name)
  // A name that stands for itself would never end.
  if (own !== undefined && asName(own) !== name) return colourSpaceOf(own, resources, depth + 1)
  return named.get(name) ?? unknown
}

function iccSpace(profile: PDFObject | undefined): ColourSpace {
  if (!(profile instanceof PDFRawStream)) return unknown
  const components = numberEntry(profile.dict, 'N')
  const coloured = components === 4 ? cmyk : rgb
  const base = components === 1 ? gray : coloured
  const alternate = colourSpaceOf(entry(profile.dict, 'Alternate'), undefined, maxDepth)
  return alternate.kind === 'lab' ? { ...alternate, icc: true } : { ...base, icc: true }
}

function inkSpace(names: readonly string[]): ColourSpace {
  const spots = names.filter((name) => !processInks.has(name))
  const kind = spots.length > 0 ? 'spot' : 'cmyk'
  return { kind, components: names.length, icc: false, spots, inks: names }
}
