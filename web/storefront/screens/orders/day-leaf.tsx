import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth, formatWeekday } from '../../../lib/weekday.ts'

/** A leaf of a calendar for a day `YYYY-MM-DD`, punched twice; for the eye only: the same stands as text beside it. */
export function DayLeaf({ day }: { day: string }) {
  const language = useLanguage()
  const month = formatDayAndMonth(day, language).replace(/\d+/, '').trim()
  return (
    <div aria-hidden="true" className="w-34 shrink-0 border-2 border-key bg-paper text-center max-md:w-28">
      <div className="flex h-3 justify-around bg-key px-5">
        <span className="my-auto size-1.5 rounded-full bg-yellow" />
        <span className="my-auto size-1.5 rounded-full bg-yellow" />
      </div>
      <p className="pt-2 font-[1000] text-[72px] leading-[64px] tabular-nums [font-stretch:125%] max-md:text-[48px] max-md:leading-[46px]">
        {Number(day.slice(8))}
      </p>
      <p className="px-1 pb-2 font-extrabold text-[15px] leading-5">
        {month}
        <span className="type-small block font-normal">{formatWeekday(day, language)}</span>
      </p>
    </div>
  )
}
