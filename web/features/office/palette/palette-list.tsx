import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { KeyCap } from '../../../ui/office/key-cap.tsx'
import type { Entry, Group } from './entries.ts'
import { splitMatch } from './match-words.ts'

type PaletteListProps = {
  id: string
  groups: readonly Group[]
  active: string | undefined
  /** What is looked for: marked where it is found. */
  text: string
  onPoint: (id: string) => void
  onOpen: (entry: Entry, inNewTab: boolean) => void
  isAsking: boolean
}

/** The listbox: groups with their names; the focus stays in the field. */
export function PaletteList({ id, groups, active, text, onPoint, onOpen, isAsking }: PaletteListProps) {
  const { t } = useLingui()
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  if (groups.length === 0)
    return (
      <p className="min-h-17 px-4 py-6 text-t2">
        {!isAsking && <Trans>Nothing was found for “{text}”.</Trans>}
      </p>
    )
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t`Results`}
      aria-busy={isAsking}
      tabIndex={-1}
      className="min-h-0 grow overflow-y-auto pb-2 outline-none!"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}-name`}>
          <p id={`${id}-${group.id}-name`} className="office-meta px-4 pt-3 pb-1.5 font-medium text-t3">
            {group.name}
          </p>
          {group.entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            <div
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={entry.id === active}
              onPointerMove={() => entry.id !== active && onPoint(entry.id)}
              onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
              className="flex min-h-9 cursor-pointer items-center gap-3 px-4 py-1 aria-selected:bg-cyan-ground aria-selected:shadow-[inset_3px_0_0_var(--cyan)] max-md:min-h-12 pointer-coarse:min-h-12"
            >
              <span className="flex w-8 shrink-0 text-t2">{entry.icon}</span>
              <span className="min-w-0 grow truncate">
                <Marked label={entry.label} text={text} />
              </span>
              {entry.aside && (
                <span
                  className={`shrink-0 truncate max-w-[45%] ${entry.id === active ? 'text-t2' : 'text-t3'} max-sm:hidden`}
                >
                  <Marked label={entry.aside} text={text} />
                </span>
              )}
              {entry.id === active && <KeyCap>↵</KeyCap>}
            </div>
          ))}
        </div>
      ))}
    </div>
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
