import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { AboutUsEditor } from './about-us-editor.tsx'

/** The about-us block of the home page. */
export function AboutUsScreen() {
  const query = useQuery(useApi().aboutUs.multilanguage.queryOptions({ id: 1 }))
  return (
    <Screen title={<Trans>About us</Trans>} meta={<Trans>block of the home page</Trans>}>
      <RecordGate query={query}>{(record) => <AboutUsEditor record={record} />}</RecordGate>
    </Screen>
  )
}
