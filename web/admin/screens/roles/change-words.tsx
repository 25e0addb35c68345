import { useLingui } from '@lingui/react/macro'
import { areaWords } from '../../kit/frame/area-names.ts'
import type { AreaChanges } from './role-wishes.ts'

/** `+ Customers, − Orders`. */
export function ChangeWords({ changes: { given, taken } }: { changes: AreaChanges }) {
  const { i18n } = useLingui()
  const words = [
    ...given.map((area) => `+ ${i18n._(areaWords[area].name)}`),
    ...taken.map((area) => `− ${i18n._(areaWords[area].name)}`),
  ]
  return words.join(', ')
}
