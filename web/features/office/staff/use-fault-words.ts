import { useLingui } from '@lingui/react/macro'
import type { Faults } from '../../account/form-rules.ts'

/** What is wrong with the fields of a form, in the reader's language. */
export function useFaultWords(): (faults: Faults<string>) => Record<string, string> {
  const { i18n } = useLingui()
  return (faults) =>
    Object.fromEntries(
      Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, i18n._(fault)]] : [])),
    )
}
