/** A moment is written as its UTC time: a spreadsheet knows no time zones. */
export type SheetCell = string | number | Date | null

export type SheetColumn = {
  head: string | number
  /** In characters. */
  width: number
  /** The spreadsheet's format of numbers and moments. */
  format?: string | undefined
  isHidden?: boolean
}

export type Sheet = {
  name: string
  columns: SheetColumn[]
  rows: SheetCell[][]
  /** Columns that stay in sight when scrolling to the right. */
  frozenColumns?: number
}
