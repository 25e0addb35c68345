import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ArrowBack } from '../../../ui/icons.tsx'
import type { Artwork, Proofs } from '../../kit/orders/order-parts.ts'
import { OrderName, OrderPageLink, type ProvedOrder } from './order-way.tsx'
import { roundOf } from './proof-data.ts'
import { RoundTabs } from './round-tabs.tsx'
import { RoundView } from './round-view.tsx'

type ProofViewerProps = {
  order: ProvedOrder
  artwork: Artwork
  proofs: Proofs
  /** The round of the address. */
  asked: number | undefined
}

/** The proof as large as the window: the page at the left, what is to be said of it at the right. */
export function ProofViewer({ order, artwork, proofs, asked }: ProofViewerProps) {
  // A round that comes while another is read doesn't take its place.
  const [opened] = useState(proofs.proofs[0]?.round)
  const round = roundOf(proofs, artwork, asked ?? opened)
  if (!round) return null
  const { id } = order.order
  return (
    <main
      id="content"
      tabIndex={-1}
      data-ink="y"
      className="grid min-h-dvh bg-proof grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-[minmax(0,1fr)_460px]"
    >
      <div className="flex min-h-16 min-w-0 items-center gap-4 border-key border-b bg-paper px-5 lg:px-12">
        <OrderPageLink {...order} className="inline-flex min-h-11 shrink-0 items-center gap-3 font-semibold">
          <ArrowBack />
          <span className="max-md:sr-only">
            <Trans>Order № {id}</Trans>
          </span>
        </OrderPageLink>
        <span aria-hidden="true" className="h-8 w-px bg-key max-md:hidden" />
        <p className="min-w-0 truncate font-extrabold text-[18px] tracking-tight">
          <OrderName {...order} />
        </p>
      </div>
      <RoundTabs proofs={proofs} shown={round.proof.round} />
      <RoundView key={round.proof.round} {...{ order, artwork, proofs, round }} />
    </main>
  )
}
