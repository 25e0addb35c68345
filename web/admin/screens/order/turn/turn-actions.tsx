import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../../lib/language.tsx'
import { AdminButton, AdminLinkButton, buttonLook } from '../../../../ui/admin/button.tsx'
import { ChatIcon, LinkIcon, UploadIcon } from '../../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import type { OrderTurn } from '../../../kit/artwork/artwork-queries.ts'
import { useFrame } from '../../../kit/frame/frame-context.ts'
import { canOpen } from '../../../kit/frame/menu.ts'
import { useLetterKeys } from '../../../kit/frame/shortcuts.ts'
import { inCase } from '../../../kit/number-case.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { phoneLinks } from '../../../kit/phone-links.ts'
import type { PrintActs } from '../use-print-acts.ts'
import type { PrintPage } from '../use-print-page.ts'

type TurnActionsProps = { order: OrderDetail; turn: OrderTurn; page: PrintPage; acts: PrintActs }

/** The one act that the turn asks for, and beside it to take the order on. */
export function TurnActions({ order, turn, page, acts }: TurnActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:[&>*]:grow">
      {turn.side === 'staff' && <TakeButton turn={turn} acts={acts} />}
      <MainAct order={order} turn={turn} page={page} acts={acts} />
    </div>
  )
}

/** Taken on by oneself it can be let go of. */
function TakeButton({ turn: { taken }, acts }: { turn: OrderTurn; acts: PrintActs }) {
  const { user } = useFrame()
  const [letters] = useLetterKeys()
  const isMine = taken?.by.id === user.id
  return (
    <AdminButton onClick={acts.take}>
      {isMine ? <Trans>Let go of it</Trans> : <Trans>Take it on</Trans>}
      {letters && <KeyCap>D</KeyCap>}
    </AdminButton>
  )
}

function MainAct({ order, turn: { what }, page, acts }: TurnActionsProps) {
  const { user } = useFrame()
  switch (what) {
    case 'price':
      return canOpen(user, 'newOrders') ? (
        <AdminLinkButton to="/admin/newordersadmin" search={{ order: order.id }} variant="primary">
          <Trans>Set the price</Trans>
        </AdminLinkButton>
      ) : null
    case 'lookAtFile':
    case 'makeProof':
    case 'makeChanges':
      return <ProofButton page={page} acts={acts} />
    case 'design':
      return acts.upload ? (
        <Primary onClick={acts.upload}>
          <UploadIcon />
          <Trans>Upload the design</Trans>
        </Primary>
      ) : null
    case 'startProduction':
      return acts.produce ? (
        <Primary onClick={acts.produce}>
          <Trans>To production</Trans>
        </Primary>
      ) : null
    case 'answerMessage':
      return (
        <Primary onClick={acts.write} cap="M">
          <Trans>Answer</Trans>
        </Primary>
      )
    case 'collect':
      return <CallButton order={order} />
    case 'sendArtwork':
    case 'fixArtwork':
    case 'lookAtFindings':
    case 'answerProof':
      return (
        <AdminButton onClick={() => page.ask('link')}>
          <LinkIcon />
          <Trans>Remind</Trans>
        </AdminButton>
      )
    default:
      return null
  }
}

type PrimaryProps = { onClick: () => void; cap?: string; children: ReactNode }

function Primary({ onClick, cap, children }: PrimaryProps) {
  const [letters] = useLetterKeys()
  return (
    <AdminButton variant="primary" onClick={onClick}>
      {children}
      {letters && cap && <KeyCap inverse>{cap}</KeyCap>}
    </AdminButton>
  )
}

function ProofButton({ page, acts }: { page: PrintPage; acts: PrintActs }) {
  const round = (page.proofs.data?.proofs[0]?.round ?? 0) + 1
  const made = inCase(round, 'accusative', useLanguage())
  if (!acts.propose) return null
  return (
    <Primary onClick={acts.propose} cap="E">
      <Trans>Make proof {made}</Trans>
    </Primary>
  )
}

function CallButton({ order }: { order: OrderDetail }) {
  const { whatsApp } = phoneLinks(order.appUser.phoneNumber)
  if (!whatsApp) return null
  return (
    <a href={whatsApp} target="_blank" rel="noreferrer" className={buttonLook({})}>
      <ChatIcon /> <Trans>Remind</Trans>
    </a>
  )
}
