import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { errorCode } from '../../../lib/api.ts'
import { AdminButton, IconButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { EditIcon, PlusIcon, TrashIcon } from '../../../ui/admin/icons.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { hasKeptDraft } from '../editor/kept-draft.ts'
import { hasUnsaved } from '../editor/unsaved.ts'
import type { Values } from '../editor/values.ts'
import { useFrame } from '../frame/frame-context.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import { useUndoDelete } from '../history/use-undo-delete.ts'
import { moveItem } from '../pictures/picture-items.ts'
import { SortableGrid } from '../sortable/sortable-grid.tsx'
import { useOrder } from '../sortable/use-order.ts'
import { useFailureNotice } from '../use-failure-message.ts'
import { CardEditor } from './card-editor.tsx'
import type { Card, CardKind } from './card-kind.ts'

type CardsProps<One extends Card, V extends Values> = {
  kind: CardKind<One, V>
  cards: readonly One[]
  /** The card that is open at first, where the editor stands below. */
  wanted?: number | undefined
  /** The add button goes into the screen's head, as in every list. */
  addSlot: HTMLElement | null
}

/** One card is edited at a time; the next one can be added once the previous one is saved (ADM-4). */
export function Cards<One extends Card, V extends Values>({
  kind,
  cards,
  wanted,
  addSlot,
}: CardsProps<One, V>) {
  const { t } = useLingui()
  const { put, remove, order } = useCards(kind)
  const place = useRef<HTMLDivElement>(null)
  const { texts, nameOf, editsBelow = false } = kind
  const first = editsBelow ? (cards.find(({ id }) => id === wanted) ?? cards[0])?.id : undefined
  const { open, byHand, tryOpen, stayWith, close, addAnew } = useOpenCard({
    kind: kind.id,
    cards,
    first,
    place,
  })
  const [asked, ask] = useState<One | null>(null)
  const editor = (card: One | null) => (
    <CardEditor
      key={card?.id ?? 'new'}
      kind={kind}
      card={card}
      focused={byHand}
      onClose={close}
      onAnew={addAnew}
      onSaved={(saved) => {
        put(saved, card === null)
        if (editsBelow) stayWith(saved.id)
        else close()
      }}
    />
  )
  const [edited, edit] = useState<One | null>(null)
  const listed = cards.find(({ id }) => id === open)
  if (listed && listed !== edited) edit(listed)
  // Another user has deleted the card: what is typed in it stays.
  const gone = !listed && edited?.id === open ? edited : null
  const opened = listed ?? gone
  const items = (gone && !editsBelow ? [gone, ...cards] : cards).map((card) => ({
    key: String(card.id),
    card,
  }))
  return (
    <div ref={place} className="grid grid-cols-1 gap-4">
      {addSlot &&
        createPortal(
          <AdminButton variant="primary" onClick={() => tryOpen('new')}>
            <PlusIcon />
            {texts.add}
          </AdminButton>,
          addSlot,
        )}
      {open === 'new' && !editsBelow && editor(null)}
      {cards.length === 0 && open !== 'new' && <Empty title={texts.empty.title} why={texts.empty.why} />}
      <SortableGrid
        items={items}
        nameOf={({ card }) => nameOf(card)}
        label={texts.list}
        disabled={items.length < 2}
        onMove={(key, over) => order(idsOf(cards), idsOf(moveItem(items, key, over).map(({ card }) => card)))}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(240px,100%),1fr))] items-start gap-4"
      >
        {({ card }, handle) =>
          open === card.id && !editsBelow ? (
            editor(card)
          ) : (
            <CardView
              name={nameOf(card)}
              hidden={card.state === false}
              handle={handle}
              caption={kind.caption(card)}
              current={open === card.id}
              onEdit={() => tryOpen(card.id)}
              onDelete={kind.stays?.(card) ? undefined : () => ask(card)}
            >
              {kind.face(card)}
            </CardView>
          )
        }
      </SortableGrid>
      {editsBelow && open === 'new' && editor(null)}
      {editsBelow && opened && editor(opened)}
      {asked && (
        <ConfirmDialog
          grave
          title={<Trans>Delete “{nameOf(asked)}”?</Trans>}
          facts={[{ head: <Trans>Site</Trans>, text: texts.deleted }]}
          after={[]}
          safe={<Trans>Close without deleting</Trans>}
          does={t`Delete “${nameOf(asked)}”`}
          onClose={() => ask(null)}
          onConfirm={() => {
            remove.mutate(asked)
            if (open === asked.id) close()
            ask(null)
          }}
        />
      )}
    </div>
  )
}

