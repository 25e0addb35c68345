import { Plural } from '@lingui/react/macro'
import { missingTranslations, type TextField } from './text-states.ts'
import type { Values } from './values.ts'

type EmptyTranslationsProps = { values: Values; fields: readonly Pick<TextField, 'key'>[] }

/** The save bar's warning: how many translations visitors will read in Azerbaijani. */
export function EmptyTranslations({ values, fields }: EmptyTranslationsProps) {
  const missing = missingTranslations(values, fields)
  if (missing === 0) return null
  return <Plural value={missing} one="# translation is empty" other="# translations are empty" />
}
