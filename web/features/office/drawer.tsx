import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { UserData } from '../../lib/device.ts'
import { IconButton } from '../../ui/office/button.tsx'
import { CloseIcon } from '../../ui/office/icons.tsx'
import type { WaitingCounts } from './menu.ts'
import { OfficeLanguages } from './office-languages.tsx'
import { Sidebar } from './sidebar.tsx'
import { SiteLink, ThemeSwitch } from './top-bar.tsx'

type DrawerProps = { user: UserData; waiting: WaitingCounts; onClose: () => void }

/** The sidebar under 992 px (specification 2), as a modal of the browser's own; rendered means open. */
export function Drawer({ user, waiting, onClose }: DrawerProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  const opened = useRef(pathname)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (pathname !== opened.current) onClose()
  }, [pathname, onClose])
  useEffect(() => {
    const wide = matchMedia('(width >= 992px)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal by Esc; this is the veil
    <dialog
      ref={dialog}
      aria-label={t`Menu`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        const target = event.target as Element
        // Also a link to where one already is.
        if (target === event.currentTarget || target.closest('a')) onClose()
      }}
      className="m-0 h-dvh max-h-none w-[min(280px,calc(100vw-48px))] max-w-none bg-desk text-key backdrop:bg-black/45 motion-safe:animate-[office-enter_120ms_ease-out]"
    >
      <div className="flex h-full flex-col">
        <span className="absolute top-2 right-2">
          <IconButton label={t`Close`} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </span>
        <Sidebar user={user} waiting={waiting} />
        <div className="flex flex-wrap items-center justify-between border-line2 border-t px-2 py-1.5 md:hidden">
          <SiteLink />
          <ThemeSwitch />
          <OfficeLanguages />
        </div>
      </div>
    </dialog>
  )
}
