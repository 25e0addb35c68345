import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from '../../../../src/lib/languages.ts'
import { CheckIcon } from '../../../ui/admin/icons.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { countTexts, isEmpty, type Left, type TextField } from './text-states.ts'
import type { Editor } from './use-editor.ts'

type LanguageMarkProps = {
  editor: Pick<Editor, 'values' | 'changed'>
  fields: readonly Pick<TextField, 'key' | 'required'>[]
  language: Language
  left: Left
  /** Shows only a figure, for tabs on phones. */
  short?: boolean
}

/** Complete, empty, or how many texts are missing or were overtaken by the az text. */
export function LanguageMark({ editor, fields, language, left, short = false }: LanguageMarkProps) {
  const missing = countTexts(editor, fields, language, 'missing', left)
  const outdated = countTexts(editor, fields, language, 'outdated', left)
  const place = short ? undefined : 'ml-auto shrink-0'
  if (missing > 0)
    return (
      <Mark kind="error" className={place}>
        <Figure value={missing} short={short}>
          <Plural value={missing} one="# missing" other="# missing" />
        </Figure>
      </Mark>
    )
  if (outdated > 0)
    return (
      <Mark kind="warn" className={place}>
        <Figure value={outdated} short={short}>
          <Plural value={outdated} one="# outdated" other="# outdated" />
        </Figure>
      </Mark>
    )
  if (isEmpty(editor.values, fields, language))
    return (
      <Mark kind="plain" className={place}>
        <Trans context="texts">empty</Trans>
      </Mark>
    )
  return (
    <Mark kind="ok" className={place}>
      <CheckIcon size={12} />
      <span className={short ? 'max-sm:sr-only' : undefined}>
        <Trans>complete</Trans>
      </span>
    </Mark>
  )
}

/** On phones the tab only has room for the figure. */
const Figure = ({ value, short, children }: { value: number; short: boolean; children: ReactNode }) => (
  <>
    {short && (
      <span aria-hidden="true" className="sm:hidden">
        {value}
      </span>
    )}
    <span className={short ? 'max-sm:sr-only' : undefined}>{children}</span>
  </>
)
