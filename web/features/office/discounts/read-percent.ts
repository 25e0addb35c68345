/** Per cent as staff write it, with two decimals at most: `5`, `7,5`, `10 %`; undefined for what is no such figure. */
export function readPercent(text: string): number | undefined {
  const typed = text.replace(/[\s\u00a0\u202f%]/g, '')
  return /^-?\d{1,6}([.,]\d{0,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : undefined
}
