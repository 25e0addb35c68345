import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { readStored, type UserData, watchDevice, writeStored } from '../../lib/device.ts'
import { useCompanyName } from '../../lib/use-company-name.ts'
import { ChevronDownIcon, RegistrationIcon } from '../../ui/admin/icons.tsx'
import { entryOf, type MenuEntry, type MenuGroup, menuOf, type WaitingCounts } from '../kit/frame/menu.ts'

type SidebarProps = { user: UserData; waiting: WaitingCounts }

/** The menu of the screens that the user may open, in the sidebar and in the drawer. */
export function Sidebar({ user, waiting }: SidebarProps) {
  const { t } = useLingui()
  const folding = useFoldedGroups()
  const here = useLocation({ select: ({ pathname }) => entryOf(pathname) })
  return (
    <>
      <Link
        to="/admin"
        className="flex h-12 shrink-0 items-center gap-2.5 px-4 font-(family-name:--font-display) text-[16px] font-bold pointer-coarse:h-14"
      >
        <RegistrationIcon />
        <span className="min-w-0 truncate">{useCompanyName()}</span>
      </Link>
      <nav aria-label={t`Back office`} className="grow overflow-y-auto px-2 pt-1 pb-4 low:py-0">
        {menuOf(user).map((group) => (
          <Group key={group.id} group={group} user={user} here={here} waiting={waiting} folding={folding} />
        ))}
      </nav>
      {/* In a low window the entry of one's own data says it, so that the menu has its room. */}
      <div className="flex shrink-0 items-center gap-3 border-line2 border-t px-4 py-3 low:hidden">
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center border border-key bg-paper text-[11px] font-bold"
        >
          {initials(user)}
        </span>
        <p className="min-w-0">
          <span className="sr-only">
            <Trans>Logged in:</Trans>{' '}
          </span>
          <span className="block truncate font-semibold">{fullName(user)}</span>
          <span className="admin-meta block text-t3">{user.appRole.name}</span>
        </p>
      </div>
    </>
  )
}

type GroupProps = {
  group: MenuGroup
  user: UserData
  here: string | undefined
  waiting: WaitingCounts
  folding: ReturnType<typeof useFoldedGroups>
}

/** A folded group still shows the current screen, and what waits. */
function Group({ group: { id, label, entries }, user, here, waiting, folding }: GroupProps) {
  const { i18n } = useLingui()
  const name = useId()
  const isFolded = label !== undefined && folding.isFolded(id)
  const countOf = ({ counts }: MenuEntry) => counts && waiting[counts]
  const Part = label ? 'section' : 'div'
  const shown = isFolded ? entries.filter((entry) => entry.to === here || (countOf(entry) ?? 0) > 0) : entries
  return (
    <Part aria-labelledby={label && name} className="mb-2.5 low:mb-0">
      {label && (
        <h2 className="admin-group text-t3">
          <button
            type="button"
            id={name}
            aria-expanded={!isFolded}
            onClick={() => folding.toggle(id)}
            className="group flex min-h-6 w-full items-center justify-between rounded-[2px] px-2 text-left hover:bg-line1 hover:text-key max-md:min-h-11 pointer-coarse:min-h-11"
          >
            {i18n._(label)}
            <ChevronDownIcon
              size={12}
              className="-rotate-90 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 group-aria-expanded:rotate-0 group-[[aria-expanded=false]]:opacity-100 pointer-coarse:opacity-100"
            />
          </button>
        </h2>
      )}
      <ul>
        {shown.map((entry) => (
          <Entry key={entry.to} entry={entry} isHere={entry.to === here} count={countOf(entry)}>
            {entry.to === '/admin/myinformation' && <WhoInLowWindow user={user} />}
          </Entry>
        ))}
      </ul>
    </Part>
  )
}

const fullName = ({ name, surname }: UserData) => `${name} ${surname}`.trim()

const WhoInLowWindow = ({ user }: { user: UserData }) => (
  <span className="hidden min-w-0 grow basis-0 truncate text-right text-t3 low:block">
    <span className="sr-only">
      <Trans>Logged in:</Trans>{' '}
    </span>
    {fullName(user)}
  </span>
)

const initials = ({ name, surname }: UserData) => `${name.charAt(0)}${surname.charAt(0)}`

/** What the figure beside an entry counts, for those who hear it. */
function Waiting({ counts, count }: { counts: MenuEntry['counts']; count: number }) {
  switch (counts) {
    case 'newOrders':
      return <Plural value={count} one="# is waiting for a price" other="# are waiting for a price" />
    case 'eqaime':
      return <Plural value={count} one="# e-qaimə to write" other="# e-qaimə to write" />
    case 'delivery':
      return <Plural value={count} one="# to send off" other="# to send off" />
    case 'money':
      return <Plural value={count} one="# to look at" other="# to look at" />
    default:
      return <Plural value={count} one="# not answered" other="# not answered" />
  }
}

type EntryProps = { entry: MenuEntry; isHere: boolean; count: number | undefined; children: ReactNode }

function Entry({ entry, isHere, count, children }: EntryProps) {
  const { i18n } = useLingui()
  const { to, label, icon: Icon, counts } = entry
  const link = useRef<HTMLAnchorElement>(null)
  // On screens too low for all of the menu.
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  const isNew = counts === 'newOrders'
  return (
    <li>
      <Link
        ref={link}
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={isHere ? 'page' : undefined}
        className="relative flex min-h-7 items-center gap-2.5 rounded-[2px] px-2 text-t2 low:min-h-6 hover:bg-line1 hover:text-key aria-[current=page]:bg-sheet aria-[current=page]:font-semibold aria-[current=page]:text-key aria-[current=page]:before:absolute aria-[current=page]:before:-left-2 aria-[current=page]:before:h-4 aria-[current=page]:before:w-[3px] aria-[current=page]:before:bg-key max-md:min-h-11 pointer-coarse:min-h-11"
      >
        <Icon />
        <span className={children ? 'grow low:grow-0' : 'grow low:leading-4'}>{i18n._(label)}</span>
        {children}
        {count !== undefined && count > 0 && (
          <span
            className={`flex items-center gap-2.5 tabular-nums ${isNew ? 'font-semibold text-key' : 'text-t3'}`}
          >
            {isNew && <NewMark />}
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">
              <Waiting counts={counts} count={count} />
            </span>
          </span>
        )}
      </Link>
    </li>
  )
}

/** While there are new orders (ADM-8). */
export const NewMark = () => (
  <span aria-hidden="true" data-testid="new-mark" className="block size-1.5 rounded-full bg-ink-m" />
)

const key = 'officeMenuFolded'
const read = () => readStored(key) ?? ''

/** Which groups of the menu are folded on this device, by their ids. */
function useFoldedGroups(): { isFolded: (id: string) => boolean; toggle: (id: string) => void } {
  const stored = useSyncExternalStore(watchDevice, read)
  const folded = new Set(stored.split(',').filter(Boolean))
  return {
    isFolded: (id) => folded.has(id),
    toggle: (id) => {
      if (!folded.delete(id)) folded.add(id)
      writeStored(key, folded.size > 0 ? [...folded].join(',') : null)
    },
  }
}
