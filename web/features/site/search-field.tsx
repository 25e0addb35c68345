import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useApi } from '../../lib/api.ts'
import { useLanguage } from '../../lib/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { useTypedEarly } from '../../ui/use-typed-early.ts'

/** Descriptions are cut to so many characters (specification 9). */
const shownDescription = 24
const pause = 150

/** Live search of services: a combobox with arrows, Enter and Esc, asking after a short pause in the typing. */
export function SearchField({ autoFocus = false, onDone }: { autoFocus?: boolean; onDone?: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const navigate = useNavigate()
  const field = useTypedEarly<HTMLInputElement>()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSearch(text)
  const options = found.options
  const shown = open && text.trim() !== ''
  function go(serviceId: number) {
    setOpen(false)
    setText('')
    onDone?.()
    navigate({ to: '/services/card/$id', params: { id: String(serviceId) } })
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
    } else if (event.key === 'Enter') {
      const chosen = options[active] ?? options[0]
      if (shown && chosen) go(chosen.id)
    }
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
          type="search"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the reader has just asked for this field
          autoFocus={autoFocus}
          aria-label={t`Search services`}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t`Find a service`}
          value={text}
          className="min-h-11 w-full min-w-0 bg-transparent outline-none placeholder:text-current placeholder:opacity-75 [&::-webkit-search-cancel-button]:hidden"
          onChange={(event) => {
            setText(event.target.value.slice(0, 200))
            setOpen(true)
            setActive(-1)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={press}
        />
      </span>
      <div
        className={classNames(
          'absolute top-[calc(100%+8px)] right-0 z-20 w-full min-w-72 border border-key bg-paper text-key',
          !shown && 'hidden',
        )}
      >
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={t`Services found`}
          className="max-h-96 divide-y divide-rule overflow-y-auto"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the combobox holds the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: and the keys
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={classNames(
                'cursor-pointer px-4 py-2.5',
                index === active ? 'bg-cyan' : 'hover:bg-proof',
              )}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(option.id)}
            >
              <span className="block font-bold">{option.name}</span>
              <span className={classNames('type-small block', index === active ? '' : 'text-grey')}>
                {cut(option.description)}
              </span>
            </div>
          ))}
        </div>
        <p role="status" className={classNames('px-4', found.state ? 'py-3' : 'sr-only')}>
          {found.state === 'searching' && t`Searching...`}
          {found.state === 'none' && t`No matches found`}
        </p>
      </div>
    </search>
  )
}

const cut = (text: string) =>
  text.length > shownDescription ? `${text.slice(0, shownDescription)}...` : text

/** What is found for the text as it was a moment ago. */
function useSearch(text: string) {
  const api = useApi()
  const language = useLanguage()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text])
  const query = useQuery({
    ...api.services.search.queryOptions({ name: settled, language }),
    enabled: settled !== '',
    placeholderData: (before) => before,
  })
  const options = settled === '' ? [] : (query.data ?? [])
  const waiting = query.isFetching || text.trim() !== settled
  const state = options.length > 0 ? null : waiting ? 'searching' : query.isSuccess ? 'none' : null
  return { options, state } as const
}
