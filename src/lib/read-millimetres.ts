/** A typed side in mm to a tenth: `90`, `85,5`, with thousands `1 500`, `1.500`; null for anything else. */
export function readMillimetres(text: string): number | null {
  const match = /^(\d{1,5}|\d{1,2}[\s.,']\d{3})(?:[.,](\d))?(?:\s*(?:mm|мм))?$/i.exec(text.trim())
  const value = Number(`${match?.[1]?.replace(/\D/g, '')}.${match?.[2] ?? 0}`)
  return value > 0 ? value : null
}
