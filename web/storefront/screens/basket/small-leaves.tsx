import type { LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'

/** The days of the lines as leaves of a calendar; for the eye only: each line says its day in words. */
export function SmallLeaves({ lines }: { lines: readonly LineQuote[] }) {
  const language = useLanguage()
  const ahead = lines.flatMap(({ id, name, readyOn }) =>
    readyOn === null ? [] : [{ id, name, day: readyOn }],
  )
  if (ahead.length === 0) return null
  return (
    <div aria-hidden="true" className="mb-5 grid grid-cols-3 gap-px border-key border-t-6 bg-yellow">
      {ahead.map(({ id, name, day }) => (
        <div key={id} className="bg-paper px-3 pt-2 pb-3 text-key">
          <p className="font-[1000] text-[40px] leading-10 tabular-nums [font-stretch:115%]">
            {Number(day.slice(8))}
          </p>
          <p className="text-[13px] leading-4.5">
            {formatDayAndMonth(day, language).replace(/\d+/, '').trim()}
          </p>
          <p className="truncate text-[13px] leading-4.5">{name}</p>
        </div>
      ))}
    </div>
  )
}