const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id)

type Open = number | 'new' | null

type Options = {
  kind: string
  cards: readonly Card[]
  /** The card that is open at first, unless another one has unsaved changes. */
  first: number | undefined
  place: RefObject<HTMLElement | null>
}

/** Which card is being edited: at first the one that was kept on the device unsaved. */
function useOpenCard({ kind, cards, first, place }: Options) {
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
    /** The user opened it, so the focus goes there. */
    byHand,
    /** The new card has its id now. */
    stayWith: (id: number) => show({ open: id, byHand: false }),
    close: () => setOpen(null),
    /** Opens a new card with what was typed in another. */
    addAnew: () => setOpen('new'),
    /** Refused with a notice while another card isn't saved (ADM-4). */
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

type CardViewProps = {
  name: string
  hidden: boolean
  handle: ReactNode
  caption: ReactNode
  onEdit: () => void
  /** Undefined where the card can't be deleted. */
  onDelete: (() => void) | undefined
  /** The card is the one being edited. */
  current?: boolean
  children: ReactNode
}

/** One card as it is stored, and what can be done with it. */
function CardView(props: CardViewProps) {
  const { name, hidden, handle, caption, onEdit, onDelete, current = false, children } = props
  const { t } = useLingui()
  return (
    <article
      aria-label={name}
      aria-current={current || undefined}
      className="border border-line2 bg-paper hover:border-line aria-[current=true]:outline-2 aria-[current=true]:outline-cyan"
    >
      {children}
      <div className="flex min-h-10 items-center gap-0.5 border-line1 border-t px-1 py-0.5">
        {handle}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 px-1">
          {caption}
          {hidden && (
            <Mark kind="plain">
              <Trans>hidden</Trans>
            </Mark>
          )}
        </div>
        <IconButton label={t`Edit: ${name}`} onClick={onEdit}>
          <EditIcon />
        </IconButton>
        {onDelete && (
          <IconButton label={t`Delete: ${name}`} onClick={onDelete}>
            <TrashIcon />
          </IconButton>
        )}
      </div>
    </article>
  )
}

/** What happens to the list of cards: deleting and ordering show at once and are taken back when refused. */
function useCards<One extends Card, V extends Values>(kind: CardKind<One, V>) {
  const { t } = useLingui()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const undoDelete = useUndoDelete(kind.record)
  const queryClient = useQueryClient()
  const queryKey = kind.queryKey
  const show = async (change: (cards: One[]) => One[]) => {
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData<One[]>(queryKey)
    queryClient.setQueryData<One[]>(queryKey, (cards) => cards && change(cards))
    return { before }
  }
  const takeBack = (text: string, error: Error, before: One[] | undefined) => {
    queryClient.setQueryData<One[]>(queryKey, before)
    const code = errorCode(error)
    if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
    notify({ kind: 'error', ...noticeOf(text, error) })
  }
  const withNew = (cards: One[], made: One) => (kind.editsBelow ? [...cards, made] : [made, ...cards])
  const renew = () => queryClient.invalidateQueries({ queryKey })

  const remove = useMutation({
    mutationFn: ({ id }: One) => kind.remove(id),
    onMutate: ({ id }) => show((cards) => cards.filter((card) => card.id !== id)),
    onSuccess: (_, { id }) =>
      notify({ kind: 'ok', text: t`The operation is completed`, onUndo: undoDelete(id) }),
    onError: (error, card, context) =>
      takeBack(t`“${kind.nameOf(card)}” was not deleted`, error, context?.before),
    onSettled: renew,
  })
  const order = useOrder<One[]>({
    queryKey,
    arrange: (cards, ids) => ids.flatMap((id) => cards.find((card) => card.id === id) ?? []),
    put: kind.order,
    renew,
  })
  return {
    remove,
    order,
    /** The card as the server answered it: in its place, or with its new id where the site has it. */
    put: (saved: One, isNew: boolean) => {
      queryClient.setQueryData<One[]>(queryKey, (cards = []) =>
        isNew ? withNew(cards, saved) : cards.map((card) => (card.id === saved.id ? saved : card)),
      )
      void renew()
    },
  }
}
