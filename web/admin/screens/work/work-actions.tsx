import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import type { Artwork } from '../../kit/artwork/artwork-queries.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import type { WorkActs } from './use-work-acts.ts'
import type { Work } from './work-rows.ts'

type WorkActionsProps = { work: Work; artwork: Artwork | undefined; acts: WorkActs }

/** The actions that the order allows, each with its key. */
export function WorkActions({ work, artwork, acts }: WorkActionsProps) {
  const { user } = useFrame()
  const may = artwork?.acts ?? []
  const isMine = work.taken?.by.id === user.id
  const canPropose = may.includes('propose')
  const isFaulty = hasMustFix(artwork)
  return (
    <div className="sticky bottom-0 mt-auto grid grid-cols-2 gap-2 border-line2 border-t bg-paper p-4">
      <Act cap="A" isPrimary={!isMine} isWide busy={acts.isBusy} onPress={() => acts.take(work)}>
        {isMine ? <Trans>Leave it to others</Trans> : <Trans>Take it on</Trans>}
      </Act>
      {canPropose && !isFaulty && (
        <Act cap="E" isPrimary={isMine} isWide={isMine} onPress={() => acts.makeProof(work)}>
          <Trans>Make a proof</Trans>
        </Act>
      )}
      {may.includes('askNew') && (
        <Act cap="R" onPress={() => acts.ask(work)}>
          <Trans>Ask for a file</Trans>
        </Act>
      )}
      {work.file && (
        <Act cap="D" onPress={() => acts.download(work)}>
          <Trans>Download</Trans>
        </Act>
      )}
      {canPropose && isFaulty && (
        <Act cap="G" onPress={() => acts.letPass(work)}>
          <Trans>Let it pass...</Trans>
        </Act>
      )}
      <Act cap="O" onPress={() => acts.open(work)}>
        <Trans>Open the order</Trans>
      </Act>
    </div>
  )
}

export const hasMustFix = (artwork: Artwork | undefined): boolean =>
  artwork?.versions[0]?.findings.some(({ severity }) => severity === 'must') ?? false

type ActProps = {
  cap: string
  isPrimary?: boolean
  isWide?: boolean
  busy?: boolean
  onPress: () => void
  children: ReactNode
}

const Act = ({ cap, isPrimary = false, isWide = false, busy = false, onPress, children }: ActProps) => (
  <AdminButton
    variant={isPrimary ? 'primary' : 'secondary'}
    busy={busy}
    onClick={onPress}
    className={`justify-between! ${isWide ? 'col-span-2' : ''}`}
  >
    {children}
    <KeyCap inverse={isPrimary}>{cap}</KeyCap>
  </AdminButton>
)
