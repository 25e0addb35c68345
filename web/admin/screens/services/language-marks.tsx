import { Plural } from '@lingui/react/macro'
import { languages } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { Mark } from '../../../ui/admin/mark.tsx'

type LanguageMarksProps = {
  /** Texts that exist in az and are missing in that language. */
  missing: { ru: number; en: number }
  /** The outdated translations. */
  outdated: { ru: number; en: number }
  className?: string
}

/** Which languages are complete, and how many texts the others lack or have outdated. */
export const LanguageMarks = ({ missing, outdated, className = 'flex-wrap' }: LanguageMarksProps) => (
  <span className={classNames('flex gap-1', className)}>
    {languages.map((language) => {
      const [lacks, old] = language === 'az' ? [0, 0] : [missing[language], outdated[language]]
      const whole = old > 0 ? 'warn' : 'ok'
      return (
        <Mark key={language} kind={lacks > 0 ? 'error' : whole}>
          {language.toUpperCase()}
          <span className="font-normal empty:hidden">
            {lacks > 0 ? (
              <Plural value={lacks} one="# missing" other="# missing" />
            ) : (
              old > 0 && <Plural value={old} one="# outdated" other="# outdated" />
            )}
          </span>
        </Mark>
      )
    })}
  </span>
)
