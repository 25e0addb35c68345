import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { BannerEditor } from './banner-editor.tsx'

/** Banner texts and images: the site's first screen, logos, icon and title. */
export function BannerScreen() {
  const query = useQuery(useApi().banner.multilanguage.queryOptions({ id: 1 }))
  return (
    <Screen title={<Trans>Home page</Trans>} meta={<Trans>banner, logos, icon</Trans>}>
      <RecordGate query={query}>{(record) => <BannerEditor record={record} />}</RecordGate>
    </Screen>
  )
}
