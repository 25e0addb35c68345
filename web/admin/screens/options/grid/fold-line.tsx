import { Plural } from '@lingui/react/macro'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '../../../../ui/admin/icons.tsx'
import type { GridItem } from './use-grid-rows.ts'

type FoldLineProps = {
  item: GridItem & { kind: 'fold' }
  place: number
  height: number
  columns: number
  onToggle: () => void
}

/** The head of the rows of one size; a press folds them. */
export function FoldLine({ item, place, height, columns, onToggle }: FoldLineProps) {
  const language = useLanguage()
  const { choice, isOpen, rows } = item
  return (
    <tr aria-rowindex={place} style={{ height }}>
      <th scope="rowgroup" colSpan={columns} className="bg-line1 p-0 text-left font-normal">
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={isOpen}
          onClick={onToggle}
          className="sticky left-0 flex items-center gap-2 px-3 outline-offset-[-2px]!"
          style={{ height }}
        >
          {isOpen ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
          <span className="font-semibold">{textIn(choice.name, language)}</span>
          <span className="admin-meta text-t3">
            <Plural value={rows} one="# row" other="# rows" />
          </span>
        </button>
      </th>
    </tr>
  )
}
