/** Pure, since the browser uses it too. The trimmed size of a flat sheet, mm. */
export type SheetSize = { width: number; height: number }

/** The longer side of A0 to A7 (ISO 216), mm; the shorter one is the next one's longer. */
const aSeries = [1189, 841, 594, 420, 297, 210, 148, 105, 74]

// Excludes the size of a box, and "up to 60 × 80 mm" (`60 × 80 mm-ə qədər`, `до 60 × 80 мм`).
const upTo = '(?<!(?:\\bup to|до)\\s)(?<![×xх]\\s?)(?<![\\d.,])'
const until = '(?![-‑]?\\p{L}*\\s+qədər)'
const inMillimetres = new RegExp(`${upTo}\\b(\\d{2,3})\\s*[×xх]\\s*(\\d{2,3})\\s*(?:mm|мм)${until}`, 'iu')
const inASeries = new RegExp(`${upTo}(?<![\\p{L}\\d])[AА]([0-7])(?![\\p{L}\\d])${until}`, 'u')

/** The size that a text names, in any of our languages; null where it names no size of a flat sheet. */
export function sheetSizeIn(text: string): SheetSize | null {
  const said = inMillimetres.exec(text)
  if (said) return { width: Number(said[1]), height: Number(said[2]) }
  const a = Number(inASeries.exec(text)?.[1] ?? -1)
  const [height, width] = [aSeries[a], aSeries[a + 1]]
  return width && height ? { width, height } : null
}
