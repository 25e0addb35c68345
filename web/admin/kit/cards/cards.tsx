import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import type { Values } from '../editor/values.ts'
import { moveItem } from '../pictures/picture-items.ts'
import { SortableGrid } from '../sortable/sortable-grid.tsx'
import { CardEditor } from './card-editor.tsx'
import type { Card, CardKind } from './card-kind.ts'
import { CardView } from './card-view.tsx'
import { useCards } from './use-cards.ts'
import { useOpenCard } from './use-open-card.ts'

type CardsProps<One extends Card, V extends Values> = {
  kind: CardKind<One, V>
  cards: readonly One[]
  /** The card that is edited at first, where the editor stands below. */
  wanted?: number | undefined
  /** In the head of the screen, where every list has its button for adding. */
  addSlot: HTMLElement | null
}

/** One card is edited at a time, and one is added only once the one before is saved (ADM-4). */
export function Cards<One extends Card, V extends Values>({
  kind,
  cards,
  wanted,
  addSlot,
}: CardsProps<One, V>) {
  const { t } = useLingui()
  const { put, remove, order } = useCards(kind)
  const place = useRef<HTMLDivElement>(null)
  const { words, nameOf, editsBelow = false } = kind
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
  // A staff member deleted it meanwhile: what is typed in it stays.
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
            {words.add}
          </AdminButton>,
          addSlot,
        )}
      {open === 'new' && !editsBelow && editor(null)}
      {cards.length === 0 && open !== 'new' && <Empty title={words.empty.title} why={words.empty.why} />}
      <SortableGrid
        items={items}
        nameOf={({ card }) => nameOf(card)}
        label={words.list}
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
          facts={[{ head: <Trans>Site</Trans>, text: words.deleted }]}
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
