import { choiceLabels, choicesInLine } from '../../../../src/domains/options/choice-labels.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { OrderRow } from './queries.ts'

type Chosen = Pick<OrderRow, 'options'>
type ChoicesProps = { order: Chosen; className?: string }

/**
 * What was chosen, in one line: `A3 · tünd göy · iki üzlü`; cut after two lines, with the whole text as its
 * title. Renders nothing without choices.
 */
export function ChoicesLine({ order: { options }, className }: ChoicesProps) {
  const language = useLanguage()
  const line = options ? choicesInLine(options.choices, language) : ''
  if (line === '') return null
  return (
    <span title={line} className={classNames('line-clamp-2 wrap-anywhere', className)}>
      {line}
    </span>
  )
}

/** All choices, group by group. Renders nothing without choices. */
export function ChoiceList({ order: { options }, className }: ChoicesProps) {
  const language = useLanguage()
  const chosen = options ? choiceLabels(options.choices, language) : []
  if (chosen.length === 0) return null
  return (
    <dl
      className={classNames('grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-3 gap-y-0.5', className)}
    >
      {chosen.map(({ label, value }) => (
        <div key={`${label}/${value}`} className="contents">
          <dt className="font-normal text-t3 wrap-anywhere">{label}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether the order has choices. */
export const hasChoices = ({ options }: Chosen): boolean => (options?.choices.length ?? 0) > 0
