import { Plural } from '@lingui/react/macro'
import { languages } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Mark } from '../../../ui/office/mark.tsx'

type LanguageMarksProps = {
  /** Texts that are there in az and missing in that language. */
  missing: { ru: number; en: number }
  className?: string
}

/** Which languages are complete, and how many texts the others lack. */
export const LanguageMarks = ({ missing, className = 'flex-wrap' }: LanguageMarksProps) => (
  <span className={classNames('flex gap-1', className)}>
    {languages.map((language) => {
      const lacks = language === 'az' ? 0 : missing[language]
      return (
        <Mark key={language} kind={lacks > 0 ? 'error' : 'ok'}>
          {language.toUpperCase()}
          {lacks > 0 && (
            <span className="font-normal">
              <Plural value={lacks} one="# missing" other="# missing" />
            </span>
          )}
        </Mark>
      )
    })}
  </span>
)
