import { Trans } from '@lingui/react/macro'
import type { TextKind } from '../../../../src/domains/content/definitions.ts'
import { Mark } from '../../../ui/admin/mark.tsx'
import { missingIn, type TextField } from '../editor/text-states.ts'
import type { Values } from '../editor/values.ts'
import { OutdatedMark } from '../gaps/outdated-mark.tsx'
import { useOutdatedCount } from '../history/use-outdated-count.ts'

type TranslationMarksProps = {
  kind: TextKind
  id: number
  values: Values
  fields: readonly Pick<TextField, 'key'>[]
  /** The record isn't on the site. */
  hidden?: boolean
}

/**
 * How many texts a card's record lacks in Russian and in English, and how many are outdated; renders nothing
 * where all are complete.
 */
export function TranslationMarks({ kind, id, values, fields, hidden = false }: TranslationMarksProps) {
  const outdated = useOutdatedCount(kind, id)
  const ru = missingIn(values, fields, 'ru')
  const en = missingIn(values, fields, 'en')
  return (
    <p className="flex flex-wrap gap-1 pt-1.5 empty:hidden">
      {hidden && (
        <Mark kind="plain">
          <Trans>hidden</Trans>
        </Mark>
      )}
      {ru > 0 && <Mark kind="error">{`RU −${ru}`}</Mark>}
      {en > 0 && <Mark kind="error">{`EN −${en}`}</Mark>}
      <OutdatedMark language="RU" count={outdated.ru} />
      <OutdatedMark language="EN" count={outdated.en} />
    </p>
  )
}
