import { Autocomplete } from '@base-ui/react/autocomplete'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { DialogFrame } from '../../../ui/admin/dialog-frame.tsx'
import { InboxIcon, SearchIcon } from '../../../ui/admin/icons.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { menuOf } from '../../kit/frame/menu.ts'
import type { Entry, Group } from './entries.ts'
import { matchesWords, readWanted, splitMatch } from './match-words.ts'
import { useActions, useFound } from './palette-sources.tsx'
import { readRecent, rememberRecent } from './recent.ts'

/** Jump anywhere: a combobox in a modal. It is open while rendered. */
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
        // Matching happens here and on the server.
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
              placeholder={t`A screen, No. of an order, a customer, a service…`}
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

/** The matches of what is typed: records, screens, actions; before anything is typed, the recent ones. */
function useGroups(typed: string): { groups: Group[]; isAsking: boolean; text: string } {
  const { i18n, t } = useLingui()
  const { user } = useFrame()
  const wanted = readWanted(typed)
  const { text, kind } = wanted
  const found = useFound(wanted)
  const actions = useActions(kind === 'action' ? '' : text).filter(
    ({ id, label }) => id.startsWith('search-') || matchesWords(label, text),
  )
  const screens = menuOf(user).flatMap((group) =>
    group.entries.map(({ to, label, icon: Icon }): Entry => {
      const aside = group.label && i18n._(group.label)
      return {
        id: to,
        icon: <Icon />,
        label: i18n._(label),
        ...(aside && { aside }),
        does: { href: to },
        recent: { kind: 'screen', label: i18n._(label), href: to },
      }
    }),
  )
  const recent = readRecent(user.id)
    // A screen is in the list below anyway.
    .filter((entry) => entry.kind !== 'screen')
    .map(
      (entry): Entry => ({
        id: `recent-${entry.href}`,
        icon: entry.kind === 'order' ? <InkStrip status="Pending" /> : <InboxIcon />,
        label: entry.label,
        does: { href: entry.href },
        recent: entry,
      }),
    )
  const all: Group[] = [
    ...(typed.trim() === '' ? [{ id: 'recent', name: t`Recent`, items: recent }] : []),
    ...found.groups,
    ...(kind === 'any'
      ? [
          {
            id: 'screens',
            name: t`Screens`,
            items: screens.filter(({ label, aside = '' }) => matchesWords(`${label} ${aside}`, text)),
          },
        ]
      : []),
    ...(kind === 'any' || kind === 'action' ? [{ id: 'actions', name: t`Actions`, items: actions }] : []),
  ]
  return { groups: all.filter(({ items }) => items.length > 0), isAsking: found.isAsking, text }
}

type PaletteListProps = {
  isEmpty: boolean
  /** The search text, highlighted where it is found. */
  text: string
  onOpen: (entry: Entry, inNewTab: boolean) => void
  isAsking: boolean
}

/** The listbox: groups with their names; the focus stays in the field. */
function PaletteList({ isEmpty, text, onOpen, isAsking }: PaletteListProps) {
  const { t } = useLingui()
  if (isEmpty)
    return (
      <p className="min-h-17 px-4 py-6 text-t2">
        {!isAsking && <Trans>Nothing was found for “{text}”.</Trans>}
      </p>
    )
  return (
    <Autocomplete.List
      aria-label={t`Results`}
      aria-busy={isAsking}
      className="min-h-0 grow overflow-y-auto pb-2 outline-none!"
    >
      {(group: Group) => (
        <Autocomplete.Group key={group.id} items={group.items}>
          <Autocomplete.GroupLabel className="admin-meta px-4 pt-3 pb-1.5 font-medium text-t3">
            {group.name}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(entry: Entry) => (
              <Autocomplete.Item
                key={entry.id}
                value={entry}
                onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is an option
                render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
                className="group flex min-h-9 cursor-pointer items-center gap-3 px-4 py-1 aria-selected:bg-cyan-ground aria-selected:shadow-[inset_3px_0_0_var(--cyan)] max-md:min-h-12 pointer-coarse:min-h-12"
              >
                <span className="flex w-8 shrink-0 text-t2">{entry.icon}</span>
                <span className="min-w-0 grow truncate">
                  <Marked label={entry.label} text={text} />
                </span>
                {entry.aside && (
                  <span className="max-w-[45%] shrink-0 truncate text-t3 group-aria-selected:text-t2 max-sm:hidden">
                    <Marked label={entry.aside} text={text} />
                  </span>
                )}
                <span className="hidden group-aria-selected:block">
                  <KeyCap>↵</KeyCap>
                </span>
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  )
}

function Marked({ label, text }: { label: string; text: string }) {
  const [before, match, after] = splitMatch(label, text)
  if (match === '') return before
  return (
    <>
      {before}
      <strong className="border-cyan border-b-2 font-semibold">{match}</strong>
      {after}
    </>
  )
}
