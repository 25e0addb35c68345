import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LocalGroup } from '../../../kit/options/options-query.ts'

/** A group's name, followed by the note of staff or by how to read it. */
export function GroupHead({ id, group }: { id: string; group: LocalGroup }) {
  return (
    <SectionHead id={id} title={group.name}>
      {group.hint || <HowToRead group={group} />}
    </SectionHead>
  )
}

type SectionHeadProps = { id: string; title: ReactNode; children?: ReactNode }

export const SectionHead = ({ id, title, children }: SectionHeadProps) => (
  <div className="choice-head">
    <h2 id={id} className="type-d3 text-[22px]! leading-8! md:text-[24px]!">
      {title}
    </h2>
    <p className="text-[15px] text-grey">{children}</p>
  </div>
)

function HowToRead({ group: { kind, several, choices } }: { group: LocalGroup }) {
  if (several) return <Trans>You can pick several</Trans>
  if (choices.length === 1) return null
  if (kind === 'size') return <Trans>Outlines are to one scale</Trans>
  return kind === 'material' && choices.some(({ thickness }) => thickness) ? (
    <Trans>The bottom line is the sheet’s thickness</Trans>
  ) : null
}
