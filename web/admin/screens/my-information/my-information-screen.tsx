import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { MyAreaList } from '../../kit/frame/my-area-list.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { MyForm } from './my-form.tsx'
import { MySessions } from './my-sessions.tsx'
import { SecondFactor } from './second-factor/second-factor.tsx'

/** One's own data and password, for everybody on the staff (ADM-13). */
export function MyInformationScreen() {
  const { user } = useFrame()
  const query = useQuery(useApi().accounts.me.queryOptions())
  return (
    <Screen title={<Trans>My information</Trans>} meta={user.appRole.name}>
      {query.isPending && <TableWaiting widths={['w-32', 'grow']} />}
      {query.isError && (
        <div className="mb-4">
          <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
            <Trans>Your information did not load.</Trans>
          </SectionFailed>
        </div>
      )}
      {query.data && (
        <div className="grid items-start gap-x-7 gap-y-6 lg:grid-cols-[minmax(0,720px)_320px]">
          <MyForm me={query.data} />
          <div className="grid min-w-0 gap-6">
            <SecondFactor />
            <MySessions />
            <MyAreaList user={user} />
          </div>
        </div>
      )}
    </Screen>
  )
}
