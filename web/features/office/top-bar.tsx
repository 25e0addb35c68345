import { Trans, useLingui } from '@lingui/react/macro'
import { sitePreviewAddress } from '../../lib/site-preview.ts'
import { IconButton } from '../../ui/office/button.tsx'
import {
  BurgerIcon,
  KeyboardIcon,
  LogOutIcon,
  MoonIcon,
  OutsideIcon,
  PanelIcon,
  RegistrationIcon,
  SunIcon,
} from '../../ui/office/icons.tsx'
import { useLogOut } from '../account/log-out.ts'
import { OfficeLanguages } from './office-languages.tsx'
import { NewMark } from './sidebar.tsx'
import { useTheme } from './theme.ts'

type TopBarProps = {
  hasNew: boolean
  sidebarShown: boolean
  onToggleSidebar: () => void
  onOpenDrawer: () => void
  onShowShortcuts: () => void
}

export function TopBar({
  hasNew,
  sidebarShown,
  onToggleSidebar,
  onOpenDrawer,
  onShowShortcuts,
}: TopBarProps) {
  const { t } = useLingui()
  const logOut = useLogOut()
  return (
    <header className="sticky top-0 z-20 flex h-12 shrink-0 items-center gap-2 border-line2 border-b bg-desk px-2 office:px-3 pointer-coarse:h-14">
      <IconButton label={t`Menu`} aria-haspopup="dialog" onClick={onOpenDrawer} className="office:hidden!">
        <BurgerIcon size={18} />
        {hasNew && <Corner />}
      </IconButton>
      <IconButton
        label={sidebarShown ? t`Hide the menu` : t`Show the menu`}
        aria-expanded={sidebarShown}
        onClick={onToggleSidebar}
        className="max-office:hidden!"
      >
        <PanelIcon />
        {hasNew && !sidebarShown && <Corner />}
      </IconButton>
      <span
        className={`flex items-center gap-2 font-(family-name:--font-display) text-[16px] font-bold ${sidebarShown ? 'office:hidden' : ''}`}
      >
        <RegistrationIcon />
        Mətbəə
      </span>
      <div className="ml-auto flex items-center gap-1 max-md:hidden">
        <OfficeLanguages />
        <SiteLink />
        <ThemeSwitch />
        <span className="pointer-coarse:hidden">
          <IconButton label={t`Keyboard shortcuts`} aria-haspopup="dialog" onClick={onShowShortcuts}>
            <KeyboardIcon />
          </IconButton>
        </span>
      </div>
      <IconButton label={t`Log out`} onClick={logOut} className="max-md:ml-auto">
        <LogOutIcon />
      </IconButton>
    </header>
  )
}

const Corner = () => (
  <span className="absolute top-1.5 right-1.5 max-md:top-2.5 max-md:right-2.5 pointer-coarse:top-2.5 pointer-coarse:right-2.5">
    <NewMark />
  </span>
)

/** In a tab of its own, where staff are not led back here. */
export const SiteLink = () => (
  <a
    href={sitePreviewAddress}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-8 items-center gap-2 rounded-[2px] px-2.5 font-medium text-t2 hover:bg-line1 hover:text-key max-md:min-h-11 pointer-coarse:min-h-11"
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
