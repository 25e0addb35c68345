import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import type { Version } from '../../../kit/orders/order-parts.ts'

/** More than these are behind "earlier". */
const mostShown = 4
const shownThen = 3

type VersionTabsProps = {
  versions: readonly Version[]
  chosen: number | undefined
  onChoose: (version: number) => void
}

/** Versions of the artwork, oldest first; none is ever overwritten. */
export function VersionTabs({ versions, chosen, onChoose }: VersionTabsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  if (versions.length === 0) return null
  const isCut = versions.length > mostShown && !isOpen
  const shown = (isCut ? versions.slice(0, shownThen) : versions).toReversed()
  const tab = 'type-small min-h-9 px-4 pointer-coarse:min-h-11'
  return (
    <fieldset className="flex flex-wrap border border-key" aria-label={t`Versions of the artwork`}>
      {isCut && (
        <button
          type="button"
          className={classNames(tab, 'border-key border-r font-semibold')}
          onClick={() => setOpen(true)}
        >
          <Trans>Earlier</Trans>
        </button>
      )}
      {shown.map(({ number, sentAt }) => (
        <button
          key={number}
          type="button"
          aria-pressed={number === chosen}
          className={classNames(
            tab,
            'border-key border-r last:border-r-0',
            number === chosen ? 'bg-yellow font-bold' : 'font-semibold',
          )}
          onClick={() => onChoose(number)}
        >
          v{number}, <time dateTime={sentAt}>{formatDate(sentAt, language, 'moment')}</time>
        </button>
      ))}
    </fieldset>
  )
}
