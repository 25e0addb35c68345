import { Trans } from '@lingui/react/macro'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { Screen } from './screen.tsx'

/** An address under /admin that has no screen. */
export const NoSuchScreen = () => (
  <Screen title={<Trans>There is no such screen</Trans>}>
    <Empty
      title={<Trans>Nothing is at this address</Trans>}
      why={<Trans>The address may have been mistyped; what you may open is in the menu.</Trans>}
    >
      <AdminLinkButton to="/admin">
        <Trans>To the start page</Trans>
      </AdminLinkButton>
    </Empty>
  </Screen>
)
