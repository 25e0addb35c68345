import { constants, inflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { bounded } from './bounded.ts'
import { maxStreamBytes } from './budget.ts'
import { Unread } from './unread.ts'

/** The value of an entry, its reference followed. */
export function entry(dict: PDFDict, key: string): PDFObject | undefined {
  const object = dict.get(PDFName.of(key))
  return object instanceof PDFRef ? dict.context.lookup(object) : object
}

/** The dictionary itself, or that of a stream. */
export function dictOf(object: PDFObject | undefined): PDFDict | undefined {
  if (object instanceof PDFRawStream) return object.dict
  return object instanceof PDFDict ? object : undefined
}

export const dictEntry = (dict: PDFDict, key: string): PDFDict | undefined => dictOf(entry(dict, key))

export function nameEntry(dict: PDFDict, key: string): string | undefined {
  return asName(entry(dict, key))
}

export const asName = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.decodeText() : undefined

export function numberEntry(dict: PDFDict, key: string): number | undefined {
  const object = entry(dict, key)
  return object instanceof PDFNumber ? bounded(object.asNumber()) : undefined
}

export function textEntry(dict: PDFDict, key: string): string | undefined {
  const object = entry(dict, key)
  return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : undefined
}

/** The items of an array, references followed; empty for anything else. */
export function itemsOf(object: PDFObject | undefined): PDFObject[] {
  if (!(object instanceof PDFArray)) return []
  return object.asArray().flatMap((_, index) => object.lookup(index) ?? [])
}

export function numbersOf(object: PDFObject | undefined): number[] {
  return itemsOf(object).flatMap((item) => (item instanceof PDFNumber ? bounded(item.asNumber()) : []))
}

/**
 * The content of a stream, inflated within the limits.
 * @throws Unread when it is too long
 */
export function contentOf(stream: PDFRawStream): Uint8Array {
  const filter = entry(stream.dict, 'Filter')
  const filters = filter instanceof PDFName ? [filter] : itemsOf(filter)
  let content: Uint8Array = stream.contents
  for (const name of filters.map(asName)) content = decode(content, name, stream)
  return content
}

/** The most bytes that these filters make of one. */
const growth: ReadonlyMap<string | undefined, number> = new Map([
  ['ASCII85Decode', 4],
  ['ASCIIHexDecode', 1],
  ['RunLengthDecode', 64],
  ['LZWDecode', 1400],
])

function decode(content: Uint8Array, filter: string | undefined, { dict }: PDFRawStream): Uint8Array {
  if (filter === 'FlateDecode' || filter === 'Fl') return inflate(content)
  const factor = growth.get(filter)
  if (filter === undefined || factor === undefined) return new Uint8Array()
  if (content.length * factor > maxStreamBytes * 2) throw new Unread('tooComplex')
  const alone = dict.context.obj({ Filter: filter })
  return decodePDFRawStream(PDFRawStream.of(alone, content)).decode()
}

/** What can be read of a broken stream, as renderers show it. */
function inflate(content: Uint8Array): Uint8Array {
  const limits = { maxOutputLength: maxStreamBytes, finishFlush: constants.Z_SYNC_FLUSH }
  try {
    return inflateSync(content, limits)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new Unread('tooComplex', error)
    return new Uint8Array()
  }
}
