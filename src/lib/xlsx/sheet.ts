/** A moment is written as the clock that its UTC shows: a spreadsheet knows no time zones. */
export type SheetCell = string | number | Date | null

export type SheetColumn = {
  head: string | number
  /** In characters. */
  width: number
  /** The spreadsheet's, of figures and moments. */
  format?: string | undefined
  isHidden?: boolean
}

export type Sheet = {
  name: string
  columns: SheetColumn[]
  rows: SheetCell[][]
  /** So many stay in sight when one goes to the right. */
  frozenColumns?: number
}
