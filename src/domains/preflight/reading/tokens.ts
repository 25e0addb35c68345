import { bounded } from './bounded.ts'

/** A string of a content stream: only its length counts. */
type TextToken = { bytes: number }
export type NameToken = { name: string }
export type DictToken = Map<string, Operand>
export type Operand = number | boolean | null | TextToken | NameToken | Operand[] | DictToken

/** 1: white space, 2: delimiter. */
const classes = new Uint8Array(256)
for (const code of [0, 9, 10, 12, 13, 32]) classes[code] = 1
for (const sign of '()<>[]{}/%') classes[sign.charCodeAt(0)] = 2

const strays = new Set([...')>]{}'].map((sign) => sign.charCodeAt(0)))

const maxDepth = 50
const maxOperands = 4000

const isName = (operand: Operand | undefined): operand is NameToken =>
  typeof operand === 'object' && operand !== null && 'name' in operand
export const nameOf = (operand: Operand | undefined): string | undefined =>
  isName(operand) ? operand.name : undefined

export const numbersIn = (operands: readonly Operand[]): number[] =>
  operands.filter((operand) => typeof operand === 'number')

/**
 * Calls `act` for each operator of a content stream, with its operands. Pictures inside the stream come as
 * `BI` with their dictionary. Unreadable parts are skipped, as renderers do.
 */
export function readOperators(
  bytes: Uint8Array,
  act: (operator: string, operands: readonly Operand[]) => void,
): void {
  const reader = new Reader(bytes)
  let operands: Operand[] = []
  for (;;) {
    const token = reader.next()
    if (token === undefined) return
    if (typeof token !== 'string') {
      if (operands.length < maxOperands) operands.push(token)
      continue
    }
    if (token === 'BI') act('BI', [reader.inlinePicture()])
    else act(token, operands)
    operands = []
  }
}

class Reader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** An operand, an operator as a string, or undefined at the end. */
  next(depth = 0): Operand | string | undefined {
    this.#skipStray()
    const bytes = this.#bytes
    const code = bytes[this.#at]
    if (code === undefined) return undefined
    if ((code >= 48 && code <= 57) || code === 45 || code === 46 || code === 43) return this.#number()
    switch (code) {
      case 0x2f:
        this.#at += 1
        return { name: this.#word() }
      case 0x28:
        return this.#string()
      case 0x3c:
        return bytes[this.#at + 1] === 0x3c ? this.#dictionary(depth) : this.#hexString()
      case 0x5b:
        return this.#array(depth)
      default:
        return asOperand(this.#word())
    }
  }

  inlinePicture(): DictToken {
    const entries: DictToken = new Map()
    for (;;) {
      const key = this.next()
      if (key === undefined || key === 'ID') break
      const value = this.next()
      if (value === undefined || value === 'ID') break
      const name = typeof key === 'string' ? undefined : nameOf(key)
      if (name !== undefined && typeof value !== 'string') entries.set(name, value)
    }
    this.#skipPictureData()
    return entries
  }

  /** Up to an `EI` that stands alone and is followed by operators. */
  #skipPictureData(): void {
    const bytes = this.#bytes
    for (let at = this.#at + 1; at < bytes.length - 1; at++) {
      if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49 || classes[bytes[at - 1] ?? 0] !== 1) continue
      const after = bytes.subarray(at + 2, at + 12)
      if (after.length > 0 && classes[after[0] ?? 0] !== 1) continue
      if (after.some((code) => code > 126 || (code < 32 && classes[code] !== 1))) continue
      this.#at = at + 2
      return
    }
    this.#at = bytes.length
  }

  /** White space, and unmatched closing brackets. */
  #skipStray(): void {
    for (;;) {
      this.#skipSpace()
      const code = this.#bytes[this.#at]
      if (code === undefined || !strays.has(code)) return
      this.#at += 1
    }
  }

  #skipSpace(): void {
    const bytes = this.#bytes
    for (;;) {
      const code = bytes[this.#at]
      if (code === 0x25) while (this.#at < bytes.length && !isLineEnd(bytes[this.#at])) this.#at += 1
      else if (code === undefined || classes[code] !== 1) return
      else this.#at += 1
    }
  }

  #number(): number {
    const bytes = this.#bytes
    let sign = 1
    let value = 0
    let fraction = 0
    for (; this.#at < bytes.length; this.#at++) {
      const code = bytes[this.#at] ?? 0
      if (code >= 48 && code <= 57) {
        if (fraction === 0) value = value * 10 + (code - 48)
        else {
          value += (code - 48) * fraction
          fraction /= 10
        }
      } else if (code === 46) fraction = fraction === 0 ? 0.1 : fraction
      else if (code === 45) sign = -1
      else if (code !== 43) break
    }
    return bounded(sign * value)
  }

  #word(): string {
    const start = this.#at
    while (this.#at < this.#bytes.length && classes[this.#bytes[this.#at] ?? 0] === 0) this.#at += 1
    // Whatever it is, it has to be skipped.
    if (this.#at === start) return ''
    const word = String.fromCharCode(...this.#bytes.subarray(start, Math.min(this.#at, start + 256)))
    return word.includes('#') ? word.replace(/#([\da-f]{2})/gi, (_, hex) => unhex(hex)) : word
  }

  #string(): TextToken {
    const bytes = this.#bytes
    let depth = 0
    let count = 0
    for (; this.#at < bytes.length; this.#at++) {
      const code = bytes[this.#at]
      if (code === 0x5c) this.#at += 1
      else if (code === 0x28) depth += 1
      else if (code === 0x29) depth -= 1
      if (depth === 0) break
      count += 1
    }
    this.#at += 1
    return { bytes: Math.max(0, count - 1) }
  }

  #hexString(): TextToken {
    const start = this.#at
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== 0x3e) this.#at += 1
    this.#at += 1
    return { bytes: Math.max(0, (this.#at - start - 2) >> 1) }
  }

  #array(depth: number): Operand[] {
    this.#at += 1
    const values: Operand[] = []
    for (;;) {
      this.#skipSpace()
      if (this.#at >= this.#bytes.length || depth > maxDepth) return values
      if (this.#bytes[this.#at] === 0x5d) {
        this.#at += 1
        return values
      }
      const value = this.next(depth + 1)
      if (value !== undefined && typeof value !== 'string') values.push(value)
    }
  }

  #dictionary(depth: number): DictToken {
    this.#at += 2
    const entries: DictToken = new Map()
    for (;;) {
      this.#skipSpace()
      if (this.#at >= this.#bytes.length || depth > maxDepth) return entries
      if (this.#bytes[this.#at] === 0x3e) {
        this.#at += 2
        return entries
      }
      const key = this.next(depth + 1)
      const value = this.next(depth + 1)
      const name = typeof key === 'string' ? undefined : nameOf(key)
      if (name !== undefined && value !== undefined && typeof value !== 'string') entries.set(name, value)
    }
  }
}

const isLineEnd = (code: number | undefined): boolean => code === 10 || code === 13
const unhex = (hex: string): string => String.fromCharCode(Number.parseInt(hex, 16))

function asOperand(word: string): Operand | string {
  if (word === 'true') return true
  if (word === 'false') return false
  return word === 'null' ? null : word
}
