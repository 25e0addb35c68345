import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'
import { buttonLook } from './button.tsx'
import { activeLook } from './disclosure.tsx'
import { ChevronDownIcon } from './icons.tsx'

/**
 * Filters, of which `inForce` are in force. On phones they take a line of their own only while open;
 * elsewhere they stand beside the search.
 */
export function FilterFold({ inForce, children }: { inForce: number; children: ReactNode }) {
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <div data-filters="" className="contents">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={buttonLook({}, classNames('md:hidden', inForce > 0 && activeLook))}
      >
        {inForce > 0 ? <Trans>Filters ({formatNumber(inForce, language)})</Trans> : <Trans>Filters</Trans>}
        <ChevronDownIcon size={14} className={isOpen ? 'rotate-180' : undefined} />
      </button>
      <div
        className={classNames('flex flex-wrap gap-2 max-md:w-full md:contents', !isOpen && 'max-md:hidden')}
      >
        {children}
      </div>
    </div>
  )
}
