export type ReadPercentage = { value: number } | { problem: 'empty' | 'unreadable' | 'outOfRange' }

/** Per cent as staff write it, above 0 and below 100 with two decimals at most (api-contract): `5`, `7,5`, `10 %`. */
export function readPercentage(text: string): ReadPercentage {
  const typed = text.replace(/[\s\u00a0\u202f%]/g, '')
  if (typed === '') return { problem: 'empty' }
  if (!/^-?\d{1,6}([.,]\d{0,2})?$/.test(typed)) return { problem: 'unreadable' }
  const value = Number(typed.replace(',', '.'))
  return value > 0 && value < 100 ? { value } : { problem: 'outOfRange' }
}
