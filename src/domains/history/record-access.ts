import { AppError } from '../../lib/errors.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { AreaName } from '../../procedures/areas.ts'
import { type RecordKind, recordAreas, recordKinds } from '../audit/record-kinds.ts'

/** The areas that give access to the history of at least one of these kinds. */
export const areasOf = (kinds: readonly RecordKind[]): AreaName[] => [
  ...new Set(kinds.flatMap((kind): readonly AreaName[] => recordAreas[kind])),
]

/** The kinds whose history a caller may see. */
export const kindsSeenBy = (caller: Caller): RecordKind[] =>
  recordKinds.filter((kind) => recordAreas[kind].some((area) => can(caller, area)))

/** A record's history is for callers who may see the record. @throws FORBIDDEN */
export function assertCanSee(caller: Caller, kind: RecordKind): void {
  if (!kindsSeenBy(caller).includes(kind)) throw new AppError('FORBIDDEN')
}
