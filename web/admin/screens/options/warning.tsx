import { Plural } from '@lingui/react/macro'
import { memo } from 'react'
import { missingIn } from './new-groups.ts'
import type { OptionsValues } from './options-values.ts'

type WarningProps = Pick<OptionsValues, 'groups' | 'rules'> & {
  /** Cells that can't be saved. */
  errors: number
}

/** For the save bar: what must be mended, and which translations are missing. */
export const Warning = memo(function Warning({ groups, rules, errors }: WarningProps) {
  const texts = [
    ...groups.flatMap((group) => [group, ...group.choices].flatMap(({ name, hint }) => [name, hint])),
    ...rules.map(({ reason }) => reason),
  ]
  const missing = texts.reduce((sum, text) => sum + missingIn(text).length, 0)
  if (errors > 0)
    return (
      <span className="font-medium text-error">
        <Plural value={errors} one="# error to mend" other="# errors to mend" />
      </span>
    )
  if (missing === 0) return null
  return <Plural value={missing} one="# translation is empty" other="# translations are empty" />
})
