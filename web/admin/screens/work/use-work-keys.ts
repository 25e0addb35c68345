import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { artworkQuery } from '../../kit/artwork/artwork-queries.ts'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import type { WorkModel } from './use-work.ts'
import type { WorkActs } from './use-work-acts.ts'
import { hasMustFix } from './work-actions.tsx'
import type { Work } from './work-rows.ts'

type WorkKeys = {
  work: Work | null
  model: Pick<WorkModel, 'waiting' | 'showNew'>
  acts: WorkActs
  searchId: string
  onSpace: () => void
}

/** The keys of the list; an action that the order doesn't allow does nothing. */
export function useWorkKeys({ work, model, acts, searchId, onSpace }: WorkKeys): Shortcut[] {
  const { t } = useLingui()
  const query = artworkQuery(useApi(), work?.order.id ?? 0)
  const known = useQuery({ ...query, enabled: work !== null }).data
  const allows = (act: 'propose' | 'askNew') => known?.acts.includes(act) ?? false
  const canPass = allows('propose') && hasMustFix(known)
  const ofRow = (key: string, label: string, act: (work: Work) => void, isOffered = true): Shortcut[] =>
    work && isOffered ? [{ keys: [key], caps: [key.toUpperCase()], label, act: () => act(work) }] : []
  return [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      caps: ['↑', '↓'],
      label: t`job`,
      act: (key) => stepFrom(work, key === 'ArrowUp' ? -1 : 1),
    },
    ...(work
      ? [
          { keys: ['Enter'], caps: ['Enter'], label: t`main action`, act: () => acts.main(work) },
          { keys: [' '], caps: ['Space'], label: t`preview`, act: onSpace },
        ]
      : []),
    ...ofRow('a', t`take it on`, acts.take),
    ...ofRow('r', t`ask for a file`, acts.ask, allows('askNew')),
    ...ofRow('d', t`download`, acts.download, work?.file !== null),
    ...ofRow('e', t`proof`, acts.makeProof, allows('propose') && !canPass),
    ...ofRow('g', t`let pass`, acts.letPass, canPass),
    ...ofRow('m', t`answer`, acts.open),
    ...ofRow('o', t`open`, acts.open),
    ...(model.waiting > 0
      ? [{ keys: ['.'], caps: ['.'], label: t`show what is new`, act: model.showNew }]
      : []),
    { keys: ['/'], caps: ['/'], label: t`search`, act: () => document.getElementById(searchId)?.focus() },
  ]
}

/** From the chosen row, also when the focus is elsewhere. */
function stepFrom(work: Work | null, step: number): void {
  const isInList = document.activeElement?.closest('[data-work]') !== null
  if (!isInList && work) focusWork(work.order.id)
  else focusRow(step)
}

export const focusWork = (orderId: number): void =>
  document.querySelector<HTMLElement>(`[data-work="${orderId}"] [data-row]`)?.focus()
