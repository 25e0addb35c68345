import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState, useTransition } from 'react'
import type { Language } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { loadPreviewI18n } from '../../../lib/messages.ts'
import { LanguageSwitch } from '../../../ui/admin/language-switch.tsx'

type SitePreviewProps = {
  /** Renders what is typed in the chosen language; `pick` of `src/lib/languages.ts` falls back to az. */
  children: (language: Language) => ReactNode
  className?: string
}

/** How it will look on the site, before it is saved: in the storefront's colours and type, light in the dark too. */
export function SitePreview({ children, className }: SitePreviewProps) {
  const { t, i18n } = useLingui()
  const [{ language, texts }, show] = useState({ language: useLanguage(), texts: i18n })
  const [, startShowing] = useTransition()
  const choose = (one: Language) =>
    startShowing(async () => {
      // When the site's texts can't be loaded, those on screen stay; what is typed shows in any case.
      const next = await loadPreviewI18n('site', one).catch(() => texts)
      startShowing(() => show({ language: one, texts: next }))
    })
  return (
    <section aria-label={t`On the site`} className={classNames('max-xl:max-w-150', className)}>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h2 className="admin-h2">
          <Trans>On the site</Trans>
        </h2>
        <LanguageSwitch label={t`Language of the preview`} chosen={language} onChoose={choose} />
      </div>
      <div data-site-preview="" lang={language} className="overflow-hidden border border-line2">
        <I18nProvider i18n={texts}>{children(language)}</I18nProvider>
      </div>
    </section>
  )
}
