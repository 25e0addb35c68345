import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isStaffRole } from '../../../../src/domains/access/role-rules.ts'
import { classNames } from '../../../lib/class-names.ts'
import { menu } from '../../kit/frame/menu.ts'
import type { Role, RoleEdits } from './role-edits.ts'
import { countSeen, menuOfRole, type SeenGroup } from './role-menu.ts'

/** A live preview of the sidebar's menu as the role would see it. */
export function RolePreview({ role, edits }: { role: Role; edits: RoleEdits }) {
  const groups = menuOfRole(menu, role, edits)
  const seen = countSeen(groups)
  return (
    <section aria-labelledby="role-preview" className="min-w-0">
      <div className="admin-h2 mb-2 leading-6!">
        <h2 id="role-preview" className="inline">
          <Trans>What {role.name} sees</Trans>
        </h2>{' '}
        <span role="status" className="ml-1 font-normal text-t3">
          <Plural value={seen} one="# screen" other="# screens" />
        </span>
      </div>
      <div className="border-key border-t-2 border-b border-b-line2 bg-desk px-4 py-3">
        {isStaffRole(role) ? (
          <div className="columns-[160px] gap-6">
            {groups.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </div>
        ) : (
          <p className="text-t2">
            <Trans>Customers don’t enter the back office.</Trans>
          </p>
        )}
      </div>
    </section>
  )
}

function Group({ group: { label, entries } }: { group: SeenGroup }) {
  const { i18n } = useLingui()
  return (
    <div className="mb-2.5 break-inside-avoid">
      {label && <p className="admin-group pb-1 text-t3">{i18n._(label)}</p>}
      <ul>
        {entries.map(({ to, label: name, icon: Icon, mark }) => (
          <li
            key={to}
            className={classNames(
              'flex min-h-7 items-center gap-2.5',
              mark === 'goes' ? 'text-t3' : 'text-t2',
            )}
          >
            <Icon />
            <span
              className={classNames(
                mark === 'goes' && 'line-through',
                mark === 'comes' && 'font-semibold text-key',
              )}
            >
              {i18n._(name)}
            </span>
            {mark && (
              <span
                className={classNames(
                  'admin-meta whitespace-nowrap',
                  mark === 'comes' ? 'text-cyan-text' : 'text-error',
                )}
              >
                {mark === 'comes' ? <Trans>+ is added</Trans> : <Trans>− goes</Trans>}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
