import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type KeyboardEvent, lazy, Suspense, useEffect, useId, useState } from 'react'
import { useTypedEarly } from '../../../lib/before-program/use-typed-early.ts'
import { classNames } from '../../../lib/class-names.ts'
import { SearchIcon } from '../../../ui/icons.tsx'
import type { SearchResultsProps } from './search-results.tsx'
import type { Answer, SearchOption } from './use-search.ts'

/** The results' code is loaded with the first letter; where that fails, Enter still opens the best answer. */
const loadResults = async (): Promise<{ default: ComponentType<SearchResultsProps> }> => {
  try {
    return { default: (await import('./search-results.tsx')).SearchResults }
  } catch {
    return { default: () => null }
  }
}
const SearchResults = lazy(loadResults)

const none: Answer = { options: [], isCurrent: false }

/**
 * Live search of services and products: a combobox with arrows, Enter and Esc that asks after a short pause in the
 * typing. Enter opens the chosen result, or else the best one, even if its answer is still on its way.
 */
export function SearchField({ autoFocus = false, onDone }: { autoFocus?: boolean; onDone?: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const navigate = useNavigate()
  const field = useTypedEarly<HTMLInputElement>()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [entered, setEntered] = useState(false)
  const [{ options, isCurrent }, setAnswer] = useState<Answer>(none)
  const shown = open && text.trim() !== ''
  function leave() {
    setOpen(false)
    setEntered(false)
    setText('')
    setAnswer(none)
    onDone?.()
  }
  function go({ kind, id }: SearchOption) {
    leave()
    const to = kind === 'service' ? '/services/card/$id' : '/services/card/prices/$id'
    navigate({ to, params: { id: String(id) } })
  }
  const [best] = options
  useEffect(() => {
    if (!entered || !isCurrent) return
    setEntered(false)
    if (best) go(best)
  })
  function enter() {
    const chosen = options[active]
    if (chosen) return go(chosen)
    setOpen(true)
    setEntered(text.trim() !== '')
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      if (shown) event.stopPropagation()
      setOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const move = event.key === 'ArrowDown' ? 1 : -1
      if (options.length > 0)
        setActive((active + move + options.length + (active < 0 && move < 0 ? 1 : 0)) % options.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) enter()
  }
  return (
    <search
      className="relative block w-full"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <span className="flex items-center gap-3 border-current border-b outline-key outline-offset-3 has-focus-visible:outline-3">
        <SearchIcon size={20} />
        <input
          ref={field}
          type="text"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the reader has just asked for this field
          autoFocus={autoFocus}
          aria-label={t`Search services`}
          aria-expanded={shown}
          aria-controls={shown ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t`Find a service`}
          value={text}
          className="min-h-11 w-full min-w-0 bg-transparent outline-none placeholder:text-current placeholder:opacity-75"
          onChange={(event) => {
            setText(event.target.value.slice(0, 200))
            setAnswer({ options, isCurrent: false })
            setOpen(true)
            setActive(-1)
            setEntered(false)
          }}
          onFocus={() => {
            setOpen(true)
            void loadResults()
          }}
          onKeyDown={press}
        />
      </span>
      <div
        className={classNames(
          'absolute top-[calc(100%+8px)] right-0 z-20 w-full min-w-72 border border-key bg-paper text-key xl:w-100',
          !shown && 'hidden',
        )}
      >
        {shown && (
          <Suspense>
            <SearchResults
              id={id}
              text={text}
              now={entered}
              active={active}
              onAnswer={setAnswer}
              onChoose={go}
              onLeave={leave}
            />
          </Suspense>
        )}
      </div>
    </search>
  )
}
