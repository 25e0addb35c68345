import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { UserData } from '../../lib/device.ts'
import { IconButton } from '../../ui/admin/button.tsx'
import { DialogFrame } from '../../ui/admin/dialog-frame.tsx'
import { CloseIcon } from '../../ui/admin/icons.tsx'
import type { WaitingCounts } from '../kit/frame/menu.ts'
import { AdminLanguages } from './languages.tsx'
import { Sidebar } from './sidebar.tsx'
import { SiteLink, ThemeSwitch } from './top-bar.tsx'

type DrawerProps = { user: UserData; waiting: WaitingCounts; onClose: () => void }

/** The sidebar under 992 px (ADM-10), as a modal; rendered means open. */
export function Drawer({ user, waiting, onClose }: DrawerProps) {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const opened = useRef(pathname)
  useEffect(() => {
    if (pathname !== opened.current) onClose()
  }, [pathname, onClose])
  useEffect(() => {
    const wide = matchMedia('(width >= 992px)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])
  return (
    <DialogFrame
      label={t`Menu`}
      onClose={onClose}
      className="inset-y-0 left-0 h-dvh w-[min(280px,calc(100vw-48px))] bg-desk text-key"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only hears that a link in it was followed */}
      <div
        className="flex h-full flex-col"
        // Also a link to where one already is.
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
      >
        <span className="absolute top-2 right-2">
          <IconButton label={t`Close`} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </span>
        <Sidebar user={user} waiting={waiting} />
        <div className="flex flex-wrap items-center justify-between border-line2 border-t px-2 py-1.5 md:hidden">
          <SiteLink />
          <ThemeSwitch />
          <AdminLanguages />
        </div>
      </div>
    </DialogFrame>
  )
}
