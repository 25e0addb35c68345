import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatPromised, formatShortWeekday } from '../../../../lib/weekday.ts'
import type { LocalChoice } from '../../../kit/options/options-query.ts'
import type { Ready } from './use-ready.ts'

type GridHeadProps = {
  /** A single null where nothing of the kind is chosen. */
  turnarounds: readonly (LocalChoice | null)[]
  current: string | null
  ready: Ready | null
}

/** Each turnaround with the day that it is ready on; a bar below the chosen one. */
export const GridHead = ({ turnarounds, current, ready }: GridHeadProps) => (
  <thead>
    <tr>
      <th scope="col" className="grid-head-cell type-small w-[19%] pl-0! font-normal text-grey">
        <Trans>Run, pcs</Trans>
      </th>
      {turnarounds.map((turnaround) => {
        const key = turnaround?.key ?? null
        const day = ready?.dayOf(turnaround?.days ?? null) ?? null
        return (
          <th
            key={key}
            scope="col"
            className={`grid-head-cell ${key !== null && key === current ? 'column-bar' : 'text-grey'}`}
          >
            <span className="grid-head text-key">{turnaround?.name ?? <Trans>Price</Trans>}</span>
            {day !== null && <ReadyDay day={day} />}
          </th>
        )
      })}
    </tr>
  </thead>
)

/** Short on phones. */
function ReadyDay({ day }: { day: string }) {
  const language = useLanguage()
  const date = formatDate(`${day}T12:00:00Z`, language, 'dayOfMonth')
  const short = [date, formatShortWeekday(day, language)]
  return (
    <time dateTime={day} className="grid-day">
      <span className="md:hidden">{(language === 'az' ? short : short.toReversed()).join(', ')}</span>
      <span className="max-md:hidden">{formatPromised(day, language)}</span>
    </time>
  )
}
