import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useLogOut } from '../../../lib/account/log-out.ts'
import { useClient } from '../../../lib/api.ts'
import { isUnknown, ownerHere } from '../../../lib/basket/device-basket.ts'
import { syncBasket } from '../../../lib/basket/sync-basket.ts'
import { writeStored } from '../../../lib/device.ts'
import { ChevronDown } from '../../../ui/icons.tsx'
import { accountMenu } from '../areas.ts'
import { useSocialAccounts } from '../contact/contact-data.ts'

/** The signed-in user's name, and what opens under it. */
export function AccountMenu({ name }: { name: string }) {
  const { i18n, t } = useLingui()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const logOut = useLogOut()
  const social = useSocialAccounts()
  // While a user is signed in, their data is on the device too (WEB-13); logging out clears it.
  useEffect(() => void writeStored('socialData', JSON.stringify(social)), [social])
  useJoinedBasket()
  useEffect(() => {
    if (!open) return
    const close = (event: Event) => {
      if (
        event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node)
      )
        setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [open])
  const entry = 'flex min-h-12 w-full items-center px-5 text-left hover:bg-yellow'
  return (
    <div ref={box} className="relative min-w-0">
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-11 max-w-full items-center gap-2 font-semibold"
        onClick={() => setOpen(!open)}
      >
        <span className="max-w-40 truncate">{name}</span>
        <ChevronDown size={14} />
      </button>
      {open && (
        <nav
          aria-label={t`My account`}
          className="absolute top-full right-0 z-20 w-56 border border-key bg-paper text-key"
        >
          <ul className="divide-y divide-key">
            {accountMenu.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={entry} onClick={() => setOpen(false)}>
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
      )}
    </div>
  )
}

/** After signing in, the lines that the visitor put into the basket join the account's (BSK-3). */
function useJoinedBasket(): void {
  const client = useClient()
  useEffect(() => {
    const owner = ownerHere()
    // When that fails, the device keeps them, and the next page tries again.
    if (owner !== null && isUnknown(owner)) void syncBasket(client).catch(() => undefined)
  }, [client])
}
