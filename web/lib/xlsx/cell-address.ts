import { UnreadXlsx } from './unread-xlsx.ts'

export const mostRows = 1_048_576
const mostColumns = 16_384

/** A count from 1. @throws UnreadXlsx beyond what a sheet has */
export function within(value: string | number, most: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > most) throw new UnreadXlsx('broken')
  return number
}

/** `AB12`: 27; undefined where nothing is said. */
export function columnOf(address: string | undefined): number | undefined {
  if (address === undefined) return undefined
  const letters = /^[A-Z]{1,3}(?=\d+$)/.exec(address)?.[0] ?? ''
  return (
    within(
      [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
      mostColumns,
    ) - 1
  )
}

/** `AB12`: row 12, column 27. */
export const placeOf = (address: string): { row: number; column: number } => ({
  row: within(/(?<!\d)\d+$/.exec(address)?.[0] ?? '', mostRows),
  column: columnOf(address) ?? 0,
})
