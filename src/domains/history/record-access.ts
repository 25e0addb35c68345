import { AppError } from '../../lib/errors.ts'
import { type Caller, may } from '../../procedures/access.ts'
import type { AreaName } from '../../procedures/areas.ts'
import { type RecordKind, recordAreas, recordKinds } from '../audit/record-kinds.ts'

/** Who may see the history of one of these kinds, at least. */
export const areasOf = (kinds: readonly RecordKind[]): AreaName[] => [
  ...new Set(kinds.flatMap((kind): readonly AreaName[] => recordAreas[kind])),
]

/** The kinds whose history a caller may see. */
export const kindsSeenBy = (caller: Caller): RecordKind[] =>
  recordKinds.filter((kind) => recordAreas[kind].some((area) => may(caller, area)))

/** A record's history is for who may see the record. @throws FORBIDDEN */
export function assertMaySee(caller: Caller, kind: RecordKind): void {
  if (!kindsSeenBy(caller).includes(kind)) throw new AppError('FORBIDDEN')
}
