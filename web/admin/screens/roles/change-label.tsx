import { useLingui } from '@lingui/react/macro'
import { areaLabel } from '../../kit/frame/area-names.ts'
import type { AreaChanges } from './role-wishes.ts'

/** `+ Customers, − Orders`. */
export function ChangeLabel({ changes: { given, taken } }: { changes: AreaChanges }) {
  const { i18n } = useLingui()
  const words = [
    ...given.map((area) => `+ ${i18n._(areaLabel[area].name)}`),
    ...taken.map((area) => `− ${i18n._(areaLabel[area].name)}`),
  ]
  return words.join(', ')
}
