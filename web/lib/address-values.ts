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

/**
 * Reads an address by `read`, and whatever else it says as if it weren't there: the router keeps a name that is left out
 * as it was given.
 */
export const readOnly =
  <Search>(read: (given: Record<string, unknown>) => Search) =>
  (given: Record<string, unknown>): Search =>
    Object.assign(Object.fromEntries(Object.keys(given).map((name) => [name, undefined])), read(given))
