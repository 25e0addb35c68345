import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Choice, Group } from '../../../../../src/domains/options/configuration.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { formatPercent } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { PlusIcon } from '../../../../ui/admin/icons.tsx'
import { SortableGrid } from '../../../kit/sortable/sortable-grid.tsx'
import { missingIn } from '../new-groups.ts'
import { moved } from '../options-values.ts'
import { useCellTexts } from '../use-options-texts.ts'

/** What is open below the columns: a group, or one of its choices. */
export type Opened = { group: string; choice: string | null }

type GroupColumnProps = {
  group: Group
  handle: ReactNode
  opened: Opened | null
  onOpen: (choice: string | null) => void
  onAdd: () => void
  onChange: (group: Group) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A group: its head, its choices in order, and a button for one more. */
export function GroupColumn(props: GroupColumnProps) {
  const { group, handle, opened, onOpen, onAdd, onChange, onKeyDown } = props
  const { t } = useLingui()
  const language = useLanguage()
  const { choices } = group
  const move = (key: string, over: string) => onChange({ ...group, choices: moved(choices, key, over) })
  const name = textIn(group.name, language)
  return (
    <div className="min-w-0 pb-1.5 md:row-span-2 md:grid md:grid-cols-[minmax(0,1fr)] md:grid-rows-subgrid">
      <div className="flex items-center border-line border-b">
        <button
          type="button"
          aria-expanded={opened !== null && opened.choice === null}
          onClick={() => onOpen(null)}
          onKeyDown={onKeyDown}
          className="flex min-h-9 min-w-0 grow flex-wrap items-center gap-x-2 px-3 text-left outline-offset-[-2px]! hover:bg-sheet aria-expanded:bg-cyan-ground max-md:min-h-11"
        >
          <span className="grow font-semibold">
            {name || <span className="text-error">{group.key}</span>} <Missing of={[group]} />
          </span>
          <span className="admin-meta text-t3">
            {group.inMatrix ? <Trans>in the table</Trans> : <Trans>add-on</Trans>}
            {group.several && (
              <>
                , <Trans>several</Trans>
              </>
            )}
          </span>
        </button>
        {handle}
      </div>
      <div>
        <SortableGrid
          items={choices}
          nameOf={(choice) => textIn(choice.name, language)}
          onMove={move}
          label={t`Choices: ${name}`}
        >
          {(choice, grip) => (
            <ChoiceRow
              group={group}
              choice={choice}
              handle={grip}
              isOpen={opened?.choice === choice.key}
              onOpen={() => onOpen(choice.key)}
              onStep={(step) => {
                const over = choices[choices.indexOf(choice) + step]
                if (over) move(choice.key, over.key)
              }}
            />
          )}
        </SortableGrid>
        <WordButton
          onClick={onAdd}
          aria-label={t`Add a choice: ${name}`}
          className="flex items-center gap-1.5 px-3 py-1"
        >
          <PlusIcon size={14} />
          <Trans>Choice</Trans>
        </WordButton>
      </div>
    </div>
  )
}

type ChoiceRowProps = {
  group: Group
  choice: Choice
  handle: ReactNode
  isOpen: boolean
  onOpen: () => void
  onStep: (step: number) => void
}

function ChoiceRow({ group, choice, handle, isOpen, onOpen, onStep }: ChoiceRowProps) {
  const language = useLanguage()
  const facts = useChoiceFacts(group, choice)
  return (
    <div
      className={classNames(
        'group flex items-center',
        isOpen && 'bg-cyan-ground shadow-[inset_3px_0_0_var(--cyan)]',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onOpen}
        onKeyDown={(event) => {
          const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
          if (step === undefined) return
          event.preventDefault()
          onStep(step)
        }}
        className="flex min-h-8 min-w-0 grow flex-wrap items-center gap-x-2 py-1 pl-3 text-left outline-offset-[-2px]! hover:bg-sheet max-md:min-h-11"
      >
        {choice.swatch && (
          <span
            aria-hidden="true"
            className="size-3.5 shrink-0 border border-line"
            style={{ background: choice.swatch }}
          />
        )}
        <span className={classNames('grow', isOpen && 'font-semibold', choice.soldOut && 'line-through')}>
          {textIn(choice.name, language) || choice.key} <Missing of={[choice]} />
        </span>
        <span className="admin-meta text-t3 tabular-nums">{facts}</span>
      </button>
      <span className={gripLook}>{handle}</span>
    </div>
  )
}

/** A grip that shows on hover or focus, as there are many. */
const gripLook =
  'opacity-0 focus-within:opacity-100 group-hover:opacity-100 group-focus-within:opacity-100 pointer-coarse:opacity-100'

/** Languages in which a name or a hint is missing. */
function Missing({ of }: { of: readonly Pick<Choice, 'name' | 'hint'>[] }) {
  const missing = [...new Set(of.flatMap(({ name, hint }) => [...missingIn(name), ...missingIn(hint)]))]
  return missing.map((language) => (
    <span
      key={language}
      className="whitespace-nowrap rounded-[2px] border border-error bg-error-ground px-1 font-medium text-[11px] text-error"
    >
      {language.toUpperCase()}
      <span className="sr-only">
        {' '}
        <Trans>missing</Trans>
      </span>
    </span>
  ))
}

/**
 * What a choice is and adds besides its name, as short as possible: `350 q`, `18 + 0,06/əd.`, `1 gün +30 %`.
 */
function useChoiceFacts(group: Group, choice: Choice): string {
  const { t } = useLingui()
  const language = useLanguage()
  const texts = useCellTexts()
  const name = textIn(choice.name, language)
  const { addOn, width, height, weight, sides, days, factorBp = 0 } = choice
  const percent = (basisPoints: number) => formatPercent(basisPoints / 100, language)
  if (group.kind === 'turnaround') {
    const time = days === undefined ? '' : t`${plural(days, { one: '# day', other: '# days' })}`
    return factorBp > 0 ? `${time} +${percent(factorBp)}` : time
  }
  const piece = addOn.perPiece > 0 ? texts.figure(addOn.perPiece / 10_000) : ''
  const area = addOn.perSquareMetre > 0 ? texts.figure(addOn.perSquareMetre / 100) : ''
  const added = [
    addOn.fixed > 0 ? texts.money(addOn.fixed) : '',
    piece && t`${piece}/pc.`,
    area && `${area}/m²`,
    addOn.percentBp > 0 ? `+${percent(addOn.percentBp)}` : '',
  ].filter(Boolean)
  if (added.length > 0) return added.join(' + ')
  const figure = weight === undefined ? '' : texts.figure(weight)
  if (figure) return t`${figure} g/m²`
  const size =
    width === undefined || height === undefined ? '' : `${texts.figure(width)} × ${texts.figure(height)}`
  if (size) return name.includes(size) ? '' : size
  if (sides === undefined) return ''
  const inks = sides === 2 ? '4+4' : '4+0'
  return name.includes(inks) ? '' : inks
}
