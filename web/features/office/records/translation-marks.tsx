import { Trans } from '@lingui/react/macro'
import { Mark } from '../../../ui/office/mark.tsx'
import { missingIn, type TextField } from '../editor/text-states.ts'
import type { Values } from '../editor/values.ts'

type TranslationMarksProps = {
  values: Values
  fields: readonly Pick<TextField, 'key'>[]
  /** It isn't on the site. */
  hidden?: boolean
}

/** How many texts a card's record lacks in Russian and in English; nothing where all is there. */
export function TranslationMarks({ values, fields, hidden = false }: TranslationMarksProps) {
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
    </p>
  )
}
