import { useLingui } from '@lingui/react/macro'
import type { TextField } from '../editor/text-states.ts'

/** The text of a record's picture; `max` as the server has it. */
export function useAltField(): TextField {
  const { t } = useLingui()
  const hint = t`What the picture shows, for people who can’t see it.`
  return { key: 'alt', label: t`Alternative text`, hint, max: 300, rows: 2 }
}
