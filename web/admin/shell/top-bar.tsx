import { Trans, useLingui } from '@lingui/react/macro'
import { useLogOut } from '../../lib/account/log-out.ts'
import { sitePreviewAddress } from '../../lib/site-preview.ts'
import { useCompanyName } from '../../lib/use-company-name.ts'
import { IconButton } from '../../ui/admin/button.tsx'
import { commandKey } from '../../ui/admin/command-key.ts'
import {
  BurgerIcon,
  KeyboardIcon,
  LogOutIcon,
  MoonIcon,
  OutsideIcon,
  PanelIcon,
  RegistrationIcon,
  SearchIcon,
  SunIcon,
} from '../../ui/admin/icons.tsx'
import { KeyCap } from '../../ui/admin/key-cap.tsx'
import { AdminLanguages } from './languages.tsx'
import { preloadPalette } from './palette/palette.tsx'
import { NewMark } from './sidebar.tsx'
import { useTheme } from './theme.ts'

type TopBarProps = {
  hasNew: boolean
  sidebarShown: boolean
  onToggleSidebar: () => void
  onOpenDrawer: () => void
  onShowShortcuts: () => void
  onJump: () => void
}

export function TopBar({
  hasNew,
  sidebarShown,
  onToggleSidebar,
  onOpenDrawer,
  onShowShortcuts,
  onJump,
}: TopBarProps) {
  const { t } = useLingui()
  const logOut = useLogOut()
  return (
    <header className="sticky top-0 z-20 flex h-12 shrink-0 items-center gap-2 border-line2 border-b bg-desk px-2 admin:px-3 pointer-coarse:h-14">
      <IconButton label={t`Menu`} aria-haspopup="dialog" onClick={onOpenDrawer} className="admin:hidden!">
        <BurgerIcon size={18} />
        {hasNew && <Corner />}
      </IconButton>
      <IconButton
        label={sidebarShown ? t`Hide the menu` : t`Show the menu`}
        aria-expanded={sidebarShown}
        onClick={onToggleSidebar}
        className="max-admin:hidden!"
      >
        <PanelIcon />
        {hasNew && !sidebarShown && <Corner />}
      </IconButton>
      <span
        className={`flex min-w-0 items-center gap-2 md:max-w-48 md:shrink-0 font-(family-name:--font-display) text-[16px] font-bold ${sidebarShown ? 'admin:hidden' : ''}`}
      >
        <RegistrationIcon />
        <span className="min-w-0 truncate">{useCompanyName()}</span>
      </span>
      <JumpButton onJump={onJump} />
      <div className="flex shrink-0 items-center gap-1 max-md:hidden">
        <AdminLanguages />
        <SiteLink />
        <ThemeSwitch />
        <span className="pointer-coarse:hidden">
          <IconButton label={t`Keyboard shortcuts`} aria-haspopup="dialog" onClick={onShowShortcuts}>
            <KeyboardIcon />
          </IconButton>
        </span>
      </div>
      <IconButton label={t`Log out`} onClick={logOut}>
        <LogOutIcon />
      </IconButton>
    </header>
  )
}

/** Looks like the field that it opens; on phones a magnifier. */
function JumpButton({ onJump }: { onJump: () => void }) {
  const { t } = useLingui()
  const shared = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: onJump,
    onPointerEnter: preloadPalette,
    onFocus: preloadPalette,
  } as const
  return (
    <>
      <button
        type="button"
        {...shared}
        className="mr-auto ml-1 flex min-h-8 min-w-24 max-w-105 grow basis-24 items-center gap-2.5 rounded-[2px] border border-line2 bg-sheet px-2.5 text-left text-t3 hover:border-line hover:text-t2 max-md:hidden pointer-coarse:min-h-11"
      >
        <SearchIcon />
        <span className="min-w-0 grow truncate">
          <Trans>Jump or search…</Trans>
        </span>
        <span className="flex gap-1 max-lg:hidden">
          <KeyCap>{commandKey}</KeyCap>
          <KeyCap>K</KeyCap>
        </span>
      </button>
      <IconButton label={t`Jump or search…`} {...shared} className="ml-auto md:hidden!">
        <SearchIcon size={18} />
      </IconButton>
    </>
  )
}

const Corner = () => (
  <span className="absolute top-1.5 right-1.5 max-md:top-2.5 max-md:right-2.5 pointer-coarse:top-2.5 pointer-coarse:right-2.5">
    <NewMark />
  </span>
)

/** Opens a new tab, where staff aren't redirected back here. */
export const SiteLink = () => (
  <a
    href={sitePreviewAddress}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-8 whitespace-nowrap items-center gap-2 rounded-[2px] px-2.5 font-medium text-t2 hover:bg-line1 hover:text-key max-md:min-h-11 pointer-coarse:min-h-11"
  >
    <OutsideIcon />
    <Trans>View the site</Trans>
  </a>
)

export function ThemeSwitch() {
  const { t } = useLingui()
  const { theme, toggle } = useTheme()
  return (
    <IconButton
      label={theme === 'dark' ? t`Switch to the light theme` : t`Switch to the dark theme`}
      onClick={toggle}
    >
      {theme === 'dark' ? <MoonIcon /> : <SunIcon />}
    </IconButton>
  )
}
