import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Selection } from '../../../../src/domains/options/configuration.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { chosenWords } from './chosen-words.ts'
import type { LocalConfiguration } from './options-query.ts'

type ChosenListProps = {
  configuration: LocalConfiguration
  selection: Selection
  /** Lines below those of the choice. */
  children?: ReactNode
}

/** The choice in words, a line for each group. */
export function ChosenList({ configuration, selection, children }: ChosenListProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const lines = chosenWords(configuration, selection, (size) => {
    const [width, height] = [formatNumber(size.width, language), formatNumber(size.height, language)]
    return t`${width} × ${height} mm`
  })
  return (
    <dl className="type-small grid gap-y-1.5">
      {lines.map(({ key, label, value }) => (
        <ChosenLine key={key} label={label}>
          {value}
        </ChosenLine>
      ))}
      {children}
    </dl>
  )
}

export const ChosenLine = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(88px,108px)_minmax(0,1fr)] gap-x-4">
    <dt className="break-words">{label}</dt>
    <dd className="break-words font-bold">{children}</dd>
  </div>
)
