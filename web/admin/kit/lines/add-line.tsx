import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { readReference } from '../../../../src/lib/reference.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import type { CounterItem, DraftLine } from './lines.ts'
import { matchItems, readTyped, withoutKey } from './match-items.ts'

/** The id of the field that {@link AddLine} is. */
export const addLineId = 'add-line'

type AddLineProps = {
  items: readonly CounterItem[]
  onAdd: (line: Partial<DraftLine> & { serviceId: number }) => void
  lastOrder: number | null
  onRepeat: (orderId: number) => void
}

type NewLine = Partial<DraftLine> & { serviceId: number }

/** A line, or the number of an order that is repeated. */
type Option = { id: string; name: string; of: string } & ({ line: NewLine } | { repeats: number })

/** One field for the next line: `flayer a5 2000 4+4` and Enter; what isn't in the catalogue becomes a free line. */
export function AddLine({ items, onAdd, lastOrder, onRepeat }: AddLineProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState(0)
  const { words, count } = readTyped(typed)
  const options = useOptions(items, typed)
  const at = Math.min(chosen, options.length - 1)
  const add = (option: Option | undefined) => {
    if (!option) return
    if ('repeats' in option) onRepeat(option.repeats)
    else onAdd(option.line)
    setTyped('')
    choose(0)
  }
  return (
    <div className="relative border-line2 border-b bg-paper">
      <div className="flex min-h-11 items-center gap-2 pr-3.5 pl-3">
        <PlusIcon size={16} className="shrink-0 text-t3" />
        <input
          id={addLineId}
          type="text"
          role="combobox"
          aria-label={t`Product or free text`}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={options.length > 0 ? `${listId}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={t`Product or free text: “flyer a5 2000 4+4”`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            choose(0)
          }}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey) return
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault()
              add(options[at])
            }
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault()
              const by = event.key === 'ArrowDown' ? 1 : options.length - 1
              if (options.length > 0) choose((at + by) % options.length)
            }
            if (event.key === 'Escape') {
              event.preventDefault()
              if (typed === '') event.currentTarget.blur()
              setTyped('')
            }
          }}
          className="peer min-h-11 min-w-0 grow bg-transparent px-2 outline-offset-[-2px]! placeholder:text-t3 max-md:text-[16px]"
        />
        {lastOrder !== null && typed === '' && (
          <WordButton onClick={() => onRepeat(lastOrder)}>
            <Trans>Repeat No. {lastOrder}</Trans>
          </WordButton>
        )}
        <span className="peer-focus:invisible">
          <KeyCap>A</KeyCap>
        </span>
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={t`Lines that can be added`}
        className={classNames(
          'absolute inset-x-0 top-full z-30 max-h-96 overflow-y-auto border border-key bg-paper shadow-[0_12px_40px_rgb(0_0_0/28%)]',
          options.length === 0 && 'hidden',
        )}
      >
        {options.map((option, index) => (
          <div
            key={option.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerDown={(event) => {
              event.preventDefault()
              add(option)
            }}
            className={classNames(
              'flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 px-3.5 py-2.5',
              index === at ? 'bg-cyan-ground shadow-[inset_3px_0_0_var(--cyan)]' : 'hover:bg-line1',
            )}
          >
            <span className="font-semibold wrap-anywhere">{option.name}</span>
            <span className="text-t3">{option.of}</span>
            {'line' in option && option.line.count !== undefined && count !== null && words.length > 0 && (
              <span className="ml-auto text-t2 tabular-nums">
                <Trans>{formatNumber(count, language)} pcs</Trans>
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** What the typed text can mean: items of the catalogue, and at the end a free line with these words. */
function useOptions(items: readonly CounterItem[], typed: string): Option[] {
  const { t } = useLingui()
  const language = useLanguage()
  const { words: typedWords, count } = readTyped(typed)
  const words = withoutKey(items, typedWords)
  const first = items[0]
  const repeated = readReference(typed)
  if (repeated !== null)
    return [{ id: 'repeat', name: t`Repeat order No. ${repeated}`, of: '', repeats: repeated }]
  if (typed.trim() === '' || words.length === 0 || !first) return []
  const found = matchItems(items, words).map(({ item, missed }): Option => {
    const { serviceId, serviceTypeId, service, product, tiers, hasOptions } = item
    const rest = hasOptions ? { wanted: missed } : { comment: missed.join(' ') }
    const line = { serviceId, serviceTypeId, count: count ?? tiers[0]?.count ?? 1, ...rest }
    return {
      id: `${serviceId}-${serviceTypeId}`,
      name: pick(product ?? service, 'name', language),
      of: product ? pick(service, 'name', language) : '',
      line,
    }
  })
  const [best] = found
  const { serviceId } = best && 'line' in best ? best.line : first
  const title = words.join(' ')
  const free = { serviceId, title, isFree: true, count: count ?? 1, artwork: 'NotNeeded' as const }
  return [...found, { id: 'free', name: title, of: t`Free line`, line: free }]
}
