import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLogOut } from '../../../lib/account/log-out.ts'
import { useBackCloses } from '../../../lib/back-closes.ts'
import { useUser } from '../../../lib/session.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Close } from '../../../ui/icons.tsx'
import { useLogIn } from '../account/login.tsx'
import { accountMenu, isByLink, sideMenu } from '../areas.ts'
import { telHref, useContactLines, useSocialAccounts } from '../contact/contact-data.ts'
import { SiteLogo } from '../site-logo.tsx'
import { LanguageSwitch } from './language-switch.tsx'

const small = 'min-h-11 border-current font-semibold underline decoration-1 underline-offset-8'

/** The menu of small screens fills the screen, as a modal of the browser's own. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { i18n, t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  useBackCloses(open, onClose)
  return (
    <dialog
      ref={dialog}
      aria-label={t`Menu`}
      // The event comes in a task of its own: if it has been opened again by then, it stays open.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper text-key"
    >
      <div className="flex min-h-full flex-col px-5 md:px-12">
        <div className="flex h-16 shrink-0 items-center justify-between border-key border-b">
          <Link to="/" onClick={onClose} aria-label={t`Home`} className="flex min-h-11 items-center">
            <SiteLogo className="h-7 text-[30px]" />
          </Link>
          <button
            type="button"
            aria-label={t`Close`}
            onClick={onClose}
            className="-mr-3 grid size-11 place-items-center"
          >
            <Close />
          </button>
        </div>
        <nav aria-label={t`Menu`}>
          <ul>
            {sideMenu.map(({ to, label, ink }) => (
              <li key={to} data-ink={ink}>
                <Link
                  to={to}
                  onClick={onClose}
                  activeOptions={{ exact: to === '/' }}
                  className="type-d3 group flex min-h-19 items-center border-key border-b text-[36px]! leading-none!"
                >
                  {to !== '/' && <span aria-hidden="true" className="mr-4 w-3 self-stretch bg-ink" />}
                  <span className="group-aria-[current=page]:border-key group-aria-[current=page]:border-b-4">
                    {i18n._(label)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto flex flex-col gap-5 pt-8 pb-5">
          {!isByLink(pathname) && <Account onClose={onClose} />}
          <WaysToUs />
          <LinkButton to="/order" wide arrow onClick={onClose}>
            <Trans>Place order</Trans>
          </LinkButton>
          <LanguageSwitch wide />
        </div>
      </div>
    </dialog>
  )
}

/** The links to the account's pages, or the button to log in. */
function Account({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const user = useUser()
  const logOut = useLogOut()
  const openLogIn = useLogIn()
  return (
    <div className="flex flex-wrap gap-x-6">
      {user ? (
        <>
          {accountMenu.slice(0, -1).map(({ to, label }) => (
            <Link key={to} to={to} onClick={onClose} className={`${small} inline-flex items-center`}>
              {i18n._(label)}
            </Link>
          ))}
          <button type="button" className={small} onClick={logOut}>
            <Trans>Log out</Trans>
          </button>
        </>
      ) : (
        <button
          type="button"
          className={small}
          onClick={() => {
            onClose()
            openLogIn()
          }}
        >
          <Trans>Log in or register</Trans>
        </button>
      )}
    </div>
  )
}

/** What the header's upper line shows on wide screens. */
function WaysToUs() {
  const { t } = useLingui()
  const social = useSocialAccounts()
  const way = 'inline-flex min-h-11 items-center'
  return (
    <div className="type-small flex flex-wrap gap-x-6">
      {useContactLines().map(({ phone, email }) => (
        <address key={phone + email} className="contents not-italic">
          {phone && (
            <a href={telHref(phone)} className={way}>
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={way}>
              {email}
            </a>
          )}
        </address>
      ))}
      <ul aria-label={t`Social networks`} className="contents">
        {social.map(({ id, name, platform, link }) => (
          <li key={id}>
            <a href={link} target="_blank" rel="noopener noreferrer" className={way}>
              {platform || name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
