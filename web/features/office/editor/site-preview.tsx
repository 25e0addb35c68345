import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState, useTransition } from 'react'
import { type Language, languages } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { loadSiteI18n } from '../../../lib/messages.ts'
import { classNames } from '../../../ui/class-names.ts'
import { languageNames } from '../../../ui/language-names.ts'

type SitePreviewProps = {
  /** Drawn with what is typed, in the chosen language; `pick` of `src/lib/languages.ts` falls back to az. */
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
      // Out of reach, the site's own words stay as they are; what is typed shows in any case.
      const next = await loadSiteI18n(one).catch(() => texts)
      startShowing(() => show({ language: one, texts: next }))
    })
  return (
    <section aria-label={t`On the site`} className={classNames('max-xl:max-w-150', className)}>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h2 className="office-h2">
          <Trans>On the site</Trans>
        </h2>
        <fieldset className="flex border border-line">
          <legend className="sr-only">{t`Language of the preview`}</legend>
          {languages.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === language}
              aria-label={languageNames[one]}
              onClick={() => choose(one)}
              className={classNames(
                'min-h-6.5 px-2.5 font-medium text-t2 outline-offset-[-2px]! hover:text-key max-md:min-h-11 max-md:min-w-11 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
                'aria-pressed:bg-key aria-pressed:text-on-key',
              )}
            >
              {one.toUpperCase()}
            </button>
          ))}
        </fieldset>
      </div>
      <div data-site-preview="" lang={language} className="overflow-hidden border border-line2">
        <I18nProvider i18n={texts}>{children(language)}</I18nProvider>
      </div>
    </section>
  )
}
