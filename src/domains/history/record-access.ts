import { AppError } from '../../lib/errors.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { AreaName } from '../../procedures/areas.ts'
import { type RecordKind, recordAreas, recordKinds } from '../audit/record-kinds.ts'
import { deciding } from '../delivery/delivery-input.ts'
import { type UndoableKind, undoableKinds } from './restore-deleted.ts'

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

/** Kinds that more people may see than change: bringing one back takes all of these areas. */
const changers: Partial<Record<UndoableKind, readonly AreaName[]>> = {
  deliveryWay: deciding,
  deliveryZone: deciding,
  pickupPoint: deciding,
}

/** The kinds whose deletion a caller can undo. */
export const kindsUndoneBy = (caller: Caller): UndoableKind[] => {
  const seen = kindsSeenBy(caller)
  return undoableKinds.filter(
    (kind) => seen.includes(kind) && (changers[kind] ?? []).every((area) => can(caller, area)),
  )
}

/** @throws FORBIDDEN */
export function assertCanUndo(caller: Caller, kind: UndoableKind): void {
  if (!kindsUndoneBy(caller).includes(kind)) throw new AppError('FORBIDDEN')
}
