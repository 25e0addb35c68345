import { useLingui } from '@lingui/react/macro'
import type { Language } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useChangeLanguage, useLanguage } from '../../../lib/language.tsx'
import { languageNames } from '../../../ui/language-names.ts'

/** The order is that of the pictures. */
const order: Language[] = ['az', 'en', 'ru']

/** With `wide` it is three equal cells across the side menu. */
export function LanguageSwitch({ wide = false }: { wide?: boolean }) {
  const { t } = useLingui()
  const current = useLanguage()
  const { change, changing } = useChangeLanguage()
  return (
    <ul aria-label={t`Language`} aria-busy={changing} className={wide ? 'grid grid-cols-3' : 'flex'}>
      {order.map((language) => (
        <li key={language} className={wide ? '-ml-px first:ml-0' : ''}>
          <button
            type="button"
            lang={language}
            aria-label={`${language.toUpperCase()}, ${languageNames[language]}`}
            aria-current={language === current ? 'true' : undefined}
            onClick={() => language !== current && change(language)}
            className={classNames(
              'text-[14px] font-semibold leading-none',
              wide
                ? 'min-h-12 w-full border border-key text-[16px]'
                : 'min-h-8 touch-target min-w-8 px-2 pointer-coarse:min-w-11',
              language === current ? 'bg-key text-paper' : 'hover:underline hover:underline-offset-4',
            )}
          >
            {language.toUpperCase()}
          </button>
        </li>
      ))}
    </ul>
  )
}
