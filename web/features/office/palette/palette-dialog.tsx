import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { commandKey } from '../../../ui/office/command-key.ts'
import { SearchIcon } from '../../../ui/office/icons.tsx'
import { KeyCap } from '../../../ui/office/key-cap.tsx'
import { useFrame } from '../frame-context.ts'
import { type Entry, entriesOf, stepTo } from './entries.ts'
import { PaletteList } from './palette-list.tsx'
import { rememberRecent } from './recent.ts'
import { useGroups } from './use-groups.tsx'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Jump anywhere: a combobox in a modal of the browser's own. Rendered means open. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const router = useRouter()
  const { user } = useFrame()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const { groups, isAsking, text } = useGroups(typed)
  const entries = entriesOf(groups)
  const active = entries.find((entry) => entry.id === chosen) ?? entries[0]
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  function open(entry: Entry, inNewTab: boolean) {
    if (entry.recent) rememberRecent(user.id, entry.recent)
    if ('href' in entry.does && inNewTab) {
      window.open(entry.does.href, '_blank', 'noopener')
      return
    }
    onClose()
    if ('act' in entry.does) entry.does.act()
    else void router.navigate({ href: entry.does.href })
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step) setChosen(stepTo(entries, active?.id, step))
    else if (event.key === 'Enter' && active) open(active, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal by Esc; this is the veil
    <dialog
      ref={dialog}
      aria-label={t`Jump anywhere`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="mx-auto mt-[min(104px,12dvh)] mb-0 w-[min(640px,calc(100vw-24px))] border border-key bg-paper text-key shadow-[0_12px_40px_rgb(0_0_0/28%)] backdrop:bg-black/45 motion-safe:animate-[office-enter_120ms_ease-out]"
    >
      <div className="flex max-h-[min(560px,76dvh)] flex-col">
        <div className="flex shrink-0 items-center gap-3 border-line border-b px-4">
          <SearchIcon className="text-t2" />
          <input
            role="combobox"
            aria-expanded={entries.length > 0}
            aria-controls={entries.length > 0 ? `${id}-list` : undefined}
            aria-activedescendant={active && `${id}-${active.id}`}
            aria-autocomplete="list"
            aria-label={t`Jump to or search for`}
            placeholder={t`A screen, № of an order, a customer, a service…`}
            type="text"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setChosen(undefined)
            }}
            onKeyDown={press}
            className="h-13 min-w-0 grow bg-paper text-[16px] outline-none! placeholder:text-t3"
          />
          <button
            type="button"
            onClick={onClose}
            className="min-h-6 shrink-0 font-medium text-t2 hover:text-key pointer-coarse:min-h-11"
          >
            <span className="md:pointer-fine:hidden">
              <Trans>Close</Trans>
            </span>
            <KeyCap>Esc</KeyCap>
          </button>
        </div>
        <PaletteList
          id={id}
          groups={groups}
          active={active?.id}
          text={text}
          onPoint={setChosen}
          onOpen={open}
          isAsking={isAsking}
        />
        <p role="status" className="sr-only">
          {!isAsking && <Plural value={entries.length} one="# result" other="# results" />}
        </p>
        <div className="office-meta flex shrink-0 items-center gap-4 border-line2 border-t px-4 py-2 text-t3 max-md:hidden pointer-coarse:hidden">
          <span className="flex items-center gap-1.5">
            <KeyCap>↑</KeyCap>
            <KeyCap>↓</KeyCap> <Trans>choose</Trans>
          </span>
          <span className="flex items-center gap-1.5">
            <KeyCap>↵</KeyCap> <Trans>open</Trans>
          </span>
          <span className="flex items-center gap-1.5">
            <KeyCap>{commandKey}</KeyCap>
            <KeyCap>↵</KeyCap> <Trans>in a new tab</Trans>
          </span>
          <span className="ml-auto">
            <Trans>
              <b>#</b> order <b>@</b> customer <b>&gt;</b> action
            </Trans>
          </span>
        </div>
      </div>
    </dialog>
  )
}
