import { useLingui } from '@lingui/react/macro'
import { InboxIcon } from '../../../ui/admin/icons.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { menuOf } from '../../kit/frame/menu.ts'
import type { Entry, Group } from './entries.ts'
import { matchesWords, readWanted } from './match-words.ts'
import { readRecent } from './recent.ts'
import { useActions } from './use-actions.tsx'
import { useFound } from './use-found.tsx'

/** What fits what is typed: records, screens, actions; before anything is typed, where one has been. */
export function useGroups(typed: string): { groups: Group[]; isAsking: boolean; text: string } {
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
