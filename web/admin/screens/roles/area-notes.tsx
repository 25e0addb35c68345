import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AreaName } from '../../../../src/procedures/areas.ts'
import { areaLabel } from '../../kit/frame/area-names.ts'
import { menu } from '../../kit/frame/menu.ts'
import { hasArea, type Role, type Wishes } from './role-wishes.ts'

type AreaNotesProps = { area: AreaName; roles: readonly Role[]; wishes: Wishes }

/** What the area of the box that has the focus opens, and which roles have it. */
export function AreaNotes({ area, roles, wishes }: AreaNotesProps) {
  const { i18n } = useLingui()
  const screens = menu.flatMap(({ entries }) => entries).filter((entry) => entry.area === area)
  const holders = roles.filter((role) => hasArea(role, wishes, area)).map(({ name }) => name)
  const { name, does } = areaLabel[area]
  return (
    <Notes id="area-notes" title={<Trans>The area “{i18n._(name)}”</Trans>}>
      <li>
        <Trans>Opens: {i18n._(does)}</Trans>
      </li>
      {screens.length > 0 && (
        <li>
          <Trans>In the menu: {screens.map(({ label }) => i18n._(label)).join(', ')}</Trans>
        </li>
      )}
      <li>
        <Trans>Roles that have it: {holders.join(', ')}</Trans>
      </li>
    </Notes>
  )
}

/** The rules of permission areas in words (PER-4 to PER-8). */
export const RuleNotes = () => (
  <Notes id="rule-notes" title={<Trans>Who may change what</Trans>}>
    <li>
      <Trans>The SuperAdmin role is neither changed nor deleted.</Trans>
    </li>
    <li>
      <Trans>The seven built-in roles keep their names; roles of your own stand below them.</Trans>
    </li>
    <li>
      <Trans>You can’t give anybody an area that you don’t have yourself: those boxes are locked.</Trans>
    </li>
    <li>
      <Trans>Customers don’t enter the back office, so their role gets no areas.</Trans>
    </li>
    <li>
      <Trans>
        A change takes effect with the next click of whoever holds the role: nobody has to log in again.
      </Trans>
    </li>
  </Notes>
)

const Notes = ({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) => (
  <section aria-labelledby={id} className="min-w-0">
    <h2 id={id} className="admin-h2 mb-2 leading-6!">
      {title}
    </h2>
    <ul className="divide-y divide-line1 border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 *:py-1.5">
      {children}
    </ul>
  </section>
)
