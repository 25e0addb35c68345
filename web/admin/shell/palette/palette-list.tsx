import { Autocomplete } from '@base-ui/react/autocomplete'
import { Trans, useLingui } from '@lingui/react/macro'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import type { Entry, Group } from './entries.ts'
import { splitMatch } from './match-words.ts'

type PaletteListProps = {
  isEmpty: boolean
  /** What is looked for: marked where it is found. */
  text: string
  onOpen: (entry: Entry, inNewTab: boolean) => void
  isAsking: boolean
}

/** The listbox: groups with their names; the focus stays in the field. */
export function PaletteList({ isEmpty, text, onOpen, isAsking }: PaletteListProps) {
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
