import { readSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { Unread } from './unread.ts'

/** The position of a stream's omitted bytes in the file. */
export type LeftOut = { offset: number; length: number }

export type Skeleton = {
  /** The PDF without what only a renderer needs. */
  bytes: Uint8Array
  /** By object number. */
  leftOut: ReadonlyMap<number, LeftOut>
}

const windowSize = 4 * 1024 * 1024
/** A longer dictionary isn't that of a stream that could be left out. */
const maxDictionaryBytes = 64 * 1024
const maxKeptBytes = 64 * 1024 * 1024
/** Object streams up to this size can be inflated without a limit. */
const harmless = 200 * 1024
const maxObjects = 64 * 1024 * 1024

/**
 * A PDF without its pictures, fonts, profiles and attachments, for a reader that takes a file only as a
 * whole: it reads objects one after another and doesn't need correct offsets. Pictures are skipped without
 * being read.
 * @throws Unread `tooComplex` when the rest is more than 64 MB, or an object stream inflates to more
 */
export function readSkeleton(file: number, size: number): Skeleton {
  const window = new Window(file, size)
  const leftOut = new Map<number, LeftOut>()
  const kept: Buffer[] = []
  let keptBytes = 0
  const keep = (bytes: Buffer): void => {
    keptBytes += bytes.length
    if (keptBytes > maxKeptBytes) throw new Unread('tooComplex')
    kept.push(Buffer.from(bytes))
  }

  let at = 0
  while (at < size) {
    const head = window.findStream(at)
    if (head === null) {
      // The tail may hold the beginning of a stream's dictionary.
      const upTo = window.endsFile ? size : Math.max(at, window.end - maxDictionaryBytes)
      keep(repaired(window.bytes(at, upTo)))
      at = upTo
      window.moveTo(at)
      continue
    }
    const text = window.bytes(at, head.keyword).toString('latin1')
    const begin = text.lastIndexOf('obj') + 3
    const dictionary = text.slice(begin)
    const number = /(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj$/.exec(text.slice(Math.max(0, begin - 40), begin))?.[1]
    const end = window.findEnd(head.data, statedLength(dictionary))
    const length = end - head.data
    if (number !== undefined && isForRenderers(dictionary)) {
      leftOut.set(Number(number), { offset: head.data, length })
      keep(Buffer.from(text.slice(0, begin), 'latin1'))
      keep(Buffer.from(dictionary.replace(/\/Length\s+\d+(?:\s+\d+\s+R)?/, '/Length 0'), 'latin1'))
      keep(Buffer.from('stream\n\n', 'latin1'))
    } else {
      keep(repaired(Buffer.from(text, 'latin1')))
      const content = window.read(head.data, Math.min(length, maxKeptBytes + 1))
      if (/\/Type\s*\/(?:ObjStm|XRef)\b/.test(dictionary)) checkObjects(dictionary, content)
      keep(Buffer.from('stream\n', 'latin1'))
      keep(content)
    }
    at = end
    window.moveTo(at)
  }
  return { bytes: Buffer.concat(kept), leftOut }
}

/** The table's position isn't used, but readers require a number without a sign. */
function repaired(bytes: Buffer): Buffer {
  if (!bytes.includes('startxref')) return bytes
  return Buffer.from(bytes.toString('latin1').replace(/startxref\s+-\d+/g, 'startxref\n0'), 'latin1')
}

function statedLength(dictionary: string): number | undefined {
  const stated = /\/Length\s+(\d+)(?!\s+\d+\s+R|\d)/.exec(dictionary)?.[1]
  return stated === undefined ? undefined : Number(stated)
}

/** Pictures, font programs, attachments, metadata; unknown streams stay. */
const isForRenderers = (dictionary: string): boolean =>
  /\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType|XML)\b|\/Type\s*\/(?:EmbeddedFile|Metadata)\b|\/Length1\b/.test(
    dictionary,
  )

/** The reader inflates these without a limit. */
function checkObjects(dictionary: string, content: Buffer): void {
  const filters = /\/Filter\s*(\[[^\]]{0,500}\]|\/\w+)/.exec(dictionary)?.[1]
  if (filters === undefined || content.length <= harmless / 1024) return
  if (!/^\[?\s*\/FlateDecode\s*\]?$/.test(filters)) throw new Unread('tooComplex')
  try {
    inflateSync(content, { maxOutputLength: maxObjects })
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    // Anything else is encrypted or damaged, which the reader reports.
    if (isTooLong || content.length > harmless) throw new Unread('tooComplex', error)
  }
}

/** A window that moves along the file. */
class Window {
  readonly #file: number
  readonly #size: number
  readonly #buffer: Buffer
  #start = 0
  #length: number

  constructor(file: number, size: number) {
    this.#file = file
    this.#size = size
    this.#buffer = Buffer.allocUnsafe(Math.min(windowSize, size))
    this.#length = readSync(file, this.#buffer, 0, this.#buffer.length, 0)
  }

  get end(): number {
    return this.#start + this.#length
  }

  get endsFile(): boolean {
    return this.end >= this.#size
  }

  /** Reads on when little of the window is left. */
  moveTo(offset: number): void {
    if (offset + maxDictionaryBytes * 2 < this.end || this.endsFile) return
    this.#start = offset
    this.#length = readSync(this.#file, this.#buffer, 0, this.#buffer.length, offset)
  }

  bytes(from: number, to: number): Buffer {
    return this.#buffer.subarray(from - this.#start, Math.min(to - this.#start, this.#length))
  }

  /** Reads anywhere in the file. */
  read(offset: number, length: number): Buffer {
    if (offset >= this.#start && offset + length <= this.end) return this.bytes(offset, offset + length)
    const bytes = Buffer.alloc(Math.min(length, Math.max(0, this.#size - offset)))
    return bytes.subarray(0, readSync(this.#file, bytes, 0, bytes.length, offset))
  }

  /** The next `>> stream`: the positions of the keyword and of the data. */
  findStream(from: number): { keyword: number; data: number } | null {
    let at = this.#buffer.subarray(0, this.#length).indexOf('stream', Math.max(0, from - this.#start))
    while (at !== -1) {
      const before = this.#buffer.subarray(Math.max(0, at - 16), at).toString('latin1')
      const after = this.#buffer.subarray(at + 6, at + 8).toString('latin1')
      const lineEnd = /^(?:\r\n|\n|\r)/.exec(after)?.[0]
      if (/>>\s*$/.test(before) && lineEnd !== undefined)
        return { keyword: this.#start + at, data: this.#start + at + 6 + lineEnd.length }
      at = this.#buffer.subarray(0, this.#length).indexOf('stream', at + 6)
    }
    return null
  }

  /** The end of the data: as its dictionary says if that is right, else before the next `endstream`. */
  findEnd(data: number, stated: number | undefined): number {
    if (stated !== undefined && data + stated <= this.#size) {
      const after = this.read(data + stated, 16).toString('latin1')
      if (/^\s*endstream/.test(after)) return data + stated
    }
    for (let from = data; from < this.#size; ) {
      const piece = this.read(from, windowSize)
      const found = piece.indexOf('endstream')
      if (found !== -1) return from + found
      if (piece.length <= 16) break
      from += piece.length - 16
    }
    return this.#size
  }
}
