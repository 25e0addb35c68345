import { useLingui } from '@lingui/react/macro'
import { definitions } from '../../../../src/domains/content/definitions.ts'
import type { TextField } from '../editor/text-states.ts'

/** The text of a record's picture. */
export function useAltField(): TextField {
  const { t } = useLingui()
  const hint = t`What the picture shows, for people who can’t see it.`
  return { key: 'alt', label: t`Alternative text`, hint, ...definitions.project.texts.alt, rows: 2 }
}
