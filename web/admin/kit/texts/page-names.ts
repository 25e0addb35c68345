import { useLingui } from '@lingui/react/macro'

export type PageName = 'services' | 'portfolio' | 'campaigns'

/** What the three pages are called, here and where nothing is written on the site. */
export function usePageNames(): Record<PageName, { title: string; name: string }> {
  const { t } = useLingui()
  return {
    services: { title: t`Texts of the services page`, name: t`Services` },
    portfolio: { title: t`Texts of the portfolio page`, name: t`Portfolio` },
    campaigns: { title: t`Texts of the campaigns page`, name: t`Campaigns` },
  }
}
