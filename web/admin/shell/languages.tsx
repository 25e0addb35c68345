import { useLingui } from '@lingui/react/macro'
import { languages } from '../../../src/lib/languages.ts'
import { useChangeLanguage, useLanguage } from '../../lib/language.tsx'
import { languageNames } from '../../ui/language-names.ts'

/** The language of the admin, which is the page's. */
export function AdminLanguages() {
  const { t } = useLingui()
  const current = useLanguage()
  const { change, changing } = useChangeLanguage()
  return (
    <fieldset aria-busy={changing} className="flex">
      <legend className="sr-only">{t`Language`}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          aria-label={languageNames[language]}
          onClick={() => language !== current && change(language)}
          className="min-h-8 min-w-8 rounded-[2px] px-1.5 font-medium text-t3 hover:text-key aria-pressed:font-semibold aria-pressed:text-key aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-[6px] max-md:min-h-11 max-md:min-w-11 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
