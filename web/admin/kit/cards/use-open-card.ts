import { useLingui } from '@lingui/react/macro'
import { type RefObject, useState } from 'react'
import { hasKeptDraft } from '../editor/kept-draft.ts'
import { hasUnsaved } from '../editor/unsaved.ts'
import { useFrame } from '../frame/frame-context.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import type { Card } from './card-kind.ts'

type Open = number | 'new' | null

type Options = {
  kind: string
  cards: readonly Card[]
  /** Open from the beginning, unless something else is there unsaved. */
  first: number | undefined
  place: RefObject<HTMLElement | null>
}

/** Which card is being edited: at first the one that was kept on the device unsaved. */
export function useOpenCard({ kind, cards, first, place }: Options) {
  const { t } = useLingui()
  const notify = useAdminNotify()
  const { user } = useFrame()
  const [{ open, byHand }, show] = useState<{ open: Open; byHand: boolean }>(() => {
    const kept = (id: number | 'new') => hasKeptDraft(`${user.id}.${kind}.${id}`)
    const unsaved = kept('new') ? 'new' : cards.find(({ id }) => kept(id))?.id
    return { open: unsaved ?? first ?? null, byHand: unsaved !== undefined }
  })
  const setOpen = (wanted: Open) => show({ open: wanted, byHand: true })
  return {
    open,
    /** Somebody has opened it, so the focus goes there. */
    byHand,
    /** What was new has its id now. */
    stayWith: (id: number) => show({ open: id, byHand: false }),
    close: () => setOpen(null),
    /** With what was typed in another. */
    addAnew: () => setOpen('new'),
    /** Refused in words while another card isn't saved (ADM-4). */
    tryOpen: (wanted: number | 'new') => {
      if (open === wanted || hasUnsaved()) {
        if (open === 'new' || hasUnsaved())
          notify({ kind: 'error', text: t`Add a new card after uploading the existing one.` })
        place.current?.querySelector<HTMLElement>('form :is(input, textarea)')?.focus()
        return
      }
      setOpen(wanted)
    },
  }
}
