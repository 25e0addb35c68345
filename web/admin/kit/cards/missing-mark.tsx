import { Plural } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Mark } from '../../../ui/admin/mark.tsx'
import type { EmptyTranslations } from '../editor/empty-translations.tsx'
import { missingTranslations } from '../editor/text-states.ts'

/** How many translations a card lacks; nothing where all are there. */
export function MissingMark({ values, fields }: ComponentProps<typeof EmptyTranslations>) {
  const missing = missingTranslations(values, fields)
  if (missing === 0) return null
  return (
    <Mark kind="error">
      <Plural value={missing} one="# missing" other="# missing" />
    </Mark>
  )
}
