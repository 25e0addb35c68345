import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { RecordGate } from '../editor/record-gate.tsx'
import { Screen } from '../screen.tsx'
import { ContactEditor } from './contact-editor.tsx'

/** The company's contact data, record 1 (specification 3 and 9). */
export function ContactScreen() {
  const query = useQuery(useApi().contact.multilanguage.queryOptions({ id: 1 }))
  return (
    <Screen title={<Trans>Contact data</Trans>} meta={<Trans>phones, address, map</Trans>}>
      <RecordGate query={query}>{(record) => <ContactEditor record={record} />}</RecordGate>
    </Screen>
  )
}
