import { type KeyboardEvent, type ReactNode, useRef } from 'react'

type TabsProps<Tab extends string> = {
  /** The tabs' panels are `${id}-${tab}`. */
  id: string
  label: string
  tabs: readonly { tab: Tab; head: ReactNode; lang?: string }[]
  chosen: Tab
  onChoose: (tab: Tab) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** One stop of the Tab key; the arrow keys, Home and End go on. */
export function Tabs<Tab extends string>({ id, label, tabs, chosen, onChoose }: TabsProps<Tab>) {
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(({ tab }) => tab === chosen)
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step && (at + step) % tabs.length
    const next = to === undefined ? undefined : tabs.at(to)
    if (!next) return
    event.preventDefault()
    onChoose(next.tab)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.tab}"]`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className="flex border-key border-b-2">
      {tabs.map(({ tab, head, lang }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}-tab`}
          data-tab={tab}
          lang={lang}
          aria-selected={tab === chosen}
          aria-controls={`${id}-${tab}`}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={press}
          className="flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 px-2 font-medium text-t2 outline-offset-[-2px]! aria-selected:bg-key aria-selected:font-semibold aria-selected:text-on-key"
        >
          {head}
        </button>
      ))}
    </div>
  )
}
