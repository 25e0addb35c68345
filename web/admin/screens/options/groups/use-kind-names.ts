import { useLingui } from '@lingui/react/macro'
import type { GroupKind } from '../new-groups.ts'

/** What a group is of. */
export function useKindNames(): Record<GroupKind, string> {
  const { t } = useLingui()
  return {
    size: t`Size`,
    material: t({ message: 'Paper', context: 'option' }),
    sides: t`Sides`,
    finishing: t`Finishing`,
    turnaround: t({ message: 'Time', context: 'option' }),
    other: t({ message: 'Something else', context: 'option' }),
  }
}
