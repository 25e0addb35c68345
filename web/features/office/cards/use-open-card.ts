import { useLingui } from '@lingui/react/macro'
import { type RefObject, useState } from 'react'
import { hasKeptDraft } from '../editor/kept-draft.ts'
import { hasUnsaved } from '../editor/unsaved.ts'
import { useFrame } from '../frame-context.ts'
import { useOfficeNotify } from '../notices.tsx'
import type { Card } from './card-kind.ts'

type Open = number | 'new' | null

/** Which card is being edited: at first the one that was kept on the device unsaved. */
export function useOpenCard(kind: string, cards: readonly Card[], place: RefObject<HTMLElement | null>) {
  const { t } = useLingui()
  const notify = useOfficeNotify()
  const { user } = useFrame()
  const [open, setOpen] = useState<Open>(() => {
    const kept = (id: number | 'new') => hasKeptDraft(`${user.id}.${kind}.${id}`)
    return kept('new') ? 'new' : (cards.find(({ id }) => kept(id))?.id ?? null)
  })
  return {
    open,
    close: () => setOpen(null),
    /** Refused while another card isn't saved, in the words of specification 5. */
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
