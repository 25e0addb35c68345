import type { PDFDict } from '@cantoo/pdf-lib'
import { dictEntry, dictOf, entry, itemsOf, nameEntry } from './dictionaries.ts'

export type Font = { name: string; isEmbedded: boolean }

const programs = ['FontFile', 'FontFile2', 'FontFile3']

/**
 * A font by its dictionary. Whether its glyphs can be drawn here says nothing: a font without its file may
 * have no glyphs at all, and one that every renderer knows isn't embedded either.
 */
export function fontOf(dict: PDFDict): Font {
  const font = known.get(dict) ?? readFont(dict)
  known.set(dict, font)
  return font
}

/** Content chooses the same few fonts over and over. */
const known = new WeakMap<PDFDict, Font>()

function readFont(dict: PDFDict): Font {
  const name = nameEntry(dict, 'BaseFont') ?? ''
  // The glyphs are drawings in the file.
  if (nameEntry(dict, 'Subtype') === 'Type3')
    return { name: nameEntry(dict, 'Name') ?? name, isEmbedded: true }
  // A composite font is described by its part.
  const [part] = itemsOf(entry(dict, 'DescendantFonts'))
  const described = dictOf(part) ?? dict
  const descriptor = dictEntry(described, 'FontDescriptor')
  const isEmbedded = programs.some((key) => descriptor && dictEntry(descriptor, key) !== undefined)
  return { name: name || (nameEntry(described, 'BaseFont') ?? ''), isEmbedded }
}
