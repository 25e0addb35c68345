import type { Pdfium } from './pdfium.ts'

/** Bytes of UTF-8. */
const maxBytes = 20_000

/**
 * The text of an opened page in the order of the file, with its line breaks, for readers who don't see its
 * picture; empty where it has none, at most 20 kB.
 */
export function readPageText(pdfium: Pdfium, page: number): string {
  const text = pdfium.FPDFText_LoadPage(page)
  if (text === 0) return ''
  try {
    const count = Math.min(pdfium.FPDFText_CountChars(text), maxBytes)
    if (count <= 0) return ''
    return shortened(cleaned(charactersOf(pdfium, text, count)))
  } finally {
    pdfium.FPDFText_ClosePage(text)
  }
}

function charactersOf(pdfium: Pdfium, text: number, count: number): string {
  const { malloc, free } = pdfium.pdfium.wasmExports
  // Two bytes each, and the zero at the end; a character may take two of them.
  const room = count * 2 + 1
  const at = malloc(room * 2)
  if (at === 0) return ''
  try {
    const written = pdfium.FPDFText_GetText(text, 0, count, at)
    const end = at + Math.max(0, Math.min(written - 1, room)) * 2
    return new TextDecoder('utf-16le').decode(pdfium.heap().slice(at, end))
  } finally {
    free(at)
  }
}

/** A word divided at the end of a line. */
const divided = /[\u00ad\ufffe]\s*/gu
/** Unreadable: control characters, and those of fonts that don't say what their glyphs are. */
const unreadable = /[^\P{C}\n]|\ufffd/gu

const cleaned = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(divided, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(unreadable, '')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

function shortened(text: string): string {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length <= maxBytes) return text
  // A character that is cut through is left out.
  return `${new TextDecoder().decode(bytes.subarray(0, maxBytes - 3), { stream: true })}…`
}
