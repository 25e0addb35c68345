import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { Money } from '../../../ui/money.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { type Age, ageNames, ages, type Debts } from './payments-search.ts'

type AgeCellsProps = {
  debts: Debts
  chosen: Age | undefined
  onChoose: (age: Age) => void
}

/** What is owed by how long it has been due; each filters the list. */
export function AgeCells(props: AgeCellsProps) {
  const isPhone = !useMedia('(width >= 768px)')
  return isPhone ? <PhoneAges {...props} /> : <WideAges {...props} />
}

const sumOf = (values: Record<Age, number>, of: readonly Age[]): number =>
  of.reduce((sum, age) => sum + values[age], 0)
const late = ageNames.filter((age) => age !== 'notDue')

const Orders = ({ count }: { count: number }) => <Plural value={count} one="# order" other="# orders" />

function WideAges({ debts, chosen, onChoose }: AgeCellsProps) {
  const { t, i18n } = useLingui()
  const most = Math.max(...Object.values(debts.ages))
  return (
    <ul
      aria-label={t`What is owed by age`}
      className="mb-4 grid grid-cols-3 gap-px border-key border-t-2 border-b border-b-line2 bg-line2 xl:grid-cols-6"
    >
      {ageNames.map((age) => (
        <li key={age} className="bg-paper">
          <button
            type="button"
            aria-pressed={age === chosen}
            onClick={() => onChoose(age)}
            className="block size-full px-3.5 py-2.5 text-left hover:bg-line1 aria-pressed:bg-cyan-ground aria-pressed:shadow-[inset_0_-3px_0_var(--cyan)]"
          >
            <span className="admin-meta block text-t2">{i18n._(ages[age].name)}</span>
            <Figure>{debts.counts[age] === 0 ? '—' : <Money azn={debts.ages[age]} />}</Figure>
            <span className="admin-meta block min-h-4 text-t2">
              {debts.counts[age] > 0 && <Orders count={debts.counts[age]} />}
            </span>
            <AgeBar age={age} value={debts.ages[age]} most={most} className="mt-1.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const Figure = ({ children }: { children: ReactNode }) => (
  <strong className="block font-(family-name:--font-display) text-[16px] font-semibold leading-6 max-md:text-[18px] max-md:leading-8">
    {children}
  </strong>
)

/** On a phone the two sums that matter, and a row for each age that holds something. */
function PhoneAges({ debts, chosen, onChoose }: AgeCellsProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const held = late.filter((age) => debts.counts[age] > 0)
  const most = Math.max(...held.map((age) => debts.ages[age]))
  const lateSum = sumOf(debts.ages, late)
  return (
    <section
      aria-label={t`What is owed by age`}
      className="mb-4 border-key border-t-2 border-b border-b-line2 bg-paper"
    >
      <div className="grid grid-cols-2 divide-x divide-line2">
        <p className="px-3.5 py-2.5">
          <span className="admin-meta block text-t2">
            <Trans context="payments">Open</Trans>
          </span>
          <Figure>
            <Money azn={debts.owed} />
          </Figure>
          <span className="admin-meta text-t2">
            <Orders count={sumOf(debts.counts, ageNames)} />
          </span>
        </p>
        <p className={classNames('px-3.5 py-2.5', lateSum > 0 && 'text-error')}>
          <span className="admin-meta block text-t2">
            <Trans context="payments">Overdue</Trans>
          </span>
          <Figure>
            <Money azn={lateSum} />
          </Figure>
          <span className="admin-meta text-t2">
            <Orders count={sumOf(debts.counts, late)} />
          </span>
        </p>
      </div>
      {held.length > 0 && (
        <ul className="border-line2 border-t py-1.5">
          {held.map((age) => (
            <li key={age}>
              <button
                type="button"
                aria-pressed={age === chosen}
                onClick={() => onChoose(age)}
                className="grid min-h-11 w-full grid-cols-[7.5rem_1fr_auto] items-center gap-x-3 px-3.5 text-left aria-pressed:bg-cyan-ground"
              >
                {i18n._(ages[age].name)}
                <AgeBar age={age} value={debts.ages[age]} most={most} />
                <span className="min-w-20 text-right tabular-nums">
                  {formatAmount(debts.ages[age], language)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type AgeBarProps = { age: Age; value: number; most: number; className?: string }

/** Key while it isn't due, yellow up to 30 days, red after; the figure stands beside it. */
const AgeBar = ({ age, value, most, className }: AgeBarProps) => (
  <span aria-hidden="true" className={classNames('block h-1.5 bg-line1', className)}>
    {value > 0 && (
      <span
        className={classNames('block h-full min-w-px', ages[age].ink)}
        style={{ width: `${(value / most) * 100}%` }}
      />
    )}
  </span>
)
