import { useLingui } from '@lingui/react/macro'
import { areaLabel } from '../../kit/frame/area-names.ts'
import type { AreaChanges } from './role-edits.ts'

/** `+ Customers, − Orders`. */
export function ChangeLabel({ changes: { given, taken } }: { changes: AreaChanges }) {
  const { i18n } = useLingui()
  const texts = [
    ...given.map((area) => `+ ${i18n._(areaLabel[area].name)}`),
    ...taken.map((area) => `− ${i18n._(areaLabel[area].name)}`),
  ]
  return texts.join(', ')
}
