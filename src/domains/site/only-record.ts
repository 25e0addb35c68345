import { notFound } from '../../lib/errors.ts'
import { id } from '../../lib/figure-fields.ts'

/** The id of a record of which there is one, fixed to 1 (SITE-1). */
export const onlyRecord = id.default(1)

/** @throws NOT_FOUND for another id than 1 */
export function assertOnlyRecord(given: number): void {
  if (given !== 1) throw notFound()
}
