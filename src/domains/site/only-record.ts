import { notFound } from '../../lib/errors.ts'
import { id } from '../../lib/fields.ts'

/** The id of a kind with only one record, fixed to 1 (SITE-1). */
export const onlyRecord = id.default(1)

/** @throws NOT_FOUND for an id other than 1 */
export function assertOnlyRecord(given: number): void {
  if (given !== 1) throw notFound()
}
