/** What a document is; a receipt isn't among them, since its number is the payment's. */
export const documentKinds = ['invoice', 'act', 'statement', 'correction'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What the numbers of a kind begin with. */
const letters = { invoice: 'H', act: 'A', statement: 'U', correction: 'K' } as const satisfies Record<
  DocumentKind,
  string
>
const shortest = 6

export type DocumentNumber = { kind: DocumentKind; year: number; number: number }

/** `H-2026-000123`, as it is printed. */
export const shownNumber = ({ kind, year, number }: DocumentNumber): string =>
  `${letters[kind]}-${year}-${String(number).padStart(shortest, '0')}`

const written = /(?<![\p{L}\p{N}])([HAUKН])[\s\-–./_]{0,3}(20\d\d)[\s\-–./_]{1,3}(\d{1,9})(?!\d)/gu

/** The numbers that stand in a text, in their order; leading zeros may be left out, and `Н` in Cyrillic is an `H`. */
export const numbersIn = (text: string): DocumentNumber[] =>
  writtenNumbersIn(text).map(({ kind, year, number }) => ({ kind, year, number }))

/** {@link numbersIn}; `isFull`: with as many digits as a number has that we print. */
export function writtenNumbersIn(text: string): (DocumentNumber & { isFull: boolean })[] {
  const plain = text.slice(0, 5000).normalize('NFKC').toUpperCase()
  return [...plain.matchAll(written)].flatMap(([, letter = '', year = '', digits = '']) => {
    const kind = documentKinds.find((name) => letters[name] === letter.replace('Н', 'H'))
    const isFull = digits.length >= shortest
    return kind && Number(digits) > 0 ? [{ kind, year: Number(year), number: Number(digits), isFull }] : []
  })
}
