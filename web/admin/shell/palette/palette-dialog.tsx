import { Autocomplete } from '@base-ui/react/autocomplete'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { DialogFrame } from '../../../ui/admin/dialog-frame.tsx'
import { SearchIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import type { Entry } from './entries.ts'
import { PaletteList } from './palette-list.tsx'
import { rememberRecent } from './recent.ts'
import { useGroups } from './use-groups.tsx'

/** Jump anywhere: a combobox in a modal. Rendered means open. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const { user } = useFrame()
  const [typed, setTyped] = useState('')
  const active = useRef<Entry>(undefined)
  const { groups, isAsking, text } = useGroups(typed)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)

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
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !active.current) return
    event.preventDefault()
    open(active.current, true)
  }
  return (
    <DialogFrame
      label={t`Jump anywhere`}
      onClose={onClose}
      className="inset-x-0 top-0 mx-auto mt-[min(104px,12dvh)] w-[min(640px,calc(100vw-24px))] border border-key bg-paper text-key shadow-[0_12px_40px_rgb(0_0_0/28%)]"
    >
      <Autocomplete.Root
        open
        inline
        items={groups}
        // What fits is chosen here and on the server.
        mode="none"
        autoHighlight="always"
        keepHighlight
        itemToStringValue={(entry: Entry) => entry.label}
        value={typed}
        onValueChange={(value, { reason }) => reason === 'input-change' && setTyped(value)}
        onItemHighlighted={(entry) => {
          active.current = entry
        }}
      >
        <div className="flex max-h-[min(560px,76dvh)] flex-col">
          <div className="flex shrink-0 items-center gap-3 border-line border-b px-4">
            <SearchIcon className="text-t2" />
            <Autocomplete.Input
              data-safe=""
              aria-label={t`Jump to or search for`}
              aria-expanded={count > 0}
              placeholder={t`A screen, № of an order, a customer, a service…`}
              spellCheck={false}
              enterKeyHint="go"
              maxLength={100}
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
          <PaletteList isEmpty={count === 0} text={text} onOpen={open} isAsking={isAsking} />
          <p role="status" className="sr-only">
            {!isAsking && <Plural value={count} one="# result" other="# results" />}
          </p>
          <div className="admin-meta flex shrink-0 items-center gap-4 border-line2 border-t px-4 py-2 text-t3 max-md:hidden pointer-coarse:hidden">
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
      </Autocomplete.Root>
    </DialogFrame>
  )
}
