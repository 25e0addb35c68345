import { Trans } from '@lingui/react/macro'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import type { InboxView } from '../../kit/inbox/queries.ts'

type NoRequestsProps = { view: InboxView; q: string; isPastEnd: boolean }

/** Nothing to show, why, and one way on. */
export function NoRequests({ view, q, isPastEnd }: NoRequestsProps) {
  const show = view === 'open' ? {} : { show: view }
  if (isPastEnd)
    return (
      <Empty title={<Trans>This page is empty</Trans>} why={<Trans>The list is shorter than that.</Trans>}>
        <AdminLinkButton to="/admin/contact/inbox" search={{ ...show, ...(q !== '' && { q }) }}>
          <Trans>To the first page</Trans>
        </AdminLinkButton>
      </Empty>
    )
  if (q !== '')
    return (
      <Empty
        title={<Trans>No request was found for “{q}”</Trans>}
        why={<Trans>Names, phones and notes were searched.</Trans>}
      >
        {view !== 'all' && (
          <AdminLinkButton to="/admin/contact/inbox" search={{ show: 'all', q }}>
            <Trans>Search in all of them</Trans>
          </AdminLinkButton>
        )}
        <AdminLinkButton to="/admin/contact/inbox" search={show}>
          <Trans>Leave the search</Trans>
        </AdminLinkButton>
      </Empty>
    )
  if (view !== 'open')
    return (
      <Empty
        title={<Trans>There are no requests here yet</Trans>}
        why={<Trans>Whoever asks to be called back on the site appears here.</Trans>}
      />
    )
  return (
    <Empty
      title={<Trans>Everybody has been answered</Trans>}
      why={<Trans>When somebody asks to be called back, it appears here at once.</Trans>}
    >
      <AdminLinkButton to="/admin/contact/inbox" search={{ show: 'handled' }}>
        <Trans>See the answered ones</Trans>
      </AdminLinkButton>
    </Empty>
  )
}
