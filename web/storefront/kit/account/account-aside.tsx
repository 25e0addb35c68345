import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLogOut } from '../../../lib/account/log-out.ts'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { accountMenu } from '../areas.ts'
import { ownDiscountQuery } from '../orders/order-parts.ts'

const entry =
  'flex min-h-12 w-full items-center border-key border-b text-left font-semibold hover:border-l-8 hover:border-l-ink hover:pl-3 aria-[current=page]:border-l-8 aria-[current=page]:border-l-ink aria-[current=page]:pl-3 aria-[current=page]:font-extrabold'

/**
 * The account's own menu beside its pages, what a page has `below` it, and the customer's discount; on phones the
 * side menu has the entries.
 */
export function AccountAside({ below }: { below?: ReactNode }) {
  const { i18n, t } = useLingui()
  const logOut = useLogOut()
  return (
    <aside className="flex flex-col gap-11">
      <nav aria-label={t`My account`} className="hidden lg:block">
        <ul>
          {accountMenu.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={entry}>
                {i18n._(label)}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={entry} onClick={logOut}>
              <Trans>Log out</Trans>
            </button>
          </li>
        </ul>
      </nav>
      {below}
      <OwnDiscount />
    </aside>
  )
}

/**
 * The customer's discount from the spend of three years, or the first one within reach, and how much is missing to
 * the next; it shows nothing when loading fails.
 */
function OwnDiscount() {
  const { data } = useQuery(ownDiscountQuery({ api: useApi() }))
  if (!data || (data.percentage === 0 && !data.next)) return null
  return (
    <section aria-labelledby="own-discount">
      <h2 id="own-discount" className="type-label text-[14px]! text-grey">
        <Trans>Your own discount</Trans>
      </h2>
      {data.percentage > 0 || !data.next ? (
        <Figure percentage={data.percentage} />
      ) : (
        <>
          <p className="type-card">
            <Trans>
              From <Money azn={data.budget + data.next.missing} />
            </Trans>
          </p>
          <Figure percentage={data.next.percentage} />
        </>
      )}
      <p className="type-small pt-3">
        <Trans>
          You have spent <Money azn={data.budget} /> in the last 3 years.
        </Trans>{' '}
        {data.next && <NextDiscount {...data.next} />}
      </p>
    </section>
  )
}

function Figure({ percentage }: { percentage: number }) {
  return (
    <p className="type-d2 text-[64px]! leading-none! tabular-nums lg:text-[72px]!">
      {formatNumber(percentage, useLanguage())}
      <span className="pl-[0.12em] text-[0.8em]">%</span>
    </p>
  )
}

function NextDiscount({ missing, percentage }: { missing: number; percentage: number }) {
  const language = useLanguage()
  const next = formatNumber(percentage, language)
  return (
    <Trans>
      Spend <Money azn={missing} /> more, and your discount becomes {next}%.
    </Trans>
  )
}
