/** The largest file of a statement. */
export const mostStatementMegabytes = 10

/** What a column of a statement is; columns count from 0. */
export const columnRoles = [
  'day',
  'amount',
  'credit',
  'debit',
  'direction',
  'payer',
  'voen',
  'purpose',
  'bankReference',
  'currency',
] as const
export type ColumnRole = (typeof columnRoles)[number]
