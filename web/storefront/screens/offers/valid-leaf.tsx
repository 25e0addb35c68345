import { Plural, Trans } from '@lingui/react/macro'
import { useLanguage } from '../../../lib/language.tsx'
import { untilDay } from '../../../lib/until-day.ts'
import { formatWeekday } from '../../../lib/weekday.ts'
import type { LinkedOffer } from './queries.ts'

/** A leaf torn off a calendar: the last day, and how many are left. */
export function ValidLeaf({ offer: { validUntil, daysLeft } }: { offer: LinkedOffer }) {
  const language = useLanguage()
  const whole = untilDay(`${validUntil}T00:00:00Z`, language)
  // The big figure is the first word of it in Azerbaijani.
  const until = language === 'az' ? whole.replace(/^\d+\s/, '') : whole
  const isOver = daysLeft < 0
  const weekday = formatWeekday(validUntil, language)
  return (
    <div className="bg-paper text-key">
      <div aria-hidden="true" className="flex h-3 items-center justify-between bg-key px-6">
        <span className="size-2 rounded-full bg-yellow" />
        <span className="size-2 rounded-full bg-yellow" />
      </div>
      <div className="flex items-center gap-4 px-4 py-4">
        <p aria-hidden="true" className="type-d1 text-[64px]! leading-none! tabular-nums">
          {Number(validUntil.slice(8))}
        </p>
        <p className="min-w-0 font-extrabold text-[18px] leading-6">
          {isOver ? <Trans>The quote has expired</Trans> : <Trans>Valid {until}</Trans>}
          <span className="type-small block font-semibold first-letter:uppercase">
            {isOver && whole}
            {daysLeft === 0 && <Trans>Today is its last day.</Trans>}
            {daysLeft > 0 && (
              <>
                {weekday}.{' '}
                <b>
                  <Plural value={daysLeft} one="# day left" other="# days left" />.
                </b>
              </>
            )}
          </span>
        </p>
      </div>
    </div>
  )
}
