import { Plural, Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/admin/icons.tsx'
import type { WorkKind } from '../../kit/production/queries.ts'
import { itemsOf, type WorkItem } from './work-items.ts'

type KindRowProps = {
  kind: WorkKind
  /** undefined until they have come. */
  items: readonly WorkItem[] | undefined
  isOpen: boolean
  onPress: () => void
}

/** A kind of work with its minutes a day and how much is of it; opens its editor below. */
export function KindRow({ kind, items, isOpen, onPress }: KindRowProps) {
  const language = useLanguage()
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon
  const used = items && itemsOf(items, kind.id).length
  return (
    <h2>
      <button
        type="button"
        data-row=""
        aria-expanded={isOpen}
        onClick={onPress}
        className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 text-left md:grid-cols-[15rem_10rem_minmax(0,1fr)_auto]"
      >
        <span className="min-w-0 font-semibold wrap-anywhere">{pick(kind, 'name', language)}</span>
        <span className="font-normal tabular-nums text-t2 max-md:col-start-1 max-md:row-start-2">
          <Plural value={kind.capacityMinutes} one="# minute a day" other="# minutes a day" />
        </span>
        <span className="min-w-0 truncate font-normal text-t3 max-md:hidden">
          {used === 0 && <Trans>nothing is of it</Trans>}
          {used !== undefined && used > 0 && (
            <Plural value={used} one="# service or product" other="# services and products" />
          )}
        </span>
        <Chevron
          size={16}
          className="shrink-0 text-t3 max-md:row-span-2 max-md:row-start-1 max-md:col-start-2"
        />
      </button>
    </h2>
  )
}
