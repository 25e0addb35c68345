import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { RecordGate } from '../editor/record-gate.tsx'
import type { Values } from '../editor/values.ts'
import { Screen } from '../frame/screen.tsx'
import { HistoryLink } from '../history/history-link.tsx'
import type { Card, CardKind } from './card-kind.ts'
import { Cards } from './cards.tsx'

type CardsScreenProps<One extends Card, V extends Values> = {
  title: ReactNode
  meta?: ReactNode
  kind: CardKind<One, V>
  /** The card that is open at first, where the editor stands below the list. */
  open?: number | undefined
  /** What stands below the cards. */
  children?: ReactNode
}

/** A screen of cards: partners, advertisements, social accounts, contact records. */
export function CardsScreen<One extends Card, V extends Values>(props: CardsScreenProps<One, V>) {
  const { title, meta, kind, open, children } = props
  const [addSlot, setAddSlot] = useState<HTMLElement | null>(null)
  return (
    <Screen
      title={title}
      meta={meta}
      actions={
        <>
          <HistoryLink kind={kind.record} />
          <span ref={setAddSlot} />
        </>
      }
      note={<Trans>In the same order as on the site</Trans>}
    >
      <RecordGate query={kind.query}>
        {(cards) => <Cards kind={kind} cards={cards} wanted={open} addSlot={addSlot} />}
      </RecordGate>
      {children}
    </Screen>
  )
}
