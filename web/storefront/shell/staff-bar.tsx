import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { endSitePreview, isSitePreview } from '../../lib/site-preview.ts'

/**
 * Leads staff to /admin, by loading the document (its stylesheet isn't the storefront's); in the tab that "View the
 * site" opened it says where they are and leads back instead.
 */
export function StaffBar() {
  const { t } = useLingui()
  const preview = isSitePreview()
  useEffect(() => {
    if (!preview) location.replace('/admin')
  }, [preview])
  if (!preview) return null
  return (
    <aside aria-label={t`Back office`} data-on="key" className="bg-key text-paper">
      <p className="sheet-width type-small flex flex-wrap items-center justify-between gap-x-6 py-1">
        <Trans>You see the site as visitors do.</Trans>
        <a
          href="/admin"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          onClick={endSitePreview}
        >
          <Trans>Back to the back office</Trans>
        </a>
      </p>
    </aside>
  )
}
