export const isKey = <Table extends object>(value: unknown, table: Table): value is keyof Table =>
  typeof value === 'string' && Object.hasOwn(table, value)

/** The id of a record. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** An existing day from 2000 on: the server refuses others. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^2[01]\d\d-\d\d-\d\d$/.test(value)) return false
  const moment = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
}
