import { Trans } from '@lingui/react/macro'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import type { ServicesSearch } from './services-search.ts'

type NoServicesProps = { search: ServicesSearch; isPastEnd: boolean }

/** Why the list is empty, and one step on. */
export function NoServices({ search: { q, untranslated }, isPastEnd }: NoServicesProps) {
  if (isPastEnd)
    return (
      <Empty title={<Trans>This page is empty</Trans>} why={<Trans>The list is shorter than that.</Trans>}>
        <AdminLinkButton to="/admin/services/services" search={{ q, untranslated }}>
          <Trans>To the first page</Trans>
        </AdminLinkButton>
      </Empty>
    )
  if (q === undefined && !untranslated)
    return (
      <Empty
        title={<Trans>There are no services yet</Trans>}
        why={<Trans>Visitors find nothing to order until you add one.</Trans>}
      >
        <AdminLinkButton to="/admin/services/addservice" variant="primary">
          <Trans>Add a service</Trans>
        </AdminLinkButton>
      </Empty>
    )
  return (
    <Empty
      title={
        q === undefined ? (
          <Trans>No translation is missing</Trans>
        ) : (
          <Trans>No service was found for “{q}”</Trans>
        )
      }
      why={
        q === undefined ? (
          <Trans>Every service and product can be read in three languages.</Trans>
        ) : (
          <Trans>The names of services and products were searched in three languages.</Trans>
        )
      }
    >
      <AdminLinkButton to="/admin/services/services">
        <Trans>Show all services</Trans>
      </AdminLinkButton>
    </Empty>
  )
}
