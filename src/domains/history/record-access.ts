import { AppError } from '../../lib/errors.ts'
import { type RecordKind, recordAreas } from '../journal/record-kinds.ts'
import { type Caller, may } from '../staff/access.ts'
import type { AreaName } from '../staff/areas.ts'

/** Who may see the history of one of these kinds, at least. */
export const areasOf = (kinds: readonly RecordKind[]): AreaName[] => [
  ...new Set(kinds.flatMap((kind): readonly AreaName[] => recordAreas[kind])),
]

/** A record's history is for who may see the record. @throws FORBIDDEN */
export function assertMaySee(caller: Caller, kind: RecordKind): void {
  const areas: readonly AreaName[] = recordAreas[kind]
  if (!areas.some((area) => may(caller, area))) throw new AppError('FORBIDDEN')
}
