import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { SearchIcon } from './icons.tsx'
import { KeyCap } from './key-cap.tsx'

type SearchFieldProps = {
  id: string
  label: string
  /** What the list is searched for now. */
  value: string
  /** Called 250 ms after the last key, at once by Enter, and with '' when it is emptied. */
  onSearch: (text: string) => void
  /** ↓ moves to the results. */
  onDown: () => void
  /** This is the screen's search, which `/` focuses. */
  hasKey?: boolean
  className?: string
}

/** A search field that keeps what is typed while the list follows; Esc empties it, then leaves it. */
export function SearchField({
  id,
  label,
  value,
  onSearch,
  onDown,
  hasKey = true,
  className,
}: SearchFieldProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const router = useRouter()
  const [screen] = useState(() => router.latestLocation.pathname)
  const search = useEffectEvent((next: string) => {
    if (next.trim() === sent.current) return
    // While another screen is loading, changing the list's address would cancel that.
    if (router.latestLocation.pathname !== screen) return
    sent.current = next.trim()
    onSearch(sent.current)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(text), 250)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  return (
    <div className={classNames('relative', className)}>
      <SearchIcon className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-t3" />
      <input
        id={id}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text)
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            onDown()
          }
          // When empty and not the screen's own search, Esc is for its container.
          if (event.key !== 'Escape' || (text === '' && !hasKey)) return
          event.preventDefault()
          if (text === '') event.currentTarget.blur()
          else {
            setText('')
            search('')
          }
        }}
        className="min-h-8 w-full rounded-[2px] border border-line bg-paper pr-9 pl-8.5 text-ellipsis outline-offset-0! placeholder:text-t3 max-md:min-h-12 max-md:text-[16px] pointer-coarse:min-h-12"
      />
      {text === '' && hasKey && (
        <span className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2">
          <KeyCap>/</KeyCap>
        </span>
      )}
    </div>
  )
}
