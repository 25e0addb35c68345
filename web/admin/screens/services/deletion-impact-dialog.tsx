import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'

type Lines = {
  /** The counted consequences. */
  facts: readonly { head: ReactNode; text: ReactNode }[]
  /** A warning, such as a campaign that stays empty. */
  warnings?: readonly ReactNode[]
  after: readonly ReactNode[]
  does: ReactNode
}

type DeletionImpactDialogProps<DeletionImpact> = {
  title: ReactNode
  query: UseQueryResult<DeletionImpact, unknown>
  lines: (deletionImpact: DeletionImpact) => Lines
  /** The button's label until the consequences are counted. */
  does: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks before something is deleted that takes other things along; confirming is possible once these are
 * counted.
 */
export function DeletionImpactDialog<DeletionImpact>({
  title,
  query,
  lines,
  does,
  onConfirm,
  onClose,
}: DeletionImpactDialogProps<DeletionImpact>) {
  const counted: Lines = query.data ? lines(query.data) : { facts: [], after: [], does }
  const { warnings = [] } = counted
  return (
    <ConfirmDialog
      grave
      counted
      title={title}
      lead={
        query.data ? (
          <Trans>Removed from the site:</Trans>
        ) : (
          !query.isError && <Trans>Counting what goes with it…</Trans>
        )
      }
      facts={counted.facts}
      after={counted.after}
      waits={!query.data}
      does={counted.does}
      safe={<Trans>Close without deleting</Trans>}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {warnings.map((warning, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <p key={index} className="mt-3 border-warn border-l-4 bg-warn-ground px-3 py-2 text-warn">
          {warning}
        </p>
      ))}
      {query.isError && (
        <div className="mt-3">
          <SectionFailed onRetry={() => void query.refetch()} busy={query.isFetching}>
            <Trans>What goes with it could not be counted.</Trans>
          </SectionFailed>
        </div>
      )}
    </ConfirmDialog>
  )
}
