import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Choice } from '../../../../../src/domains/options/configuration.ts'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminInput } from '../../../../ui/admin/inputs.tsx'
import { useCellWords } from '../use-options-words.ts'
import type { ChangeChoice } from './choice-panel.tsx'
import { readFolds } from './read-folds.ts'

type FoldsFieldProps = { choice: Choice; error: string | undefined; change: ChangeChoice }

/** Where the template folds it: `99; 198`, mm from the left edge; empty for a piece that isn't folded. */
export function FoldsField({ choice, error, change }: FoldsFieldProps) {
  const { t } = useLingui()
  const words = useCellWords()
  const [typed, type] = useState<string | null>(null)
  const read = typed === null ? null : readFolds(typed)
  const isWrong = typed !== null && read === null
  const wrong = isWrong ? t`Millimetres from the left edge, ascending: 99; 198` : error
  return (
    <AdminField label={t`Fold lines, mm`} {...(wrong && { error: wrong })}>
      <AdminInput
        inputMode="decimal"
        maxLength={160}
        value={typed ?? (choice.folds ?? []).map(words.figure).join('; ')}
        onChange={({ target }) => {
          type(target.value)
          const folds = readFolds(target.value)
          if (folds) change({ folds: folds.length > 0 ? folds : undefined }, 'folds')
        }}
        onBlur={() => !isWrong && type(null)}
      />
    </AdminField>
  )
}
