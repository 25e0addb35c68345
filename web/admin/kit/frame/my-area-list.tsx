import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UserData } from '../../../lib/device.ts'
import { areasOf } from './area-names.ts'

/** What the signed-in user's role allows. */
export function MyAreaList({ user }: { user: UserData }) {
  const { i18n } = useLingui()
  const mine = areasOf(user.appRole.permissions)
  return (
    <section>
      <h2 className="admin-h2 mb-2 leading-6!">
        <Trans>What you may do</Trans>{' '}
        <span className="ml-1 font-normal text-t3">
          <Plural value={mine.length} one="# area" other="# areas" />
        </span>
      </h2>
      <div className="border-key border-t-2 border-b border-b-line2 bg-paper px-4">
        {mine.length === 0 ? (
          <p className="py-3 text-t2">
            <Trans>Your role has no permission areas yet: whoever manages the roles can give it some.</Trans>
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
  )
}
