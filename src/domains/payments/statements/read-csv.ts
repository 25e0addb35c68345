import { refused } from './statement-errors.ts'

type Limits = { rows: number; columns: number }

/**
 * The rows of a text in CSV (RFC 4180), cells trimmed. The separator is what `sep=` in the first line says, else
 * whichever of semicolon, tab and comma stands most evenly. A quote inside a cell that doesn't begin with one is
 * a sign like any other, as banks write it: `MMC "Kofe Evi"`.
 * @throws VALIDATION where a quote never ends, TOO_LARGE beyond the limits
 */
export function readCsv(text: string, limits: Limits): string[][] {
  const [said, separator] = /^\uFEFF?sep=([;,\t|])\r?\n/.exec(text) ?? ['', separatorOf(text)]
  const rows: string[][] = []
  let row: string[] = []
  let at = said.length || Number(text.startsWith('\uFEFF'))
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quoted(text, at, separator) : bare(text, at, separator)
    row.push(cell.trim())
    if (row.length > limits.columns) throw refused('tooManyCells')
    at = end + 1
    if (text[end] === separator && at < text.length) continue
    if (text[end] === '\r' && text[at] === '\n') at += 1
    rows.push(row)
    row = []
    if (rows.length > limits.rows) throw refused('tooManyLines')
  }
  return rows
}

type Cell = { cell: string; end: number }

/** `end` is where the separator or the end of the line stands. */
function bare(text: string, from: number, separator: string | undefined): Cell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(from, end), end }
}

function quoted(text: string, from: number, separator: string | undefined): Cell {
  let cell = ''
  let start = from + 1
  for (;;) {
    const quote = text.indexOf('"', start)
    if (quote === -1) throw refused('broken')
    cell += text.slice(start, quote)
    const next = text[quote + 1]
    if (next === '"') {
      cell += '"'
      start = quote + 2
    } else if (next === undefined || next === separator || next === '\n' || next === '\r')
      return { cell, end: quote + 1 }
    else {
      // A quote that was not doubled: no end, since more follows it.
      cell += '"'
      start = quote + 1
    }
  }
}

const separators = [';', '\t', ','] as const

/** The separator whose number in a line is most often the same, counted outside quotes. */
function separatorOf(text: string): string {
  const lines = text.slice(0, 64 * 1024).split(/\r?\n|\r/, 300)
  const weigh = (separator: string): number => {
    const times = new Map<number, number>()
    for (const line of lines) {
      const count = line.replace(/"[^"]*"/g, '').split(separator).length - 1
      if (count > 0) times.set(count, (times.get(count) ?? 0) + 1)
    }
    return Math.max(0, ...[...times].map(([count, lines]) => count * lines * lines))
  }
  const [best] = separators
    .map((separator) => ({ separator, weight: weigh(separator) }))
    .sort((one, other) => other.weight - one.weight)
  return best?.separator ?? ';'
}
