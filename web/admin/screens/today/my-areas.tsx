import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { shownPhone } from '../../../../src/lib/phone.ts'
import type { UserData } from '../../../lib/device.ts'
import { MyAreaList } from '../../kit/frame/my-area-list.tsx'

/** Who is signed in, and what the role lets one do. */
export function MyAreas({ user }: { user: UserData }) {
  const { t } = useLingui()
  return (
    <aside
      aria-label={t`You`}
      className="grid items-start gap-7 md:max-xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <section>
        <h2 className="admin-h2 mb-2 leading-6!">
          <Trans>You</Trans>
        </h2>
        <dl className="border-key border-t-2 border-b border-b-line2 bg-paper px-4 py-2">
          <Row label={<Trans>Name</Trans>}>{`${user.name} ${user.surname}`.trim()}</Row>
          <Row label={<Trans>Role</Trans>}>{user.appRole.name}</Row>
          <Row label={<Trans>E-mail</Trans>}>{user.email}</Row>
          {user.phoneNumber && <Row label={<Trans>Phone</Trans>}>{shownPhone(user.phoneNumber)}</Row>}
        </dl>
      </section>
      <MyAreaList user={user} />
    </aside>
  )
}

const Row = ({ label, children }: { label: ReactNode; children: string }) => (
  <div className="flex gap-3 py-1">
    <dt className="w-16 shrink-0 text-t3">{label}</dt>
    <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
  </div>
)
