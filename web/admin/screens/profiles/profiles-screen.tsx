import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { rowLink } from '../../../ui/admin/data-table.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { HistoryLink } from '../../kit/history/history-link.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { useRowKeys } from '../../kit/lists/use-row-keys.ts'
import { kindNames } from '../../kit/preflight/profile-names.ts'
import { Guesses } from './guesses.tsx'
import { type Profile, ruleValues } from './profile-values.ts'

/** The check profiles, each with its sizes and where it is used. */
export function ProfilesScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const query = useQuery(useApi().profiles.list.queryOptions())
  const rowKeys = useRowKeys()
  const profiles = query.data
  const hasRows = profiles !== undefined && profiles.length > 0
  const add = () => void navigate({ to: '/admin/services/addprofile' })
  return (
    <Screen
      title={<Trans>Check profiles</Trans>}
      meta={hasRows && <Plural value={profiles.length} one="# profile" other="# profiles" />}
      actions={
        <>
          <HistoryLink kind="preflightProfile" />
          <AdminLinkButton to="/admin/services/addprofile" variant="primary">
            <PlusIcon />
            <Trans>Add a profile</Trans>
          </AdminLinkButton>
        </>
      }
      shortcuts={[...(hasRows ? rowKeys : []), { keys: ['a'], caps: ['A'], label: t`add`, act: add }]}
      note={<Trans>Files are checked by the profile of their service or product</Trans>}
    >
      <Guesses />
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-40', 'w-24', 'w-32', 'w-16']} />}
        failed={<Trans>The check profiles did not load.</Trans>}
        none={
          profiles?.length === 0 && (
            <Empty
              title={<Trans>There are no check profiles</Trans>}
              why={<Trans>Without one, files are checked for any size.</Trans>}
            >
              <AdminLinkButton to="/admin/services/addprofile">
                <Trans>Add a profile</Trans>
              </AdminLinkButton>
            </Empty>
          )
        }
      >
        {hasRows && <Profiles profiles={profiles} />}
      </ListBody>
    </Screen>
  )
}

function Profiles({ profiles }: { profiles: readonly Profile[] }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  return (
    <ul className="max-w-240 border-key border-t-2">
      {profiles.map((profile) => {
        const { sizes } = ruleValues(profile.rules)
        const { services, products } = profile.usedBy
        const uses = [...services, ...products].map((one) => pick(one, 'name', language))
        return (
          <li
            key={profile.id}
            className="relative grid gap-x-6 gap-y-0.5 border-line2 border-b bg-paper px-3.5 py-2.5 hover:bg-sheet md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.3fr)]"
          >
            <Link
              to="/admin/services/profiles/$id"
              params={{ id: String(profile.id) }}
              data-row=""
              className={`min-w-0 break-words font-semibold ${rowLink}`}
            >
              {pick(profile, 'name', language)}
            </Link>
            <span className="min-w-0 text-t2">
              {i18n._(kindNames[profile.rules.kind])}
              {' · '}
              <span className="tabular-nums">
                {sizes === '' ? t`any size` : sizes.split('\n').join(', ')}
              </span>
            </span>
            <span className="min-w-0 break-words text-t3">
              {uses.length === 0 ? t`not used` : uses.join(', ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
