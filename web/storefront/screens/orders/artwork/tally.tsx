import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import type { FindingGroup } from './group-findings.ts'

type TallyProps = { groups: readonly FindingGroup[]; passed: number; isChecking: boolean }

/** How many must be fixed, want a look, and are in order; not known while it is checked. */
export function Tally({ groups, passed, isChecking }: TallyProps) {
  const must = groups.filter(({ finding }) => finding.severity === 'must').length
  const look = groups.length - must
  const figure = (count: number) => (isChecking ? '…' : count)
  return (
    <div
      role="status"
      aria-busy={isChecking}
      className="grid grid-cols-3 divide-x divide-key border border-key"
    >
      <Cell figure={figure(must)} look={must > 0 && !isChecking ? 'bg-error text-white' : ''}>
        <Trans context="order">must fix</Trans>
      </Cell>
      <Cell figure={figure(look)} look={look > 0 && !isChecking ? 'bg-yellow' : ''}>
        <Trans>take a look</Trans>
      </Cell>
      <Cell figure={figure(passed)} look="">
        <Trans>fine</Trans>
      </Cell>
    </div>
  )
}

const Cell = ({ figure, look, children }: { figure: ReactNode; look: string; children: ReactNode }) => (
  <p className={classNames('flex flex-col px-3.5 py-3', look)}>
    <span className="type-money text-[38px] leading-10 md:text-[44px]">{figure}</span>{' '}
    <span className="type-small">{children}</span>
  </p>
)
