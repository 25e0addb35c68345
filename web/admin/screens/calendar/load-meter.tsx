import { Trans } from '@lingui/react/macro'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { type Calendar, closedOn, type Kind, loadOn } from './calendar-model.ts'
import type { Picked } from './use-moving-job.ts'

type LoadMeterProps = { calendar: Calendar; kind: Kind; day: Day; picked: Picked | null; large?: boolean }

/**
 * How full a kind of work is on a day; cyan is what the picked-up job would add, red with a stop is too much.
 */
export function LoadMeter({ calendar, kind, day, picked, large = false }: LoadMeterProps) {
  const language = useLanguage()
  const closed = closedOn(calendar, day, kind.id)
  const now = loadOn(calendar, kind, day)
  const after = picked?.to ? loadOn(calendar, kind, day, { job: picked.job, to: picked.to }) : now
  const name = pick(kind, 'name', language)
  return (
    <span
      className={classNames(
        'grid items-center',
        large
          ? 'min-h-8 gap-x-2 grid-cols-[110px_minmax(0,1fr)_52px]'
          : 'grid-cols-[minmax(0,1fr)_minmax(14px,30px)_minmax(36px,auto)] gap-x-1 text-[12px] leading-3.5 @max-[7.2rem]:mb-1 @max-[7.2rem]:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <span className="truncate text-t2" title={name}>
        {name}
      </span>
      <span
        className={
          large ? undefined : '@max-[7.2rem]:col-span-2 @max-[7.2rem]:row-start-2 @max-[7.2rem]:min-h-1.5'
        }
      >
        {!closed && <Meter before={Math.min(now.percent, after.percent)} after={after.percent} />}
      </span>
      <span className="whitespace-nowrap text-right tabular-nums">
        {closed ? (
          <span className="text-t3">
            <Trans>down</Trans>
          </span>
        ) : (
          `${after.percent}\u00a0%`
        )}
      </span>
    </span>
  )
}

/** Decorative: the percentage stands beside it. */
export const Meter = ({ before, after }: { before: number; after: number }) => (
  <span aria-hidden="true" className="relative flex h-1.5 overflow-hidden bg-line1">
    {after > 100 ? (
      <span className="h-full w-full border-key border-r-3 bg-error" />
    ) : (
      <>
        <span className="h-full bg-key" style={{ width: `${before}%` }} />
        <span className="h-full bg-cyan" style={{ width: `${Math.max(after - before, 0)}%` }} />
      </>
    )}
  </span>
)
