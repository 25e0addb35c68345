import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLogOut } from '../../../lib/account/log-out.ts'
import { accountMenu } from '../areas.ts'
import { OwnDiscount } from './own-discount.tsx'

const entry =
  'flex min-h-12 w-full items-center border-key border-b text-left font-semibold hover:border-l-8 hover:border-l-ink hover:pl-3 aria-[current=page]:border-l-8 aria-[current=page]:border-l-ink aria-[current=page]:pl-3 aria-[current=page]:font-extrabold'

/** The account's own menu beside its pages, and the customer's discount; on phones the side menu has the entries. */
export function AccountAside() {
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
      <OwnDiscount />
    </aside>
  )
}
