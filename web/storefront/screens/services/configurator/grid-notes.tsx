import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { bakuDate } from '../../../../../src/lib/days.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth, formatHour } from '../../../../lib/weekday.ts'
import type { OrderedItem } from './order-choice.tsx'
import type { ProductChoice } from './use-choice.ts'
import type { Ready } from './use-ready.ts'

type GridNotesProps = {
  ready: Ready | null
  /** From here on prices are on request. */
  most: number
  chosen: ProductChoice
  item: OrderedItem
}

/** Below the grid: until when its days stand, and where to ask about more pieces than it has prices for. */
export function GridNotes({ ready, most, chosen, item }: GridNotesProps) {
  const figure = formatNumber(most, useLanguage())
  const asked = { ...item, count: Math.max(most + 1, chosen.count), options: chosen.selection }
  return (
    <div className="type-small flex flex-wrap justify-between gap-x-8 gap-y-2 pt-4 text-grey">
      {ready && (
        <p className="max-w-105">
          <DaysStand ready={ready} /> <Trans>Weekends and holidays don’t count.</Trans>
        </p>
      )}
      <p>
        <Trans>More than {figure} pieces?</Trans>{' '}
        <Link to="/order" search={asked} className="font-bold text-key underline underline-offset-4">
          <Trans>Ask us for a price</Trans>
        </Link>
      </p>
    </div>
  )
}

function DaysStand({ ready: { approveBy, today, needsArtwork } }: { ready: Ready }) {
  const language = useLanguage()
  const hour = formatHour(approveBy)
  const last = bakuDate(new Date(approveBy))
  const lastDay = formatDayAndMonth(last, language)
  if (!needsArtwork)
    return last === today ? (
      <Trans>The days hold if the order is accepted by {hour} today.</Trans>
    ) : (
      <Trans>
        The days hold if the order is accepted by {hour}, {lastDay}.
      </Trans>
    )
  if (last === today) return <Trans>The days hold if the artwork is approved by {hour} today.</Trans>
  return (
    <Trans>
      The days hold if the artwork is approved by {hour}, {lastDay}.
    </Trans>
  )
}
