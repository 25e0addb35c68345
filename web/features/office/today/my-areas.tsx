import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { UserData } from '../../../lib/device.ts'
import { formatPhone } from '../../../ui/phone-number.ts'
import { areasOf } from '../area-names.ts'

/** Who is signed in, and what the role lets one do. */
export function MyAreas({ user }: { user: UserData }) {
  const { i18n, t } = useLingui()
  const mine = areasOf(user.appRole.permissions)
  return (
    <aside
      aria-label={t`You`}
      className="grid items-start gap-7 md:max-xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <section>
        <h2 className="office-h2 mb-2 leading-6!">
          <Trans>You</Trans>
        </h2>
        <dl className="border-key border-t-2 border-b border-b-line2 bg-paper px-4 py-2">
          <Row label={<Trans>Name</Trans>}>{`${user.name} ${user.surname}`.trim()}</Row>
          <Row label={<Trans>Role</Trans>}>{user.appRole.name}</Row>
          <Row label={<Trans>E-mail</Trans>}>{user.email}</Row>
          {user.phoneNumber && <Row label={<Trans>Phone</Trans>}>{formatPhone(user.phoneNumber)}</Row>}
        </dl>
      </section>
      <section>
        <h2 className="office-h2 mb-2 leading-6!">
          <Trans>What you may do</Trans>{' '}
          <span className="ml-1 font-normal text-t3">
            <Plural value={mine.length} one="# area" other="# areas" />
          </span>
        </h2>
        <div className="border-key border-t-2 border-b border-b-line2 bg-paper px-4">
          {mine.length === 0 ? (
            <p className="py-3 text-t2">
              <Trans>
                Your role has no permission areas yet: whoever manages the roles can give it some.
              </Trans>
            </p>
          ) : (
            <ul className="divide-y divide-line1">
              {mine.map(({ area, name, does }) => (
                <li key={area} className="flex flex-wrap gap-x-2.5 py-1.5">
                  <span className="font-medium">{i18n._(name)}</span>
                  <span className="text-t3">{i18n._(does)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </aside>
  )
}

const Row = ({ label, children }: { label: ReactNode; children: string }) => (
  <div className="flex gap-3 py-1">
    <dt className="w-16 shrink-0 text-t3">{label}</dt>
    <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
  </div>
)
