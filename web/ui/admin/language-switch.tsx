import type { ReactNode } from 'react'
import { type Language, languages } from '../../../src/lib/languages.ts'
import { languageNames } from '../language-names.ts'

type LanguageSwitchProps = {
  label: string
  chosen: Language
  onChoose: (language: Language) => void
  /** The mark beside a language: what it still lacks. */
  mark?: (language: Language) => ReactNode
}

/** Which of the three languages is shown. */
export const LanguageSwitch = ({ label, chosen, onChoose, mark }: LanguageSwitchProps) => (
  <fieldset className="flex border border-line">
    <legend className="sr-only">{label}</legend>
    {languages.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === chosen}
        onClick={() => onChoose(one)}
        className="inline-flex min-h-6.5 items-center justify-center gap-1.5 px-2.5 font-medium text-t2 outline-offset-[-2px]! hover:text-key aria-pressed:bg-key aria-pressed:text-on-key max-md:min-h-11 max-md:min-w-11 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <span aria-hidden="true">{one.toUpperCase()}</span>
        <span className="sr-only">{languageNames[one]}</span>
        {mark?.(one)}
      </button>
    ))}
  </fieldset>
)
