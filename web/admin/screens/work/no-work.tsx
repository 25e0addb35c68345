import { Plural, Trans } from '@lingui/react/macro'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import type { WorkSearch } from './work-rows.ts'

type NoWorkProps = { isFiltered: boolean; search: WorkSearch; customers: number; onAll: () => void }

/** Why there is no row: nothing fits the filter, or all is done. */
export function NoWork({ isFiltered, search, customers, onAll }: NoWorkProps) {
  if (isFiltered)
    return (
      <Empty title={<Trans>No job fits this filter</Trans>} why={<Trans>Others may be hidden by it.</Trans>}>
        <AdminButton onClick={onAll}>
          <Trans>Show all</Trans>
        </AdminButton>
      </Empty>
    )
  if (search.side)
    return (
      <Empty
        title={<Trans>Nothing waits for customers</Trans>}
        why={<Trans>Orders whose turn is the customer’s are listed here.</Trans>}
      />
    )
  return (
    <Empty
      title={<Trans>All done</Trans>}
      why={<Plural value={customers} one="# job waits for a customer." other="# jobs wait for customers." />}
    >
      <AdminLinkButton to="/admin/artwork" search={{ side: 'customer' }}>
        <Trans>Show the customers’</Trans>
      </AdminLinkButton>
    </Empty>
  )
}
